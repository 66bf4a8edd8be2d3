import { announceSessionChange } from './announce-session-change.ts'

const TIME_LIMIT_MS = 15_000

/** Ends the session on the server and tells the other tabs; false if the server did not confirm it in time. */
export async function signOut(): Promise<boolean> {
  const response = await fetch('/api/auth/sign-out', {
    method: 'POST',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(() => null)
  if (!response?.ok) return false
  announceSessionChange()
  return true
}
