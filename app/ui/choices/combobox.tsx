import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Field, type FieldTexts } from '../field.tsx'

interface ComboboxProps<Option> extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onBlur'> {
  value: string
  onChange: (value: string) => void
  /** What the list below the field offers; it is hidden while there is nothing. */
  options: readonly Option[]
  /** Name of the list for screen readers. */
  listName: string
  /** Renders an option. */
  children: (option: Option) => ReactNode
  /** Index of the option that Enter chooses; -1 for none, where it chooses the first. */
  active: number
  onActive: (index: number) => void
  onChoose: (option: Option) => void
  /** Called for Enter while nothing is offered. By default it submits the form around the field. */
  onEnter?: () => void
  /** Called for Escape while something is offered. */
  onDismiss?: () => void
}

/** A text field with a list of what its text finds. Keys by https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function Combobox<Option extends { readonly key: string }>(props: ComboboxProps<Option>) {
  const { name, onBlur, value, onChange, options, listName, children, active, onActive, onChoose, ...rest } = props
  const { onEnter, onDismiss, ...texts } = rest
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const count = options.length
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = options[active] ?? options[0]
    if (step && count > 0) onActive((active < 0 && step < 0 ? count - 1 : active + step + count) % count)
    else if (event.key === 'Enter' && chosen) onChoose(chosen)
    else if (event.key === 'Enter' && onEnter) onEnter()
    else if (event.key === 'Escape' && count > 0 && onDismiss) onDismiss()
    else return
    event.preventDefault()
  }

  return (
    <div className="combobox">
      <Field {...texts}>
        {(control) => (
          <input
            {...control}
            name={name}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={options[active] && `${id}-${active}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div
        ref={list}
        id={`${id}-list`}
        className="combobox__list"
        role="listbox"
        aria-label={listName}
        hidden={count === 0}
      >
        {options.map((option, index) => (
          <button
            type="button"
            key={option.key}
            id={`${id}-${index}`}
            className="choice"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {children(option)}
          </button>
        ))}
      </div>
    </div>
  )
}
