import { solveChallenge } from 'altcha-lib'
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types'

/** Fetches a challenge and solves it. @returns the solution as the server expects it; null when it could not be solved */
export async function solvedToken(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/api/captcha', { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) return null
  const challenge = (await response.json()) as Challenge
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

/** PBKDF2 of Web Crypto, which does not run on the main thread. */
const deriveKey: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', password as BufferSource, 'PBKDF2', false, ['deriveBits'])
  const hash = algorithm.replace('PBKDF2/', '')
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash, salt: salt as BufferSource, iterations: cost },
    key,
    keyLength * 8,
  )
  return { parameters: {}, derivedKey: new Uint8Array(bits) }
}
