import { QuietButton } from '../../../ui/button.tsx'

interface OneTimeTextProps {
  text: string
  /** Accessible name of the text. */
  label: string
  copy: string
}

/** A link or token that is shown only once, to be copied. */
export function OneTimeText({ text, label, copy }: OneTimeTextProps) {
  return (
    <div className="cluster">
      <input className="control" readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
      <QuietButton data-copy={text}>
        <span data-copy-label="">{copy}</span>
      </QuietButton>
    </div>
  )
}
