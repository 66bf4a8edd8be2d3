export const SESSION_CHANNEL = 'den-session'

export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
