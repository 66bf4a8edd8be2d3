import { useEffect, useRef, useState } from 'react'
import styles from '../../styles/hosted-captcha.css?url'
import { useLocale } from '../../ui/locale.ts'
import { CaptchaFailure } from './captcha-failure.tsx'
import { drawWidget, type Widget } from './hosted-widget.ts'
import { TOKEN_MS } from './token-lifetime.ts'

/** Limit for widgets that solve themselves, which would renew their token as long as the page is open. */
const MAX_RENEWALS = 3

const SAID = {
  loading: 'subscribe.moment',
  open: null,
  solved: 'subscribe.solved',
  expired: 'subscribe.captchaAgain',
} as const

const FAILED = { failed: 'subscribe.captchaFailed', lapsed: 'subscribe.captchaLate' } as const

interface HostedChallengeProps {
  /** Called with the captcha token, and with an empty string once the token is discarded. */
  onToken: (token: string) => void
  /** The id of the element that explains the challenge. */
  describedBy: string
}

/** The challenge of a captcha service. Its script is loaded when this is first rendered, which is after the first submit. */
export function HostedChallenge({ onToken, describedBy }: HostedChallengeProps) {
  const { t } = useLocale()
  const [state, setState] = useState<keyof typeof SAID | keyof typeof FAILED>('loading')
  /** Number of retries: a new one draws a new widget. */
  const [retry, setRetry] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let widget: Widget | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let renewals = 0
    let isOver = false
    const lose = (next: 'expired' | keyof typeof FAILED) => {
      clearTimeout(timer)
      onToken('')
      setState(next)
      if (next === 'expired') return
      isOver = true
      removeWidget()
    }
    const removeWidget = () => {
      widget?.remove()
      widget = undefined
    }
    const expire = () => {
      if (isOver) return
      renewals++
      if (renewals > MAX_RENEWALS) return lose('lapsed')
      lose('expired')
      widget?.reset()
    }
    // The services need an empty element, which React must not manage.
    const element = document.createElement('div')
    place.current?.append(element)
    drawWidget(element, {
      onSolved(token) {
        if (isOver) return
        clearTimeout(timer)
        timer = setTimeout(expire, TOKEN_MS)
        onToken(token)
        setState('solved')
      },
      onExpired: expire,
      onFailed: () => isOver || lose('failed'),
    }).then(
      (drawn) => {
        widget = drawn
        if (isOver) removeWidget()
        else setState((before) => (before === 'loading' ? 'open' : before))
      },
      () => isOver || lose('failed'),
    )
    return () => {
      isOver = true
      clearTimeout(timer)
      removeWidget()
      element.remove()
    }
  }, [retry, onToken])

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    // The field that had the focus was removed.
    if (document.activeElement === document.body) box.current?.focus()
  }, [retry])

  // React renders the siblings only once the sheet is loaded.
  const sheet = <link rel="stylesheet" href={styles} precedence="default" />
  if (state === 'failed' || state === 'lapsed')
    return (
      <>
        {sheet}
        <CaptchaFailure
          words={t(FAILED[state])}
          onRetry={() => {
            setState('loading')
            setRetry((count) => count + 1)
          }}
        />
      </>
    )
  const said = SAID[state]
  return (
    <>
      {sheet}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look like one */}
      <div
        ref={box}
        className={`captcha captcha--${state}`}
        role="group"
        aria-label={t('subscribe.captcha')}
        aria-describedby={describedBy}
        tabIndex={-1}
      >
        <div ref={place} />
        <p className="captcha__said" role="status">
          {said && t(said)}
        </p>
      </div>
    </>
  )
}
