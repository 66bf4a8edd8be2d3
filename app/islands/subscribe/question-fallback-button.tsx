import { useLocale } from '../../ui/locale.ts'
/**
 * Opens the form that asks a question instead, with the typed address: a submit button of the surrounding form, submitted by the
 * browser itself.
 */
export function QuestionFallbackButton() {
  const { t } = useLocale()
  return (
    <button type="submit" className="subscribe__without" formMethod="post" formAction="/subscribe">
      {t('subscribe.without')}
    </button>
  )
}

/** Whether a form is being sent by that button. */
export function isQuestionFallback({ submitter }: SubmitEvent): boolean {
  return submitter?.hasAttribute('formaction') ?? false
}
