/** Name of the broadcast channel for sign-ins and sign-outs in tabs of this browser. */
export const SESSION_CHANNEL = 'den-session'

/** @returns a function that stops listening */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
