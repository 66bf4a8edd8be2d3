import { Button, QuietButton } from '../../../../ui/button.tsx'
import { formatInstant } from '../../shell/format-instant.ts'
import type { FormValues } from '../form-values.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { LocalCopy } from './local-copy-store.ts'

interface LocalCopyPanelProps {
  copy: LocalCopy
  current: FormValues
  onUse: () => void
  onDiscard: () => void
}

/** Offers words that an earlier form of this browser could not save. */
export function LocalCopyPanel({ copy, current, onUse, onDiscard }: LocalCopyPanelProps) {
  return (
    <section className="conflict" aria-labelledby="local-copy-title">
      <h3 className="post-form__heading" id="local-copy-title">
        Words that may not be saved
      </h3>
      <p>
        You typed them in this browser on {formatInstant(copy.at)}. It was closed before the server had answered that it
        has them.
      </p>
      <DifferenceTable
        mine={current}
        theirs={copy.draft.values}
        labels={{ mine: 'In this form', theirs: 'Typed then' }}
      />
      <p className="actions">
        <Button onClick={onUse}>Use them</Button>
        <QuietButton onClick={onDiscard}>Discard them</QuietButton>
      </p>
    </section>
  )
}
