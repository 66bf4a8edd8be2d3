import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { QuietButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'

interface ListFiltersProps {
  /** Value of the search field, named `q` in the query. */
  search: string
  placeholder: string
  choice?: {
    readonly label: string
    readonly name: string
    /** Empty for all. */
    readonly value: string
    readonly all?: string
    readonly options: readonly (readonly [value: string, label: string])[]
  }
  onChange: (query: URLSearchParams) => void
  /** Further values of the query, by the names of the fields in `children`. */
  others?: Readonly<Record<string, string>>
  children?: ReactNode
  className?: string
}

/** Filters a list by words and choices. The filter is part of the address, so Back and Forward change it as well. */
export function ListFilters({ search, placeholder, choice, onChange, others, children, className }: ListFiltersProps) {
  const { t } = useLocale()
  const isBusy = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  const values = JSON.stringify({ q: search, ...(choice && { [choice.name]: choice.value }), ...others })
  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(values))) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    }
  }, [values])

  return (
    <form
      ref={form}
      className={className ?? 'filter-bar'}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        onChange(new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])))
      }}
    >
      <Field label={t('frame.searchField')}>
        {(control) => <input {...control} type="search" name="q" placeholder={placeholder} defaultValue={search} />}
      </Field>
      {choice && (
        <SelectField
          label={choice.label}
          name={choice.name}
          defaultValue={choice.value}
          options={[['', choice.all ?? t('frame.all')], ...choice.options]}
          onChange={(_, select) => select.form?.requestSubmit()}
        />
      )}
      {children}
      <QuietButton type="submit">{t('frame.search')}</QuietButton>
    </form>
  )
}
