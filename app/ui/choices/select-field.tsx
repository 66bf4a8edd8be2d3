import { Field, type FieldTexts } from '../field.tsx'

interface SelectFieldProps<Value extends string | number> extends FieldTexts {
  name?: string
  value?: Value
  /** Instead of `value`, for an uncontrolled field. */
  defaultValue?: Value
  onChange: (value: Value, select: HTMLSelectElement) => void
  options: readonly (readonly [value: Value, label: string])[]
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { name, value, defaultValue, onChange, options, ...texts } = props
  return (
    <Field {...texts}>
      {({ required, ...control }) => (
        <select
          {...control}
          // HTML allows `required` only where the first option is empty.
          aria-required={required}
          name={name}
          value={value}
          defaultValue={defaultValue}
          onChange={({ currentTarget }) => onChange(options[currentTarget.selectedIndex]![0], currentTarget)}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
