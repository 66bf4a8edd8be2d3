import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import {
  type ChangedPassage,
  type ImportOutcome,
  type ImportReportLine,
  isNoteOf,
  OUTCOME_WORDS,
  STATUS_WORDS,
} from '#domain/imports/import-report.ts'
import type { MessageKey } from '#domain/locales/locale.ts'
import { postHref } from '#domain/posts/path.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import type { ReportEntry as StoredEntry } from '#server/imports/reports/import-reports.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useCall } from '../../shell/use-call.ts'

type Stored = Pick<StoredEntry, 'position' | 'lookedAt' | 'undo' | 'now'> & { readonly importId: string }

interface ReportEntryProps {
  readonly line: ImportReportLine
  /** Absent in a dry run. */
  readonly stored?: Stored
  /** Whether the list stays as it is when this entry is marked. */
  readonly isKeptInPlace?: boolean
}

const OUTCOME_CLASSES: Readonly<Partial<Record<ImportOutcome, string>>> = {
  new: 'status--active',
  changed: 'status--active',
  members: 'status--active',
  profile: 'status--active',
  colours: 'status--active',
  refused: 'status--failed',
}

const UNDO_WORDS = { done: 'imports.takenBack', stays: 'imports.notUndone' } as const satisfies Record<
  NonNullable<StoredEntry['undo']>,
  MessageKey
>

export function ReportEntry({ line, stored, isKeptInPlace = false }: ReportEntryProps) {
  const { t } = useLocale()
  const { title, outcome, notes } = line
  const passages = ('passages' in line && line.passages) || []
  const undo = stored?.undo ?? null
  return (
    <li className="item">
      <p className="item__title">
        <Title line={line} now={stored?.now ?? null} />
      </p>
      <p className={`item__end status ${(undo === null && OUTCOME_CLASSES[outcome]) || ''}`}>
        {t(undo === null ? OUTCOME_WORDS[outcome] : UNDO_WORDS[undo])}
      </p>
      {'status' in line && <Facts line={line} stored={stored} />}
      {line.outcome === 'members' && (
        <p className="meta">
          {t(stored ? 'imports.subscribersAdded' : 'imports.subscribersWouldBeAdded', { count: line.subscribers })}
        </p>
      )}
      {line.outcome === 'profile' && line.profiles > 0 && (
        <p className="meta">
          {t(stored ? 'imports.profileFilled' : 'imports.profileWouldBeFilled', { account: line.account ?? '' })}
        </p>
      )}
      {line.outcome === 'colours' && (
        <p className="meta">
          {t(stored ? 'imports.categoriesColoured' : 'imports.categoriesWouldBeColoured', { count: line.colours })}
        </p>
      )}
      {notes.length > 0 && (
        <ul className="meta">
          {notes.map((note) => (
            <li key={note}>
              {note}
              {passages
                .filter((passage) => isNoteOf(note, passage))
                .map((passage, index) => (
                  // Passages of a report never change, and may be alike.
                  <Passage key={index} passage={passage} />
                ))}
            </li>
          ))}
        </ul>
      )}
      {stored && notes.length > 0 && <LookedAt stored={stored} title={title} isKeptInPlace={isKeptInPlace} />}
    </li>
  )
}

function Title({ line, now }: { line: ImportReportLine; now: Stored['now'] }) {
  const { t } = useLocale()
  const title = line.title.trim() || t('labels.untitled')
  if (!('postId' in line) || line.postId === undefined || now === null) return title
  if (now.isTrashed) return t('imports.inTrash', { title })
  return <Link to={`/admin/${now.status === 'published' ? 'posts' : 'drafts'}/${line.postId}`}>{title}</Link>
}

type PostLine = Extract<ImportReportLine, { status: unknown }>

function Facts({ line, stored }: { line: PostLine; stored: Stored | undefined }) {
  const { t, date: dateWords, commas } = useLocale()
  const { status, date, pictures, path, account } = line
  const facts = [
    t(STATUS_WORDS[status]),
    isCivilDate(date) ? dateWords(date) : '',
    pictures > 0 ? t('imports.pictures', { count: pictures }) : '',
    account ? t('imports.ofAccount', { account }) : '',
  ].filter(Boolean)
  const isOut = stored?.now?.status === 'published' && !stored.now.isTrashed
  return (
    <p className="meta">
      {commas(facts)}
      {path && <> → {isOut ? <a href={postHref(path)}>{path}</a> : <code>{path}</code>}</>}
    </p>
  )
}

function Passage({ passage: { was, came } }: { passage: ChangedPassage }) {
  const { t } = useLocale()
  return (
    <dl className="pair">
      <div className="panel">
        <dt className="field__label">{t('imports.asItWas')}</dt>
        <dd className="code">{was}</dd>
      </div>
      <div className="panel">
        <dt className="field__label">{t('imports.asItCame')}</dt>
        <dd className="code">{came || <em>{t('imports.nothingLeft')}</em>}</dd>
      </div>
    </dl>
  )
}

interface LookedAtProps {
  stored: Stored
  title: string
  isKeptInPlace: boolean
}

function LookedAt({ stored: { importId, position, lookedAt }, title, isKeptInPlace }: LookedAtProps) {
  const { t } = useLocale()
  const [isLookedAt, setLookedAt] = useState(lookedAt !== null)
  // The loaded value changes when the entry is marked in another tab or by another owner.
  useEffect(() => setLookedAt(lookedAt !== null), [lookedAt])
  const { isBusy, run } = useCall()
  const name = title.trim() || t('labels.untitled')
  const toggle = () =>
    run(() => call('PATCH', `/api/import-reports/${importId}/entries/${position}`, { isLookedAt: !isLookedAt }), {
      reload: isKeptInPlace ? 'never' : 'on success',
      onSuccess: () => setLookedAt(!isLookedAt),
    })
  return (
    <p>
      <TextButton
        aria-disabled={isBusy}
        aria-label={t(isLookedAt ? 'imports.lookedAtTitle' : 'imports.markAsLookedAtTitle', { title: name })}
        onClick={() => !isBusy && void toggle()}
      >
        {t(isLookedAt ? 'imports.lookedAt' : 'imports.markAsLookedAt')}
      </TextButton>
    </p>
  )
}
