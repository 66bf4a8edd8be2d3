import { QuietButton } from '../../../ui/button.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
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
  return (
    <div className="cluster cluster--apart post-form__top">
      <h2 className="admin__heading">{heading}</h2>
      <p className="meta">
        <RequiredNote />
      </p>
      <p className="actions">
        <OpenDetails wrong={wrongDetails} />
        <QuietButton aria-pressed={isFocused} onClick={() => onFocused(!isFocused)}>
          Focus mode
        </QuietButton>
        <QuietButton aria-pressed={isPreviewShown} onClick={onPreview}>
          {isPreviewShown ? 'Hide preview' : 'Show preview'}
        </QuietButton>
      </p>
    </div>
  )
}
