import { useEffect, useRef } from 'react'
import { useLocale } from '../../ui/locale.ts'
import { QuestionFallbackButton } from './question-fallback-button.tsx'
import type { Proof } from './use-proof.ts'

const SAID = {
  idle: 'subscribe.robot',
  working: 'subscribe.working',
  solved: 'subscribe.solved',
  used: 'subscribe.solved',
  expired: 'subscribe.robotAgain',
  failed: 'subscribe.robotFailed',
} as const

interface ChallengeProps {
  proof: Proof
  /** The id of the element that explains the challenge. */
  describedBy: string
}

/** The checkbox of the built-in proof of work. Ticking it starts the work, unless that began while the address was typed. */
export function Challenge({ proof: { state, solve }, describedBy }: ChallengeProps) {
  const { t } = useLocale()
  const box = useRef<HTMLLabelElement>(null)
  // The form in the footer may be at the edge of the window, with the challenge out of view.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])

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
            if (!isDone) solve()
          }}
        />
        {t(SAID[state])}
      </label>
      <p className="visually-hidden" role="status">
        {state === 'idle' ? '' : t(SAID[state])}
      </p>
      {state === 'failed' && (
        <p className="challenge__way">
          <QuestionFallbackButton />
        </p>
      )}
    </>
  )
}
