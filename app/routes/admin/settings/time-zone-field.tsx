import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { isTimeZone } from '#domain/text/civil-time.ts'
import { type FoundTimeZone, TimeZoneSearch } from '#domain/text/time-zone-search.ts'
import { Field } from '../../../ui/field.tsx'
import type { SettingsForm } from './settings-form.ts'

const SHOWN_AT_ONCE = 6

/**
 * Finds time zones by their cities among those that this browser knows, after hydration: server and browser may know different
 * ones. Keys by https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export function TimeZoneField({ form }: { form: SettingsForm }) {
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => setNames([...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]), [])
  const search = useMemo(() => new TimeZoneSearch(names), [names])
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const typed = form.settings.timeZone.trim()
  const found = names.length > 0 ? search.find(typed, SHOWN_AT_ONCE) : []
  const isKnown = isTimeZone(typed)
  const shown = isOpen && found.length > 0 && !isKnown ? found : []

  useEffect(() => {
    if (shown.length > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [shown.length])

  function type(text: string) {
    form.edit('timeZone', text)
    setOpen(true)
    setAt(-1)
  }

  function choose({ timeZone }: FoundTimeZone) {
    form.edit('timeZone', timeZone)
    setOpen(false)
    setAt(-1)
  }

  /** The name of a city becomes that of its time zone. */
  function settle() {
    setOpen(false)
    const only = isKnown ? null : search.only(typed)
    if (only) form.edit('timeZone', only)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (shown.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((now) => (now < 0 && step < 0 ? shown.length : now + step + shown.length) % shown.length)
    else if (event.key === 'Enter') choose(shown[at] ?? shown[0]!)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div className="time-zone">
      <Field
        label={SETTING_LABELS.timeZone}
        isRequired
        error={form.errors.timeZone}
        hint={hintOf(typed, { isKnown, isEmpty: names.length > 0 && found.length === 0 })}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name="timeZone"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={shown[at] && `${id}-${at}`}
            value={form.settings.timeZone}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div
        ref={list}
        id={`${id}-list`}
        className="time-zone__list"
        role="listbox"
        aria-label="Time zones"
        hidden={shown.length === 0}
      >
        {shown.map((zone, index) => (
          <button
            type="button"
            key={zone.timeZone}
            id={`${id}-${index}`}
            className="time-zone__found"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(zone)}
          >
            <span>{zone.place}</span> <span className="time-zone__name">{zone.timeZone}</span>
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {shown.length > 0 && `${shown.length} ${shown.length === 1 ? 'time zone' : 'time zones'} found`}
      </p>
    </div>
  )
}

function hintOf(typed: string, { isKnown, isEmpty }: { isKnown: boolean; isEmpty: boolean }) {
  if (typed === '') return 'Type a city, such as Madrid.'
  if (isKnown) return `Days begin at midnight there. It is now ${timeIn(typed)}.`
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
