import { AUDIT_EVENTS } from '#domain/audit-event.ts'
import { Field } from '../../../ui/field.tsx'
import { ListFilters } from '../shell/list-filters.tsx'

interface AuditFiltersProps {
  typed: { readonly q?: string; readonly what?: string; readonly from?: string; readonly to?: string }
  onChange: (query: URLSearchParams) => void
}

export function AuditFilters({ typed: { q = '', what = '', from = '', to = '' }, onChange }: AuditFiltersProps) {
  return (
    <ListFilters
      search={q}
      placeholder="Part of a name or title"
      choice={{ label: 'Show', name: 'what', value: what, all: 'Everything', options: Object.entries(AUDIT_EVENTS) }}
      others={{ from, to }}
      onChange={onChange}
    >
      <Field label="From">{(control) => <input {...control} type="date" name="from" defaultValue={from} />}</Field>
      <Field label="To">{(control) => <input {...control} type="date" name="to" defaultValue={to} />}</Field>
    </ListFilters>
  )
}
