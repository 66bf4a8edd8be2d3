import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { isTimeZone } from '#domain/text/civil-time.ts'
import { TimeZoneSearch } from '#domain/text/time-zone-search.ts'
import { Combobox } from '../../../ui/choices/combobox.tsx'
import { timeOfWeek } from '../../../ui/formats.ts'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useLocale } from '../../../ui/locale.ts'
import type { SettingsForm } from './settings-form.ts'

const SHOWN_AT_ONCE = 6

/**
 * Finds time zones by their cities among those that this browser knows, after hydration: server and browser may know different
 * ones.
 */
export function TimeZoneField({ form }: { form: SettingsForm }) {
  const locale = useLocale()
  const { t } = locale
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
        label={t('settingLabels.timeZone')}
        isRequired
        error={form.errors.timeZone}
        hint={hintOf(locale, typed, { isKnown, isEmpty: names.length > 0 && found.length === 0, isHydrated })}
        name="timeZone"
        value={form.settings.timeZone}
        onChange={(text) => edit(text, true)}
        onBlur={settle}
        options={shown.map((zone) => ({ key: zone.timeZone, ...zone }))}
        listName={t('settings.timeZones')}
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
        {shown.length > 0 && t('settings.timeZonesFound', { count: shown.length })}
      </p>
    </>
  )
}

interface Typed {
  isKnown: boolean
  isEmpty: boolean
  isHydrated: boolean
}

function hintOf(locale: Locale, typed: string, { isKnown, isEmpty, isHydrated }: Typed) {
  const { t, sentences } = locale
  if (typed === '') return t('settings.typeCity')
  if (isKnown) {
    const now = isHydrated && t('settings.itIsNow', { time: timeOfWeek(locale, new Date(), typed) })
    return sentences([t('settings.daysBeginThere'), now])
  }
  return isEmpty ? t('settings.noTimeZone', { typed }) : t('settings.chooseFromList')
}
