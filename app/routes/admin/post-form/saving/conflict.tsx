import { Button, QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { zonedInstantWords } from '../../shell/instant-words.ts'
import { Part } from '../../shell/screen-title.tsx'
import type { FormValues } from '../form-values.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { Side } from './merge/merged-fields.ts'
import type { SavedElsewhere } from './merge/saved-elsewhere.ts'
import { useNoticeFocus } from './use-notice-focus.ts'

interface ConflictPanelProps {
  elsewhere: SavedElsewhere
  /** The form after either answer. */
  mine: FormValues
  theirs: FormValues
  onSettle: (side: Side) => void
}

/** Shown after another person or tab has saved first: nothing was overwritten, and the writer chooses between the two versions. */
export function ConflictPanel({ elsewhere, mine, theirs, onSettle }: ConflictPanelProps) {
  const locale = useLocale()
  const { t } = locale
  const { by, at, base } = elsewhere
  const heading = useNoticeFocus<HTMLHeadingElement>(elsewhere)
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
      {base && <p>{t('saving.bothChanged')}</p>}
      <DifferenceTable mine={mine} theirs={theirs} labels={{ mine: t(words.mine), theirs: t(words.theirs) }} />
      <p className="actions">
        <Button onClick={() => onSettle('mine')}>{t(words.keep)}</Button>
        <QuietButton onClick={() => onSettle('theirs')}>{t(words.take)}</QuietButton>
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
