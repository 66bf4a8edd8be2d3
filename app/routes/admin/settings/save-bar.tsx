import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { Button } from '../../../ui/button.tsx'
import type { SettingsForm } from './settings-form.ts'

/** The one button that saves, always in sight, and what it would save. */
export function SaveBar({ form: { changed, isSaving } }: { form: SettingsForm }) {
  const isUnchanged = changed.length === 0
  return (
    <div className="save-bar">
      <p className="save-bar__state" role="status">
        {isUnchanged ? 'Everything is saved.' : `Not saved: ${changed.map((key) => SETTING_LABELS[key]).join(', ')}`}
      </p>
      <Button type="submit" disabled={isUnchanged || isSaving}>
        {isSaving ? 'Saving…' : 'Save settings'}
      </Button>
    </div>
  )
}
