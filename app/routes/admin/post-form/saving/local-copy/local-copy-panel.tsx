import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { Button, QuietButton } from '../../../../../ui/button.tsx'
import { useApplication } from '../../../application-context.ts'
import { Part } from '../../../shell/screen-title.tsx'
import type { FormValues } from '../../form-values.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { differencesBetween } from '../differences.ts'
import type { LocalCopy } from './local-copy-store.ts'

interface LocalCopyPanelProps {
  copy: LocalCopy
  current: FormValues
  onUse: () => void
  onDiscard: () => void
}

export function LocalCopyPanel({ copy, current, onUse, onDiscard }: LocalCopyPanelProps) {
  const { timeZone } = useApplication()
  const files = [...copy.pictures.values()].map(({ file }) => file.name)
  const hasWords = differencesBetween(current, copy.input.values).length > 0
  return (
    <Part className="conflict" title={hasWords ? 'Words that may not be saved' : 'Pictures that were not sent'}>
      <p>
        {hasWords ? 'You typed them' : 'You chose them'} in this browser on {formatZonedInstant(copy.at, timeZone)}. It
        was closed before the server had answered that it has them.
      </p>
      {hasWords && (
        <DifferenceTable
          mine={current}
          theirs={copy.input.values}
          labels={{ mine: 'In this form', theirs: 'Typed then' }}
        />
      )}
      {files.length > 0 && (
        <p>
          {hasWords && 'Not sent either: '}
          {files.join(', ')}
        </p>
      )}
      <p className="actions">
        <Button onClick={onUse}>Use them</Button>
        <QuietButton onClick={onDiscard}>Discard them</QuietButton>
      </p>
    </Part>
  )
}
