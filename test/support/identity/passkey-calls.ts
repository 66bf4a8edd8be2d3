import type { TestApp } from '../app.ts'
import type { Writer } from './administrator.ts'
import { Authenticator } from './authenticator.ts'

/** Adds a passkey to the account of a session by calls, as a browser does. */
export async function addPasskey(app: TestApp, { send }: Writer, name = 'Key ring') {
  const authenticator = new Authenticator(app.services.config.siteUrl)
  const options = (await send('POST', '/api/auth/passkeys/options')).json()
  const response = authenticator.create(options)
  const reply = await send('POST', '/api/auth/passkeys', { name, response })
  if (reply.status !== 201) throw new Error(`not added: ${reply.status} ${reply.body}`)
  return { authenticator, id: reply.json().id as string }
}

/** What an authenticator answers to the options of a call without a session. */
export async function signInAnswer(app: TestApp, authenticator: Authenticator) {
  const headers = { Origin: app.services.config.siteUrl }
  const options = await app.get('/api/auth/sign-in/passkey/options', { method: 'POST', headers })
  return { response: authenticator.get(options.json()) }
}

/** Signs in with a passkey from a new browser. */
export async function signInByPasskey(app: TestApp, authenticator: Authenticator, more: Record<string, string> = {}) {
  return app.postJson('/api/auth/sign-in/passkey', await signInAnswer(app, authenticator), more)
}
