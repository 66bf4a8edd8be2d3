import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { emailProblem, trimmedEmail } from '#domain/email.ts'
import { useLocale } from '../../ui/locale.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import { CaptchaFailure } from './captcha-failure.tsx'
import { Challenge } from './challenge.tsx'
import { isQuestionFallback } from './question-fallback-button.tsx'
import { sendForm } from './send-form.ts'
import { useProof } from './use-proof.ts'

export interface SubscribeFormProps {
  /** Stored with the subscriber. */
  source: 'footer' | 'greetings'
  /** Makes ids unique where a page has several forms; by default the source. */
  place?: string
  /** Words above the field. */
  label: string
  /** What is said when subscribing fails. */
  failed: string
  /** Built-in; a captcha service; or a question on the page `/subscribe`, where no third-party script may run. */
  captcha: 'own' | 'hosted' | 'question'
}

/** Loaded only on sites with a captcha service. */
const HostedChallenge = lazy(() =>
  import('./hosted-challenge.tsx').then(
    (module) => ({ default: module.HostedChallenge }),
    () => ({ default: () => <CaptchaFailure /> }),
  ),
)

export const ID_PREFIX = 'subscribe-'

/** How long the field is hidden after an attempt; it comes back empty. */
const REST_MS = 5000

/**
 * Subscribes an address. The server renders it as a plain form, which works by itself; this component is hydrated on its first
 * use. Every submit is an attempt, also one that is refused. The challenge is shown after the first. The built-in one is solved
 * while the address is typed, and a submit that comes before its end waits for it, so that the first of most readers succeeds.
 */
