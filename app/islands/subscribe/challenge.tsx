import { useEffect, useRef, useState } from 'react'
import { type ChallengeProps, TOKEN_MS } from './challenge-props.ts'
import { QuestionFallbackButton } from './question-fallback-button.tsx'

/** Twenty times as long as a phone needs. */
const CHALLENGE_TIMEOUT_MS = 20_000

const SAID = {
  idle: 'I’m not a robot',
  working: 'Working it out…',
  solved: 'Not a robot',
  expired: 'That took a while. Once more, please: I’m not a robot',
  failed: 'That did not work. Try again: I’m not a robot',
} as const

/**
 * The checkbox of the built-in proof of work, which is cheap for one form and expensive for thousands. Ticking it
 * fetches a challenge and solves it off the main thread.
 */
export function Challenge({ onToken, onFailed, describedBy }: ChallengeProps & { onFailed: () => void }) {
  const [state, setState] = useState<keyof typeof SAID>('idle')
  const work = useRef<AbortController>(null)
  const box = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    // The form in the footer may be at the edge of the window, with the challenge out of view.
    box.current?.scrollIntoView({ block: 'nearest' })
    return () => work.current?.abort()
  }, [])
  useEffect(() => {
    if (state !== 'solved') return
    const timer = setTimeout(() => {
      onToken('')
      setState('expired')
    }, TOKEN_MS)
    return () => clearTimeout(timer)
  }, [state, onToken])

  async function solve() {
    const controller = new AbortController()
    work.current = controller
    setState('working')
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(CHALLENGE_TIMEOUT_MS)])
    const token = await Promise.race([worked(signal), ended(signal)]).catch(() => null)
    if (controller.signal.aborted) return
    onToken(token ?? '')
    setState(token ? 'solved' : 'failed')
    if (!token) onFailed()
  }

  const isDone = state === 'solved' || state === 'working'
  return (
    <>
      <label ref={box} className={`challenge challenge--${state}`}>
        <input
          type="checkbox"
          checked={isDone}
          aria-describedby={describedBy}
          aria-disabled={state === 'working'}
          onChange={() => {
            if (!isDone) void solve()
          }}
        />
        {SAID[state]}
      </label>
      <p className="visually-hidden" role="status">
        {state === 'idle' ? '' : SAID[state]}
      </p>
      {state === 'failed' && (
        <p className="challenge__way">
          <QuestionFallbackButton />
        </p>
      )}
    </>
  )
}

async function worked(signal: AbortSignal): Promise<string | null> {
  const { solvedToken } = await import('./proof-of-work.ts')
  return solvedToken(signal)
}

/** Rejects when the signal aborts, also where the code behind the promise cannot observe it. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
