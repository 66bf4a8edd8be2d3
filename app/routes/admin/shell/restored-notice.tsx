import { TextButton } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

/** Shown while a form contains restored input, until it is saved or discarded. */
export function RestoredNotice({ className, onDiscard }: { className: string; onDiscard: () => void }) {
  return (
    <p className={className} role="status">
      <Message
        of="frame.inputIsBack"
        slots={{ discard: (words) => <TextButton onClick={onDiscard}>{words}</TextButton> }}
      />
    </p>
  )
}
