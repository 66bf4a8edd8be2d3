/** Tells the other tabs of this browser that somebody signed in or out; each asks the server what that means for it. */
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
