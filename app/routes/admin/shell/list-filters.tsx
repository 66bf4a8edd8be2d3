import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { QuietButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

interface ListFiltersProps {
  /** What the search field holds, named `q` in the query. */
  search: string
  placeholder: string
  choice?: {
    readonly label: string
    /** Its name in the query. */
    readonly name: string
    /** Empty for all. */
    readonly value: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }
  onChange: (query: URLSearchParams) => void
}

/** Narrows a list by words and by one choice. Both stand in the address, so Back and Forward change them as well. */
export function ListFilters({ search, placeholder, choice, onChange }: ListFiltersProps) {
  const isBusy = useNavigation().state === 'loading'
  const words = useRef<HTMLInputElement>(null)
  const chosen = useRef<HTMLSelectElement>(null)
  const chosenValue = choice?.value ?? ''
  useEffect(() => {
    if (words.current) words.current.value = search
    if (chosen.current) chosen.current.value = chosenValue
  }, [search, chosenValue])

  return (
    <form
      className="posts__filters"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        onChange(new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])))
      }}
    >
      <Field label="Search">
        {(control) => (
          <input {...control} ref={words} type="search" name="q" placeholder={placeholder} defaultValue={search} />
        )}
      </Field>
      {choice && (
        <Field label={choice.label}>
          {(control) => (
            <select
              {...control}
              ref={chosen}
              name={choice.name}
              defaultValue={choice.value}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            >
              <option value="">All</option>
              {choice.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <QuietButton type="submit">Search</QuietButton>
    </form>
  )
}
