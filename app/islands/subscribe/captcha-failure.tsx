import { QuestionFallbackButton } from './question-fallback-button.tsx'

interface CaptchaFailureProps {
  words?: string
  onRetry?: () => void
}

/** Shown when a captcha service cannot be loaded, as with a content blocker. Offers the form with a question instead. */
export function CaptchaFailure({ words = 'The captcha could not be loaded.', onRetry }: CaptchaFailureProps) {
  return (
    <div className="captcha-failure" role="alert">
      <p>{words}</p>
      {onRetry && (
        <button type="button" className="button button--quiet" onClick={onRetry}>
          Try again
        </button>
      )}
      <QuestionFallbackButton />
    </div>
  )
}
