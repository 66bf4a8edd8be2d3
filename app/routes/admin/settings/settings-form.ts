import { useEffect, useRef, useState } from 'react'
import type { Settings } from '#domain/settings.ts'
import { call, type Refusal } from '../../../ui/call.ts'
import { type Edits, keepEdits, keptEdits } from './kept-edits.ts'
import { isSame, standingErrors } from './standing-errors.ts'

export interface SettingsForm {
  /** What is stored, with what was typed over it. */
  readonly settings: Settings
  /** Which settings were edited and are not saved yet. */
  readonly changed: readonly (keyof Settings)[]
  /** What the server would not take, as long as it still stands there. */
  readonly errors: Readonly<Record<string, string>>
  readonly isSaving: boolean
  /** Whether some of the edits are of before: the page was loaded anew, or a session ended. */
  readonly isRestored: boolean
  edit<K extends keyof Settings>(key: K, value: Settings[K]): void
  /** Sends what changed; gives why it failed, or null. */
  save(): Promise<Refusal | null>
  /** Gives up what was edited. */
  discard(): void
}

const NO_EDITS: Edits = {}

/**
 * Keeps the edits apart from what is stored: only they are sent, and what somebody else saved meanwhile shows everywhere
 * else. An edit is forgotten once the server has it, and no sooner: the tab remembers it for the account.
 */
export function useSettingsForm(stored: Settings, account: string): SettingsForm {
  const [loaded, setLoaded] = useState(stored)
  const [base, setBase] = useState(stored)
  const [edits, setEdits] = useState(NO_EDITS)
  const [isRestored, setRestored] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState<{ errors: Refusal['errors']; settings: Settings } | null>(null)
  if (loaded !== stored) {
    setLoaded(stored)
    setBase(stored)
  }
  const settings: Settings = { ...base, ...edits }

  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const kept = keptEdits(account, stored)
    if (Object.keys(kept).length === 0) return
    setEdits((now) => ({ ...kept, ...now }))
    setRestored(true)
  }, [account, stored])
  // The very first ones are none because nobody has asked the tab yet.
  useEffect(() => {
    if (edits === NO_EDITS) return
    keepEdits(account, edits)
    if (Object.keys(edits).length === 0) setRestored(false)
  }, [account, edits])

  return {
    settings,
    isSaving,
    isRestored,
    changed: Object.keys(edits) as (keyof Settings)[],
    errors: refused ? standingErrors(refused.errors, refused.settings, settings) : {},
    edit(key, value) {
      setEdits(({ [key]: _, ...others }) =>
        isSame(value, base[key]) ? (others as Edits) : { ...others, [key]: value },
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
      setRestored(false)
      setBase(result.value)
      setEdits((now) => without(now, edits))
      return null
    },
    discard() {
      setRefused(null)
      setEdits({})
      // At once, since whoever leaves this screen leaves no time for an effect.
      keepEdits(account, {})
    },
  }
}

/** What was typed while the others were on their way stays. */
function without(edits: Edits, sent: Edits): Edits {
  const isLeft = ([key, value]: [string, unknown]) => value !== sent[key as keyof Settings]
  return Object.fromEntries(Object.entries(edits).filter(isLeft))
}
