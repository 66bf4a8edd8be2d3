/** Tells the other tabs of this browser of a sign-in or sign-out; each then asks the server for its session. */
export function announceSessionChange(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('changed')
  channel.close()
}

/** @returns a function that stops listening */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listener)
  return () => channel.close()
}

const NAME = 'den-session'
