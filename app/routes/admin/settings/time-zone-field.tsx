import { useEffect, useId, useState } from 'react'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { isTimeZone } from '#domain/text/civil-date.ts'
import { SettingField } from './setting-field.tsx'

interface TimeZoneFieldProps {
  value: string
  onChange: (value: string) => void
  errors: Readonly<Record<string, string>>
}

/** Offers the names that this browser knows, once it is there: server and browser may know different ones. */
export function TimeZoneField({ value, onChange, errors }: TimeZoneFieldProps) {
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => setNames([...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]), [])
  const time = names.length > 0 && isTimeZone(value.trim()) ? timeIn(value.trim()) : null
  return (
    <>
      <SettingField
        label={SETTING_LABELS.timeZone}
        name="timeZone"
        value={value}
        onChange={onChange}
        errors={errors}
        isRequired
        input={{ list: id, spellCheck: false }}
        hint={`Says when a day begins.${time ? ` It is now ${time} there.` : ''}`}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

function timeIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' }).format()
}
