import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'
import { listening } from '../listening.ts'

export const CLIENT_ID = 'den'
export const CLIENT_SECRET = 'a secret that only both know'

/** A real OpenID provider on this machine. It signs in any name that is typed into its form. */
export interface LocalProvider extends AsyncDisposable {
  readonly issuer: string
  /** Its name for users. */
  readonly name: string
  /** The site to which it sends browsers back. */
  site: string
  /** The error with which it answers a sign-in that is cancelled. */
  cancelsWith: string
}

/** Claims of persons by the name that they type, which is also the subject. */
const PERSONS: Readonly<Record<string, object>> = {
  mara: { email: 'mara@den.example', email_verified: true, name: 'Mara Vell' },
  keeper: { email: 'keeper@den.example', email_verified: true, name: 'Keeper' },
  stranger: { email: 'stranger@elsewhere.example', email_verified: true, name: 'Stranger' },
}

export async function openLocalProvider(): Promise<LocalProvider> {
  let provider: Provider | undefined
  const server = createServer(async (request, response) => {
    // Created at the first request, since neither server knows the port of the other before.
    provider ??= new Provider(local.issuer, configurationFor(local.site))
    const { pathname } = new URL(request.url!, local.issuer)
    if (pathname.startsWith('/interaction/')) await interact(provider, request, response, local.cancelsWith)
    else await provider.callback()(request, response)
  })
  const { origin, ...open } = await listening(server)
  const local: LocalProvider = {
    issuer: origin,
    name: new URL(origin).host,
    site: '',
    cancelsWith: 'access_denied',
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  }
  return local
}

function configurationFor(site: string): Configuration {
  return {
    clients: [
      { client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [`${site}/admin/sign-in/callback`] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ sub, ...PERSONS[sub] }) }),
    // Consent is given without a prompt.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: CLIENT_ID, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/** The page on which a name is typed, or the sign-in cancelled. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  error: string,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!DOCTYPE html><html lang="en"><title>Provider</title><form method="post">
      <label>Name <input name="name"></label><button name="does" value="sign-in">Enter</button>
      <button name="does" value="cancel">Cancel</button></form></html>`)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  const result = form.get('does') === 'cancel' ? { error } : { login: { accountId: form.get('name') ?? '' } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}
