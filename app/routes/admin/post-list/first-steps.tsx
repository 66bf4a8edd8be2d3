import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { FirstSteps as Steps } from '#server/posts/first-run/first-steps.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useCall } from '../shell/use-call.ts'

const STEPS = [
  {
    step: 'secondFactor',
    label: 'Protect your sign-in with a second factor',
    address: '/admin/account#second-factor',
  },
  { step: 'name', label: 'Name your blog', address: '/admin/settings?section=blog' },
  { step: 'greetings', label: 'Write your own Greetings', address: '/admin/settings?section=greetings' },
  { step: 'mail', label: 'Set up mail', address: '/admin/mail' },
  { step: 'subscribers', label: 'Import your subscribers', address: '/admin/subscribers' },
  { step: 'post', label: 'Write the first post', address: '/admin' },
  { step: 'demo', label: 'Remove the demo', address: '/admin/posts#demo' },
] as const

interface FirstStepsProps {
  steps: Steps
  /** Called before the list disappears. */
  onHide: () => void
}

/** The first steps on a new site, each with a link until it is done; folded away unless the address names them. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  const { isBusy, run } = useCall()
  const details = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  // Not the attribute `open`: the server, which does not know the hash, renders it closed.
  useEffect(() => {
    if (hash === '#first-steps' && details.current) details.current.open = true
  }, [hash])
  return (
    <section className="first-steps" id="first-steps" aria-label="First steps">
      <details ref={details}>
        <summary>First steps: {progressWords(steps)} done</summary>
        <ol className="first-steps__list">
          {STEPS.map(({ step, label, address }) => (
            <li key={step} className="first-steps__step">
              <span className="first-steps__mark" aria-hidden="true">
                {steps[step] ? '✓' : '○'}
              </span>
              {steps[step] ? (
                <span>
                  {label}
                  <span className="visually-hidden"> (done)</span>
                </span>
              ) : (
                <Link to={address}>{label}</Link>
              )}
            </li>
          ))}
        </ol>
        <TextButton
          aria-disabled={isBusy}
          onClick={() => run(() => call('DELETE', '/api/first-steps'), { onSuccess: onHide })}
        >
          Hide it
        </TextButton>
      </details>
    </section>
  )
}

/** `2 of 6` */
export function progressWords(steps: Steps): string {
  return `${STEPS.filter(({ step }) => steps[step]).length} of ${STEPS.length}`
}
