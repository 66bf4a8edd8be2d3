import { useState } from 'react'
import type { Settings } from '#domain/settings.ts'
import { call, type Refusal } from '../../../ui/call.ts'
import { isSame, standingErrors } from './standing-errors.ts'

export interface SettingsForm {
  /** What is stored, with what was typed over it. */
  readonly settings: Settings
  /** Which settings were edited and are not saved yet. */
  readonly changed: readonly (keyof Settings)[]
  /** What the server would not take, as long as it still stands there. */
  readonly errors: Readonly<Record<string, string>>
  readonly isSaving: boolean
  edit<K extends keyof Settings>(key: K, value: Settings[K]): void
  /** Sends what changed; gives why it failed, or null. */
  save(): Promise<Refusal | null>
}

/**
 * Keeps the edits apart from what is stored: only they are sent, and what somebody else saved meanwhile shows everywhere
 * else. An edit is forgotten once the server has it, and no sooner.
 */
export function useSettingsForm(stored: Settings): SettingsForm {
  const [loaded, setLoaded] = useState(stored)
  const [base, setBase] = useState(stored)
  const [edits, setEdits] = useState<Partial<Settings>>({})
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState<{ errors: Refusal['errors']; settings: Settings } | null>(null)
  if (loaded !== stored) {
    setLoaded(stored)
    setBase(stored)
  }
  const settings: Settings = { ...base, ...edits }

  return {
    settings,
    isSaving,
    changed: Object.keys(edits) as (keyof Settings)[],
    errors: refused ? standingErrors(refused.errors, refused.settings, settings) : {},
    edit(key, value) {
      setEdits(({ [key]: _, ...others }) =>
        isSame(value, base[key]) ? (others as Partial<Settings>) : { ...others, [key]: value },
      )
    },
    async save() {
      setSaving(true)
      const result = await call<Settings>('PATCH', '/api/settings', edits)
      setSaving(false)
      if (!result.ok) {
        setRefused({ errors: result.refusal.errors, settings })
        return result.refusal
      }
      setRefused(null)
      setBase(result.value)
      setEdits((now) => without(now, edits))
      return null
    },
  }
}

/** What was typed while the others were on their way stays. */
function without(edits: Partial<Settings>, sent: Partial<Settings>): Partial<Settings> {
  const isLeft = ([key, value]: [string, unknown]) => value !== sent[key as keyof Settings]
  return Object.fromEntries(Object.entries(edits).filter(isLeft))
}
