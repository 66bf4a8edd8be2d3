import { useEffect, useId, useState } from 'react'
import { isTimeZone } from '#domain/text/civil-time.ts'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

/** Offers the time zones that this browser knows, after hydration: server and browser may know different ones. */
export function TimeZoneField({ form }: { form: SettingsForm }) {
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => setNames([...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]), [])
  const typed = form.settings.timeZone.trim()
  const time = names.length > 0 && isTimeZone(typed) ? timeIn(typed) : null
  return (
    <>
      <SettingField
        form={form}
        name="timeZone"
        isRequired
        list={id}
        spellCheck={false}
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
  return new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format()
}
