import type { Refusal } from '../../../ui/call.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'

interface UnfinishedNoteProps {
  refusal: Refusal | null
  /** Whether the user closed the dialog or window, which is no failure. */
  isCancelled: (refusal: Refusal) => boolean
}

/** Shows why a passkey or provider sign-in failed or was cancelled. */
export function UnfinishedNote({ refusal, isCancelled }: UnfinishedNoteProps) {
  if (!refusal) return null
  if (!isCancelled(refusal)) return <RefusalNote data-code={refusal.code}>{refusal.detail}</RefusalNote>
  return (
    <p className="meta login__note" role="status" data-code={refusal.code}>
      {refusal.detail}
    </p>
  )
}
