import { useEffect, useRef, useState } from 'react'
import { TOKEN_MS } from './token-lifetime.ts'

/** Twenty times as long as a phone needs. */
const PROOF_TIMEOUT_MS = 20_000

/** `used`: the server has accepted the token, which is valid once. */
type ProofState = 'idle' | 'working' | 'solved' | 'used' | 'expired' | 'failed'

export interface Proof {
  readonly state: ProofState
  /** Does nothing while the proof is being solved or is solved. */
  readonly solve: () => void
  /** The token of a proof that is being solved, or an empty string once that failed; null at other times. */
  readonly pending: () => Promise<string> | null
  /** Discards the result, after its token was sent or after a failure that was not shown. */
  readonly reset: (state: 'idle' | 'used') => void
}

/**
 * The built-in proof of work, which is cheap for one form and expensive for thousands: fetches a challenge and solves it off the
 * main thread. `onToken` is called with the token, and with an empty string once it is discarded.
 */
export function useProof(onToken: (token: string) => void): Proof {
  const [state, setState] = useState<ProofState>('idle')
  const work = useRef<AbortController>(null)
  const pending = useRef<Promise<string>>(null)
  useEffect(() => () => work.current?.abort(), [])
  useEffect(() => {
    if (state !== 'solved') return
    const timer = setTimeout(() => {
      onToken('')
      setState('expired')
    }, TOKEN_MS)
    return () => clearTimeout(timer)
  }, [state, onToken])

  function solve() {
    // The state of this render may be older than a call in the same event.
    if (pending.current || state === 'solved') return
    work.current = new AbortController()
    setState('working')
    pending.current = solved(work.current.signal)
  }

  async function solved(signal: AbortSignal): Promise<string> {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(PROOF_TIMEOUT_MS)])
    const token = (await Promise.race([worked(limited), ended(limited)]).catch(() => null)) ?? ''
    if (signal.aborted) return ''
    pending.current = null
    onToken(token)
    setState(token ? 'solved' : 'failed')
    return token
  }

  return { state, solve, pending: () => pending.current, reset: setState }
}

async function worked(signal: AbortSignal): Promise<string | null> {
  const { solvedToken } = await import('./proof-of-work.ts')
  return solvedToken(signal)
}

/** Rejects when the signal aborts, also where the code behind the promise cannot observe it. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
