import { TextButton } from '../../../ui/button.tsx'
import type { SettingsForm } from './settings-form.ts'

/** Says that edits were restored, until they are saved or discarded. */
export function RestoredNotice({ form, onDiscard }: { form: SettingsForm; onDiscard: () => void }) {
  if (!form.isRestored) return null
  return (
    <p className="confirmation" role="status">
      What you had typed is back. <TextButton onClick={onDiscard}>Discard it</TextButton>
    </p>
  )
}
