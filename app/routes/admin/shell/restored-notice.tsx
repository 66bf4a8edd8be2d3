import { TextButton } from '../../../ui/button.tsx'

/** Shown while a form contains restored input, until it is saved or discarded. */
export function RestoredNotice({ className, onDiscard }: { className: string; onDiscard: () => void }) {
  return (
    <p className={className} role="status">
      What you had typed is back. <TextButton onClick={onDiscard}>Discard it</TextButton>
    </p>
  )
}
