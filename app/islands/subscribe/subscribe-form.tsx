import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailProblem } from '#domain/email.ts'
import { messages } from '#domain/messages.ts'
import { call } from '../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import { Challenge } from './challenge.tsx'

export interface SubscribeFormProps {
  /** Where the form stands; a page may hold one of each. */
  source: 'footer' | 'greetings'
  /** To whom one writes when subscribing fails. */
  contact: string
}

/** After each attempt the field is away for so long, and comes back empty. */
const REST_MS = 5000

/**
 * Subscribes an address. The server renders it as a plain form, which works by itself; once its reader touches it, this very
 * component takes over. Every submit is an attempt, refused ones too. The challenge comes with the first.
 */
export function SubscribeForm({ source, contact }: SubscribeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  const [showsChallenge, setShowsChallenge] = useState(false)
  /** Counts attempts; the field rests after each. */
  const [attempt, setAttempt] = useState(0)
  const [isResting, setResting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  /** What was typed before a refusal, to be taken up again. */
  const [refused, setRefused] = useState('')

  useEffect(() => {
    if (attempt === 0) return
    // The field that had the focus is gone: on to what comes next.
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const next = find('.challenge input:not(:checked)') ?? find('.subscribe__refused button')
    const focused = document.activeElement
    if (focused === document.body || focused === field.current) next?.focus()
    const timer = setTimeout(() => setResting(false), REST_MS)
    return () => clearTimeout(timer)
  }, [attempt])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const typed = field.current?.value.trim() ?? ''
    if (field.current) field.current.value = ''
    setResting(true)
    setAttempt((count) => count + 1)
    setShowsChallenge(true)
    const problem = token ? emailProblem(typed) : messages.captchaIncomplete
    const failure = problem ?? (await subscribed(typed))
    // Whoever presses again while the field rests has typed nothing new.
    setRefused((before) => (failure ? typed || before : ''))
    if (failure) toastFailure(failure)
    else toastSuccess(messages.subscribed)
  }

  /** Gives the words of the refusal, or null. Asked once, the server takes the same solution no second time. */
  async function subscribed(email: string): Promise<string | null> {
    setBusy(true)
    const result = await call('POST', '/api/subscriptions', { to_email: email, captcha: token, source })
    setBusy(false)
    setToken('')
    setRound((count) => count + 1)
    if (result.ok) return null
    const { errors } = result.refusal
    return errors.captcha ?? errors.to_email ?? messages.subscribeFailed(contact)
  }

  function takeUp() {
    setResting(false)
    // The field has to stand there before it can be filled.
    requestAnimationFrame(() => {
      if (!field.current) return
      field.current.value = refused
      field.current.focus()
      setRefused('')
    })
  }

  const id = `subscribe-${source}`
  return (
    <form
      ref={form}
      className="subscribe"
      method="post"
      action="/subscribe"
      noValidate
      onSubmit={submit}
      aria-busy={isBusy}
    >
      <input type="hidden" name="source" value={source} />
      <label className="label" htmlFor={id}>
        New posts by e-mail
      </label>
      <div className="subscribe__row">
        <input
          ref={field}
          id={id}
          className="subscribe__email"
          type="email"
          name="to_email"
          autoComplete="email"
          placeholder="you@example.com"
          hidden={isResting}
        />
        {isResting && (
          <p className="subscribe__rest" role="status">
            {isBusy ? 'One moment…' : 'Back in a moment…'}
          </p>
        )}
        <button type="submit" className="button" disabled={isBusy}>
          Subscribe
        </button>
      </div>
      {refused && (
        <p className="subscribe__refused">
          <button type="button" className="text-button" onClick={takeUp}>
            Use {refused} again
          </button>
        </p>
      )}
      {showsChallenge && <Challenge key={round} onToken={setToken} />}
    </form>
  )
}