export function SubscribeForm({ source, place = source, label, failed, captcha }: SubscribeFormProps) {
  const { language, t } = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const [token, setToken] = useState('')
  const proof = useProof(setToken)
  /** Counts tokens of a captcha service: each needs a new widget. */
  const [round, setRound] = useState(0)
  const [showsChallenge, setShowsChallenge] = useState(false)
  /** Counts attempts; the field is hidden for a while after each. */
  const [attempt, setAttempt] = useState(0)
  const [isResting, setResting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  /** Whether the last attempt succeeded. */
  const isDone = useRef(false)
  /** The address of the attempt that hid the field, which a further one sends while it is hidden. */
  const hidden = useRef('')
  /** The address that was refused, for the button that fills it in again. */
  const [refused, setRefused] = useState('')
  /** What the server adds to its success. */
  const [note, setNote] = useState<string>()

  /** Starts the proof in advance. After a failure the next focus starts it again, a key does not. */
  function prepare(isRetry = false) {
    if (captcha === 'own' && (isRetry || proof.state !== 'failed')) proof.solve()
  }
  // The field may have been in use before the hydration.
  useEffect(() => {
    if (field.current?.value || document.activeElement === field.current) prepare()
  }, [])
  const hasFailed = showsChallenge && proof.state === 'failed'
  useEffect(() => {
    if (hasFailed) toastFailure(failed)
  }, [hasFailed, failed])

  useEffect(() => {
    if (attempt === 0) return
    // The field that had the focus was removed: the next control gets it.
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const next =
      find('.challenge input:not(:checked), .captcha:not(.captcha--solved)') ??
      find('.subscribe__refused button') ??
      find('[type=submit]')
    const focused = document.activeElement
    if (focused === document.body || focused === field.current) next?.focus()
    const timer = setTimeout(() => setResting(false), REST_MS)
    return () => clearTimeout(timer)
  }, [attempt])

  async function submit(event: FormEvent) {
    // A submit that is not prevented here is sent by `reader/subscribe/submit-guard.ts`, to the page with a question.
    if (captcha === 'question') return
    const isFallback = isQuestionFallback(event.nativeEvent as SubmitEvent)
    // Once the field is back, what it shows is what counts, but for the page with a question, which shows the address.
    if ((isResting || isFallback) && field.current && !field.current.value)
      field.current.value = isFallback ? refused : hidden.current
    if (isFallback) return
    event.preventDefault()
    if (isBusy) return
    const typed = trimmedEmail(field.current?.value ?? '')
    // The second click of a double click, after the first has succeeded.
    if (isDone.current && isResting && !typed) return
    const isWrong = emailProblem(typed) !== null
    const solved = token || (!isWrong && proof.pending())
    // Reads the form, so it comes before the field is emptied.
    const refusal = t(solved ? 'subscribe.emailInvalid' : 'subscribe.captchaIncomplete')
    const answer = solved && !isWrong ? subscribed(solved) : refusal
    if (field.current) field.current.value = ''
    hidden.current = typed
    setResting(true)
    setAttempt((count) => count + 1)
    setNote(undefined)
    setShowsChallenge(true)
    // A failure in advance was not shown, and the token of a used proof is spent.
    if (proof.state === 'used' || (proof.state === 'failed' && !showsChallenge)) proof.reset('idle')
    const failure = await answer
    // A second press while the field rests sends nothing new.
    setRefused((before) => (failure === null ? '' : typed || before))
    isDone.current = failure === null
    if (isDone.current) {
      hidden.current = ''
      toastSuccess(t('subscribe.subscribed'))
    } else if (failure) toastFailure(failure)
  }

  /** Returns the message of a refusal, or null. It is empty after a failed proof, which tells of itself. */
  async function subscribed(solved: string | Promise<string>): Promise<string | null> {
    setBusy(true)
    const filled = form.current!.cloneNode(true) as HTMLFormElement
    const proved = await solved
    const result = proved && (await sendForm(filled, proved))
    setBusy(false)
    if (!result) return ''
    const errors: Record<string, string> = result.ok ? {} : result.refusal.errors
    // The server accepts the same token again only after a refused address.
    if (!errors.to_email) {
      setToken('')
      if (captcha === 'own') proof.reset(result.ok ? 'used' : 'idle')
      else setRound((count) => count + 1)
    }
    if (result.ok) {
      setNote(result.value.note)
      return null
    }
    if (errors.captcha) return t('subscribe.captchaIncomplete')
    return errors.to_email ? t('subscribe.emailInvalid') : failed
  }

  function fillInAgain() {
    setResting(false)
    // The field has to be rendered before it can be filled.
    requestAnimationFrame(() => {
      if (!field.current) return
      field.current.value = refused
      field.current.focus()
      setRefused('')
    })
  }

  const step = captcha === 'own' ? (proof.state === 'working' ? 'Wait' : 'Tick') : 'Solve'
  const id = ID_PREFIX + place
  return (
    <form
      ref={form}
      className="subscribe"
      method="post"
      action="/subscribe"
      noValidate
      onSubmit={submit}
      aria-busy={isBusy || undefined}
      data-failed={failed}
      data-moment={language === 'en' ? undefined : t('subscribe.moment')}
      data-proof={proof.state === 'idle' ? undefined : proof.state}
    >
      <input type="hidden" name="source" value={source} />
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="wraps subscribe__row">
        <input
          ref={field}
          id={id}
          className="control subscribe__email"
          type="email"
          name="to_email"
          autoComplete="email"
          placeholder={t('subscribe.emailExample')}
          hidden={isResting}
          onFocus={() => prepare(!showsChallenge)}
          onInput={() => prepare()}
        />
        {isResting && (
          <p className="subscribe__rest" role="status">
            {t(isBusy ? 'subscribe.moment' : 'subscribe.rest')}
          </p>
        )}
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {t('subscribe.button')}
        </button>
      </div>
      {note && (
        <p className="subscribe__step" role="status">
          {note}
        </p>
      )}
      {refused && (
        <p className="subscribe__refused">
          <button type="button" className="text-button" onClick={fillInAgain}>
            {t('subscribe.useAgain', { email: refused })}
          </button>
        </p>
      )}
      {showsChallenge && !isBusy && !token && proof.state !== 'used' && (
        <p className="subscribe__step" id={`${id}-step`}>
          {t(`subscribe.step${step}${isResting || !refused ? '' : 'Again'}`)}
        </p>
      )}
      {showsChallenge &&
        (captcha === 'own' ? (
          <Challenge proof={proof} describedBy={`${id}-step`} />
        ) : (
          <Suspense>
            <HostedChallenge key={round} onToken={setToken} describedBy={`${id}-step`} />
          </Suspense>
        ))}
    </form>
  )
}
