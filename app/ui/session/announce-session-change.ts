import { SESSION_CHANNEL } from './session-channel.ts'

/** Tells the other tabs of this browser of a sign-in or sign-out; each then asks the server for its session. */
export function announceSessionChange(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage('changed')
  channel.close()
}
