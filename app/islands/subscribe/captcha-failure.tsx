import { useLocale } from '../../ui/locale.ts'
import { QuestionFallbackButton } from './question-fallback-button.tsx'

interface CaptchaFailureProps {
  words?: string
  onRetry?: () => void
}

/** Shown when a captcha service cannot be loaded, as with a content blocker. Offers the form with a question instead. */
export function CaptchaFailure({ words, onRetry }: CaptchaFailureProps) {
  const { t } = useLocale()
  return (
    <div className="captcha-failure" role="alert">
      <p>{words ?? t('subscribe.captchaFailed')}</p>
      {onRetry && (
        <button type="button" className="button button--quiet" onClick={onRetry}>
          {t('subscribe.retry')}
        </button>
      )}
      <QuestionFallbackButton />
    </div>
  )
}
