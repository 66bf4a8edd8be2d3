import { AUDIT_EVENTS } from '#domain/audit-event.ts'
import { Field } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ListFilters } from '../shell/list-filters.tsx'

interface AuditFiltersProps {
  typed: { readonly q?: string; readonly what?: string; readonly from?: string; readonly to?: string }
  onChange: (query: URLSearchParams) => void
}

export function AuditFilters({ typed: { q = '', what = '', from = '', to = '' }, onChange }: AuditFiltersProps) {
  const { t } = useLocale()
  return (
    <ListFilters
      search={q}
      placeholder={t('audit.partOfName')}
      choice={{
        label: t('labels.show'),
        name: 'what',
        value: what,
        all: t('audit.everything'),
        options: Object.entries(AUDIT_EVENTS).map(([event, key]) => [event, t(key)]),
      }}
      others={{ from, to }}
      onChange={onChange}
    >
      <Field label={t('audit.fromDay')}>
        {(control) => <input {...control} type="date" name="from" defaultValue={from} />}
      </Field>
      <Field label={t('audit.to')}>{(control) => <input {...control} type="date" name="to" defaultValue={to} />}</Field>
    </ListFilters>
  )
}
