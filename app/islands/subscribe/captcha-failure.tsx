import { QuestionFallbackButton } from './question-fallback-button.tsx'

interface CaptchaFailureProps {
  words?: string
  onRetry?: () => void
}

/** Something on the way may block the service: there is always the form that asks a question instead. */
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
