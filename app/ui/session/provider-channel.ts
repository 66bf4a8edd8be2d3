import type { OpenIdProblem } from '#domain/identity/openid-sign-in.ts'

/** What the window of a sign-in says to the page that opened it. The opener itself is out of its reach. */
export interface ProviderMessage {
  readonly flow: string
  /** Of a sign-in whose end the server cannot tell. */
  readonly problem?: OpenIdProblem
}

export function announceProviderSignIn(message: ProviderMessage): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(message)
  channel.close()
}

/** @returns a function that stops listening */
export function onProviderSignIn(listener: (message: ProviderMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => listener(data))
  return () => channel.close()
}

const NAME = 'den-openid'
