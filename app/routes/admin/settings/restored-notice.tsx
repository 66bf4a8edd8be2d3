import type { SettingsForm } from './settings-form.ts'

/** Says that edits of before came back, until they are saved or given up. */
export function RestoredNotice({ form, onDiscard }: { form: SettingsForm; onDiscard: () => void }) {
  if (!form.isRestored || form.changed.length === 0) return null
  return (
    <p className="confirmation" role="status">
      What you had typed is back.{' '}
      <button type="button" className="text-button" onClick={onDiscard}>
        Discard it
      </button>
    </p>
  )
}
