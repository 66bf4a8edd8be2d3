import { announceSessionChange } from './session-channel.ts'

/** Ends the session on the server and tells the other tabs; false when the server did not say so. */
export async function signOut(): Promise<boolean> {
  const response = await fetch('/api/auth/sign-out', { method: 'POST' }).catch(() => null)
  if (!response?.ok) return false
  announceSessionChange()
  return true
}
