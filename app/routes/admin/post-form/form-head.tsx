import { QuietButton } from '../../../ui/button.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { OpenDetails } from './post-details.tsx'

interface FormHeadProps {
  heading: string
  /** Details with a message. */
  wrongDetails: number
  isFocused: boolean
  onFocused: (isFocused: boolean) => void
  isPreviewShown: boolean
  onPreview: () => void
}

/** The heading of a post form, and the buttons for its views. */
export function FormHead({ heading, wrongDetails, isFocused, onFocused, isPreviewShown, onPreview }: FormHeadProps) {
  const { t } = useLocale()
  return (
    <div className="cluster cluster--apart post-form__top">
      <h2 className="admin__heading">{heading}</h2>
      <p className="meta">
        <RequiredNote />
      </p>
      <p className="actions">
        <OpenDetails wrong={wrongDetails} />
        <QuietButton aria-pressed={isFocused} onClick={() => onFocused(!isFocused)}>
          {t('form.focusMode')}
        </QuietButton>
        <QuietButton aria-pressed={isPreviewShown} onClick={onPreview}>
          {isPreviewShown ? t('form.hidePreview') : t('form.showPreview')}
        </QuietButton>
      </p>
    </div>
  )
}
