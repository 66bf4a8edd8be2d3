import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { AUDIT_EVENTS } from '#domain/audit/audit-event.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'

interface AuditFiltersProps {
  typed: { readonly q?: string; readonly what?: string; readonly from?: string; readonly to?: string }
  onChange: (query: URLSearchParams) => void
}

/** Filters the log by words, event and days. The address holds the filter, so Back and Forward restore it. */
export function AuditFilters({ typed, onChange }: AuditFiltersProps) {
  const { q = '', what = '', from = '', to = '' } = typed
  const isBusy = useNavigation().state === 'loading'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, what, from, to })) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    }
  }, [q, what, from, to])

  return (
    <form
      ref={form}
      className="audit__filters"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        onChange(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])))
      }}
    >
      <Field label="Search">
        {(control) => (
          <input {...control} type="search" name="q" placeholder="Part of a name or title" defaultValue={q} />
        )}
      </Field>
      <Field label="Show">
        {(control) => (
          <select
            {...control}
            name="what"
            defaultValue={what}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">Everything</option>
            {Object.entries(AUDIT_EVENTS).map(([event, words]) => (
              <option key={event} value={event}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="From">{(control) => <input {...control} type="date" name="from" defaultValue={from} />}</Field>
      <Field label="To">{(control) => <input {...control} type="date" name="to" defaultValue={to} />}</Field>
      <QuietButton type="submit">Search</QuietButton>
    </form>
  )
}
