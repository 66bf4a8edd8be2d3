import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListedBackup } from '#server/backup/backup-overview.ts'
import { accountLocale, accountSayer } from '../../../account-locale.ts'
import { listIn } from '../../../audit-words.ts'
import { servicesContext } from '../../../context.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useApplication } from '../application-context.ts'
import { Instant } from '../list/instant.tsx'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { Screen } from '../shell/screen-title.tsx'
import { useCall } from '../shell/use-call.ts'
import type { Route } from './+types/backups'
import { ageOf } from './age.ts'
import { BackupTable } from './backup-table.tsx'
import { jobEnd } from './job-end.ts'
import { JobProgress } from './job-progress.tsx'
import { RestoreQuestion, RestoreSteps } from './restore-backup.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backups, config } = context.get(servicesContext)
  const [locale, say] = await Promise.all([accountLocale({ request, context }), accountSayer({ request, context })])
  const { folderProblem, failure, ...rest } = await backups.all()
  const faults = Object.entries(await backups.faults()).map(([name, problem]) => [name, say(problem)])
  return {
    ...rest,
    backups: rest.backups.map((backup) => ({ ...backup, content: listIn(locale, say, backup.content) })),
    folderProblem: folderProblem && say(folderProblem),
    failure: failure && { ...failure, problem: say(failure.problem) },
    faults: Object.fromEntries(faults) as Record<string, string>,
    ...backups.plan,
    arePicturesBeside: config.media.outside !== undefined,
  }
}

export default function Backups({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const { t } = locale
  const { backups, faults, folderProblem, running, failure, newestAt, isOverdue, now, folder, at, store } = loaderData
  const { arePicturesBeside } = loaderData
  const [asked, setAsked] = useState<ListedBackup | null>(null)
  const [restored, setRestored] = useState<ListedBackup | null>(null)
  return (
    <Screen name={t('labels.backups')}>
      <Plan at={at} store={store} />
      {folderProblem && <RefusalNote>{folderProblem}</RefusalNote>}
      {failure && (
        <RefusalNote>
          <Message
            of="backups.backupFailed"
            slots={{ instant: <Instant at={failure.at} />, problem: failure.problem }}
          />
          {failure.isRetried && ` ${t('backups.triesAgain')}`}
        </RefusalNote>
      )}
      {isOverdue && !failure && (
        <RefusalNote>
          {newestAt === null ? t('backups.noBackup') : t('backups.newestIsOld', { age: ageOf(locale, newestAt, now) })}
        </RefusalNote>
      )}
      {running ? <JobProgress key={running.id} running={running} /> : <BackUpNow />}
      {restored && <RestoreSteps key={restored.name} backup={restored} onClose={() => setRestored(null)} />}
      {backups.length > 0 ? (
        <BackupTable backups={backups} faults={faults} now={now} isCopied={store !== null} onRestore={setAsked} />
      ) : folderProblem ? null : (
        <div className="empty">
          <p className="empty__title">{t('backups.noneHere')}</p>
          <p>
            {newestAt !== null
              ? t('backups.newestIsElsewhere')
              : at === null
                ? t('backups.makeFirst')
                : t('backups.firstIsMadeAt', { at })}
          </p>
        </div>
      )}
      <p className="meta">
        <Message of="backups.storedIn" slots={{ folder: <code>{folder}</code> }} />
        {arePicturesBeside && (
          <>
            {' '}
            <Message of="backups.picturesBeside" slots={{ pictures: <code>pictures</code> }} />
          </>
        )}
      </p>
      {asked && <RestoreQuestion backup={asked} onChecked={() => setRestored(asked)} onClose={() => setAsked(null)} />}
    </Screen>
  )
}

function Plan({ at, store }: { at: string | null; store: string | null }) {
  const { t } = useLocale()
  const { timeZone } = useApplication()
  return (
    <p className="lead">
      {at === null ? t('backups.noneByItself') : t('backups.everyNight', { at, timeZone })}
      {store !== null && ` ${t('backups.eachIsCopied', { store })}`}
    </p>
  )
}

function BackUpNow() {
  const { t } = useLocale()
  const { isBusy, run } = useCall()
  const { revalidate } = useRevalidator()

  const backUp = () =>
    run(
      async () => {
        const begun = await call<{ id: string }>('POST', '/api/backups')
        if (begun.ok) void revalidate()
        return jobEnd(begun)
      },
      { reload: 'always', onSuccess: () => toastSuccess(t('backups.backupIsMade')) },
    )
  return (
    <p className="actions">
      <Button aria-disabled={isBusy} onClick={backUp}>
        {isBusy ? t('backups.makingBackup') : t('backups.backUpNow')}
      </Button>
    </p>
  )
}
