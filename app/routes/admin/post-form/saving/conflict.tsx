import { useEffect, useRef } from 'react'
import { Button, QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { zonedInstantWords } from '../../shell/instant-words.ts'
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
  const locale = useLocale()
  const { t } = locale
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { email, timeZone } = useApplication()
  const when = zonedInstantWords(locale, at, timeZone)
  const isOwn = by === email
  const words = isOwn ? OWN : OF_ANOTHER
  return (
    <Part className="conflict" title={t(words.heading)} heading={heading}>
      <p>
        {isOwn
          ? t('saving.ownSaved', { at: when })
          : by
            ? t('saving.otherSaved', { by, at: when })
            : t('saving.unknownSaved', { at: when })}
      </p>
      <DifferenceTable mine={mine} theirs={theirs} labels={{ mine: t(words.mine), theirs: t(words.theirs) }} />
      <p className="actions">
        <Button onClick={onKeepMine}>{t(words.keep)}</Button>
        <QuietButton onClick={onTakeTheirs}>{t(words.take)}</QuietButton>
      </p>
    </Part>
  )
}

const OF_ANOTHER = {
  heading: 'saving.otherFirst',
  mine: 'saving.mine',
  theirs: 'saving.theirs',
  keep: 'saving.keepMine',
  take: 'saving.takeTheirs',
} as const
const OWN = {
  heading: 'saving.ownFirst',
  mine: 'saving.here',
  theirs: 'saving.there',
  keep: 'saving.keepHere',
  take: 'saving.takeThere',
} as const
