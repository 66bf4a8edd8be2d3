import { useEffect, useState } from 'react'
import type { SettingRevisionList } from '#domain/api/api-answers.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { FoldedPart } from '../shell/folded-part.tsx'
import { zonedInstantWords } from '../shell/instant-words.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { useCall } from '../shell/use-call.ts'
import type { Section } from './sections.ts'
import type { SettingsForm } from './settings-form.ts'

interface EarlierVersionsProps {
  section: Section
  form: SettingsForm
  /** The stored settings, with whose changes the list is read again. */
  stored: Settings
}

export function EarlierVersions(props: EarlierVersionsProps) {
  const { t } = useLocale()
  return (
    <FoldedPart name={t('settings.earlierVersions')} isWrong={false} isLazy>
      <Versions {...props} />
    </FoldedPart>
  )
}

type Revisions = SettingRevisionList['revisions']

/** Values that are brought back are edits like those that were typed: the owner sees them, and saves or discards them. */
function Versions({ section, form, stored }: EarlierVersionsProps) {
  const locale = useLocale()
  const { t, commas } = locale
  const { timeZone } = useApplication()
  const { isBusy, refusal, run } = useCall()
  const [revisions, setRevisions] = useState<Revisions | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)

  useEffect(() => {
    let isStale = false
    setShown(null)
    void call<SettingRevisionList>('GET', '/api/settings/revisions').then((result) => {
      if (isStale) return
      if (result.ok) setRevisions(result.value.revisions)
      else setProblem(result.refusal.detail)
    })
    return () => {
      isStale = true
    }
  }, [stored])

  async function bringBack(until: string) {
    if (isBusy) return
    await run(() => call<Settings>('GET', `/api/settings/revisions/${until}`), {
      onSuccess(before) {
        for (const name of section.settings) form.edit(name, before[name])
        setShown(until)
      },
    })
  }

  const instantWords = (instant: string) => zonedInstantWords(locale, instant, timeZone)

  function changeWords(changed: readonly (keyof Settings)[], changedBy: string | null): string {
    const names = commas(changed.map((name) => t(`settingLabels.${name}`)))
    return changedBy ? t('settings.changedBy', { names, changedBy }) : names
  }

  if (problem) return <RefusalNote>{problem}</RefusalNote>
  if (!revisions) return <p role="status">{t('labels.loading')}</p>
  const ofSection = revisions.flatMap(({ settings, ...save }) => {
    const changed = section.settings.filter((name) => settings.includes(name))
    return changed.length > 0 ? [{ ...save, changed }] : []
  })
  return (
    <div className="stack">
      {refusal && <RefusalNote>{refusal.detail}</RefusalNote>}
      <p className="meta" role="status">
        {ofSection.length === 0
          ? t('settings.nothingChangedYet')
          : shown
            ? t('settings.shownAbove', { instant: instantWords(shown) })
            : t('settings.bringOneBackHint')}
      </p>
      <ul className="rows rows--padded">
        {ofSection.map(({ until, changedBy, changed }) => (
          <li key={until} className="item">
            <p className="item__title">
              {t('settings.untilInstant', { instant: instantWords(until) })}{' '}
              <span className="meta">{changeWords(changed, changedBy)}</span>
            </p>
            <p className="item__end">
              <QuietButton
                onClick={() => bringBack(until)}
                aria-disabled={isBusy}
                aria-label={t('settings.bringBackUntil', { instant: instantWords(until) })}
              >
                {t('settings.bringBack')}
              </QuietButton>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
