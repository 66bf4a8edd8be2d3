import { Field, type FieldTexts } from '../field.tsx'
import { useLocale } from '../locale.ts'

interface ColourFieldProps extends FieldTexts {
  name?: string | undefined
  /** As it is typed; `#rrggbb` where it is complete. */
  value: string
  onChange: (colour: string) => void
  /** What the picker shows for a value that is none. */
  otherwise?: string
}

/** A colour, picked or typed as `#rrggbb`. */
export function ColourField({ name, value, onChange, otherwise = '#000000', ...texts }: ColourFieldProps) {
  const { t } = useLocale()
  const picked = /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise
  const change = (colour: string) => onChange(colour.trim().toLowerCase())
  return (
    <Field {...texts}>
      {(control) => (
        <span className="colour-field">
          <input
            type="color"
            className="colour-field__picker"
            aria-label={t('frame.pickColour', { label: texts.label })}
            value={picked}
            onChange={(event) => change(event.target.value)}
          />
          <input
            {...control}
            name={name}
            value={value}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => change(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}
