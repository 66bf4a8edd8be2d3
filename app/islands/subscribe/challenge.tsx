import { useEffect, useRef } from 'react'
import { QuestionFallbackButton } from './question-fallback-button.tsx'
import type { Proof } from './use-proof.ts'

const SAID = {
  idle: 'I’m not a robot',
  working: 'Working it out…',
  solved: 'Not a robot',
  used: 'Not a robot',
  expired: 'That took a while. Once more, please: I’m not a robot',
  failed: 'That did not work. Try again: I’m not a robot',
} as const

interface ChallengeProps {
  proof: Proof
  /** The id of the element that explains the challenge. */
  describedBy: string
}

/** The checkbox of the built-in proof of work. Ticking it starts the work, unless that began while the address was typed. */
export function Challenge({ proof: { state, solve }, describedBy }: ChallengeProps) {
  const box = useRef<HTMLLabelElement>(null)
  // The form in the footer may be at the edge of the window, with the challenge out of view.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])

  const isDone = state === 'solved' || state === 'used' || state === 'working'
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
