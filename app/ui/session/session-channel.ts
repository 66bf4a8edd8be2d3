/** Name of the channel on which tabs of this browser hear of a sign-in or sign-out. */
export const SESSION_CHANNEL = 'den-session'

/** @returns a function that stops listening */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
