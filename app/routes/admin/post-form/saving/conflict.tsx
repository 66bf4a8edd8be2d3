import { useEffect, useRef } from 'react'
import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { Button, QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { Part } from '../../shell/screen-title.tsx'
import type { FormValues } from '../form-values.ts'
import { DifferenceTable } from './difference-table.tsx'

interface ConflictPanelProps {
  /** The values that were saved meanwhile. */
  theirs: FormValues
  /** E-mail address; empty when it is not known. */
  by: string
  /** Instant, ISO 8601. */
  at: string
  mine: FormValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shown after another person or tab has saved first: nothing was overwritten, and the writer chooses between the two versions. */
export function ConflictPanel({ theirs, by, at, mine, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { email, timeZone } = useApplication()
  const words = by === email ? OWN : OF_ANOTHER
  return (
    <Part className="conflict" title={words.heading} heading={heading}>
      <p>
        {t('form.onNothingWasOverwritten', {
          who: words.who(by),
          formatZonedInstant: formatZonedInstant(at, timeZone),
          choice: words.choice,
        })}
      </p>
      <DifferenceTable mine={mine} theirs={theirs} labels={words} />
      <p className="actions">
        <Button onClick={onKeepMine}>{words.keep}</Button>
        <QuietButton onClick={onTakeTheirs}>{words.take}</QuietButton>
      </p>
    </Part>
  )
}

const OF_ANOTHER = {
  heading: 'Someone else saved this post first',
  who: (by: string) => `${by || 'Another administrator'} saved it`,
  choice: 'Keep yours, or take theirs.',
  mine: 'Mine',
  theirs: 'Theirs',
  keep: 'Keep mine',
  take: 'Take theirs',
}

const OWN: typeof OF_ANOTHER = {
  heading: 'You saved this post elsewhere first',
  who: () => 'You saved it in another tab or on another device',
  choice: 'Keep what stands here, or take what was saved there.',
  mine: 'Here',
  theirs: 'There',
  keep: 'Keep what stands here',
  take: 'Take what was saved there',
}
