import { useState } from 'react'
import type { Settings } from '#domain/settings/settings.ts'
import { call, type Refusal } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { isSame } from '../shell/json-equality.ts'
import { useKeptInput } from '../shell/kept-input.ts'
import { useCall } from '../shell/use-call.ts'
import { withValueAt } from './dotted-name.ts'
import { type Edits, usableEdits } from './kept-edits.ts'
import { standingErrors } from './standing-errors.ts'

export interface SettingsForm {
  /** The stored settings with the edits over them. */
  readonly settings: Settings
  /** Which settings have unsaved edits. */
  readonly changed: readonly (keyof Settings)[]
  readonly refusal: Refusal | null
  /** Of the last refusal, for fields that did not change since. */
  readonly errors: Readonly<Record<string, string>>
  readonly isSaving: boolean
  /** Whether edits of an earlier mount or page load are shown. */
  readonly isRestored: boolean
  /** @param name dotted, such as `greetings.parts.2.heading` */
  edit(name: string, value: unknown): void
  save(): Promise<unknown>
  discard(): void
}

const NO_EDITS: Edits = {}

/** Edits are kept apart from the stored settings: only they are sent, and other settings follow what others save. */
export function useSettingsForm(stored: Settings): SettingsForm {
  const [loaded, setLoaded] = useState(stored)
  const [base, setBase] = useState(stored)
  const [refused, setRefused] = useState(stored)
  const { isBusy, refusal, errors, run, forget } = useCall()
  const {
    value: edits,
    change,
    isRestored,
  } = useKeptInput('settings', NO_EDITS, { usable: (kept) => usableEdits(kept, stored) })
  if (loaded !== stored) {
    setLoaded(stored)
    setBase(stored)
  }
  const settings: Settings = { ...base, ...edits }

  return {
    settings,
    isSaving: isBusy,
    isRestored,
    refusal,
    changed: Object.keys(edits) as (keyof Settings)[],
    errors: standingErrors(errors, refused, settings),
    edit(name, value) {
      const [key] = name.split('.') as [keyof Settings]
      change(({ [key]: known = base[key], ...others }) => {
        const { [key]: edited } = withValueAt({ [key]: known }, name, value)
        return isSame(edited, base[key]) ? (others as Edits) : { ...others, [key]: edited }
      })
    },
    save() {
      return run(() => call<Settings>('PATCH', '/api/settings', edits), {
        onSuccess(saved) {
          setBase(saved)
          change((now) => without(now, edits))
          toastSuccess()
        },
        onFailure({ detail }) {
          setRefused(settings)
          toastFailure(detail)
        },
      })
    },
    discard() {
      forget()
      change(NO_EDITS)
    },
  }
}

/** Keeps what was typed while `sent` was on its way. */
function without(edits: Edits, sent: Edits): Edits {
  const isLeft = ([key, value]: [string, unknown]) => value !== sent[key as keyof Settings]
  return Object.fromEntries(Object.entries(edits).filter(isLeft))
}
