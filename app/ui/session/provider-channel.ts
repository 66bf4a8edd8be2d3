import type { OpenIdProblem } from '#domain/identity/openid-sign-in.ts'

/** Message of the window of a sign-in to the page that opened it, by a broadcast channel: the window has no `opener`. */
export interface ProviderMessage {
  readonly flow: string
  /** Set where the server does not know the result of the sign-in. */
  readonly problem?: OpenIdProblem
}

export function announceProviderSignIn(message: ProviderMessage): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(message)
  channel.close()
}

export function onProviderSignIn(listener: (message: ProviderMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }) => listener(data))
  return () => channel.close()
}

const NAME = 'den-openid'
