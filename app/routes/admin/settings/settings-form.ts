import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { isSame } from '../shell/json-equality.ts'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { useCall } from '../shell/use-call.ts'
import { withValueAt } from './dotted-name.ts'
import { remainingErrors } from './remaining-errors.ts'
import { type Edits, usableEdits } from './usable-edits.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>

type Names = readonly (keyof Settings)[]

const NO_EDITS: Edits = {}

/** Keeps edits apart from the stored settings: only edits are sent, and other settings follow what other administrators save. */
export function useSettingsForm(stored: Settings) {
  const { t } = useLocale()
  const [loaded, setLoaded] = useState(stored)
  const [base, setBase] = useState(stored)
  const [refused, setRefused] = useState(stored)
  const { isBusy, refusal, errors, run, forget } = useCall()
  const { revalidate } = useRevalidator()
  const {
    value: edits,
    change,
    isRestored,
  } = useUnsavedInput('settings', NO_EDITS, { usable: (input) => usableEdits(input, stored) })
  /** Settings that were saved or discarded here: later edits of them are not restored ones. */
  const settled = useRef(new Set<string>())
  if (loaded !== stored) {
    setLoaded(stored)
    setBase(stored)
  }
  const settings: Settings = { ...base, ...edits }

  function settle(names: Names) {
    for (const name of names) settled.current.add(name)
  }

  return {
    /** The stored settings with the edits over them. */
    settings,
    isSaving: isBusy,
    /** Whether edits of an earlier mount or page load are shown among these. */
    isRestored: (names: Names) => isRestored && names.some((name) => name in edits && !settled.current.has(name)),
    refusal,
    /** Names of the settings with unsaved edits. */
    changed: Object.keys(edits) as (keyof Settings)[],
    /** Errors of the last refusal, for fields that have not changed since. */
    errors: remainingErrors(errors, refused, settings),
    /** @param name dotted, such as `greetings.parts.2.heading` */
    edit(name: string, value: unknown) {
      const [key] = name.split('.') as [keyof Settings]
      change((known) => {
        const { [key]: edited } = withValueAt({ ...base, ...known }, name, value)
        const { [key]: _, ...others } = known
        return isSame(edited, base[key]) ? others : { ...others, [key]: edited }
      })
    },
    save(names: Names) {
      const sent = Object.fromEntries(Object.entries(edits).filter(([key]) => names.includes(key as keyof Settings)))
      if (Object.keys(sent).length === 0) return
      return run(() => call<Settings>('PATCH', '/api/settings', sent), {
        onSuccess(saved) {
          setBase(saved)
          settle(names)
          change((now) => without(now, sent))
          // The messages of a language are loaded with the document.
          if (sent.language !== undefined) return location.reload()
          toastSuccess(t('settings.settingsSaved'))
          // The frame around the screen shows name, logo and colours.
          void revalidate()
        },
        onFailure({ detail }) {
          setRefused(settings)
          toastFailure(detail)
        },
      })
    },
    /** @param names by default all */
    discard(names?: Names) {
      forget()
      if (names) settle(names)
      change((now) => (names ? withoutNames(now, names) : NO_EDITS))
    },
  }
}

/** The edits that were made while `sent` was being saved. */
function without(edits: Edits, sent: Edits): Edits {
  const isLeft = ([key, value]: [string, unknown]) => value !== sent[key as keyof Settings]
  return Object.fromEntries(Object.entries(edits).filter(isLeft))
}

function withoutNames(edits: Edits, names: Names): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !names.includes(key as keyof Settings)))
}
