import { useEffect, useMemo, useState } from 'react'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { isTimeZone } from '#domain/text/civil-time.ts'
import { TimeZoneSearch } from '#domain/text/time-zone-search.ts'
import { Combobox } from '../../../ui/choices/combobox.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import type { SettingsForm } from './settings-form.ts'

const SHOWN_AT_ONCE = 6

/**
 * Finds time zones by their cities among those that this browser knows, after hydration: server and browser may know different
 * ones.
 */
export function TimeZoneField({ form }: { form: SettingsForm }) {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => setNames([...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]), [])
  // The server renders the hint in another minute.
  const isHydrated = useHydrated()
  const search = useMemo(() => new TimeZoneSearch(names), [names])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = form.settings.timeZone.trim()
  const found = names.length > 0 ? search.find(typed, SHOWN_AT_ONCE) : []
  const isKnown = isTimeZone(typed)
  const shown = isOpen && !isKnown ? found : []

  function edit(timeZone: string, isTyped: boolean) {
    form.edit('timeZone', timeZone)
    setOpen(isTyped)
    setActive(-1)
  }

  /** The name of a city becomes that of its time zone. */
  function settle() {
    setOpen(false)
    const only = isKnown ? null : search.only(typed)
    if (only) form.edit('timeZone', only)
  }

  return (
    <>
      <Combobox
        label={SETTING_LABELS.timeZone}
        isRequired
        error={form.errors.timeZone}
        hint={hintOf(typed, { isKnown, isEmpty: names.length > 0 && found.length === 0, isHydrated })}
        name="timeZone"
        value={form.settings.timeZone}
        onChange={(text) => edit(text, true)}
        onBlur={settle}
        options={shown.map((zone) => ({ key: zone.timeZone, ...zone }))}
        listName="Time zones"
        active={active}
        onActive={setActive}
        onChoose={({ timeZone }) => edit(timeZone, false)}
        onDismiss={() => setOpen(false)}
      >
        {({ place, timeZone }) => (
          <>
            <span>{place}</span> <span className="muted">{timeZone}</span>
          </>
        )}
      </Combobox>
      <p className="visually-hidden" role="status">
        {shown.length > 0 && `${shown.length} ${shown.length === 1 ? 'time zone' : 'time zones'} found`}
      </p>
    </>
  )
}

interface Typed {
  isKnown: boolean
  isEmpty: boolean
  isHydrated: boolean
}

function hintOf(typed: string, { isKnown, isEmpty, isHydrated }: Typed) {
  if (typed === '') return 'Type a city, such as Madrid.'
  if (isKnown) return `Days begin at midnight there.${isHydrated ? ` It is now ${timeIn(typed)}.` : ''}`
  if (isEmpty) return `No time zone found for “${typed}”. Try the nearest large city, or UTC.`
  return 'Choose one from the list.'
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
