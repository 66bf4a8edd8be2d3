import { Field } from '../../../../ui/field.tsx'
import { valueAt } from '../dotted-name.ts'
import type { SettingsForm } from '../settings-form.ts'

interface ColourFieldProps {
  label: string
  /** Dotted, as errors name it. */
  name: string
  form: SettingsForm
}

/** A colour, picked or typed as `#rrggbb`. */
export function ColourField({ label, name, form }: ColourFieldProps) {
  const value = valueAt(form.settings, name) as string
  const picked = /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'
  const change = (colour: string) => form.edit(name, colour.trim().toLowerCase())
  return (
    <Field label={label} error={form.errors[name]}>
      {(control) => (
        <span className="colour-field">
          <input
            type="color"
            className="colour-field__picker"
            aria-label={`Pick ${label}`}
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
