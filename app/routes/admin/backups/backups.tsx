import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListedBackup } from '#server/backup/backup-overview.ts'
import { servicesContext } from '../../../context.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
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

export async function loader({ context }: Route.LoaderArgs) {
  const { backups } = context.get(servicesContext)
  return { ...(await backups.all()), faults: await backups.faults(), ...backups.plan }
}

export default function Backups({ loaderData }: Route.ComponentProps) {
  const { backups, faults, folderProblem, running, failure, newestAt, isOverdue, now, folder, at, store } = loaderData
  const [asked, setAsked] = useState<ListedBackup | null>(null)
  const [restored, setRestored] = useState<ListedBackup | null>(null)
  return (
    <Screen name="Backups">
      <Plan at={at} store={store} />
      {folderProblem && <RefusalNote>{folderProblem}</RefusalNote>}
      {failure && (
        <RefusalNote>
          The backup of <Instant at={failure.at} /> failed. {failure.problem}
          {failure.isRetried && ' The server tries again every hour.'}
        </RefusalNote>
      )}
      {isOverdue && !failure && (
        <RefusalNote>
          {newestAt === null
            ? 'There is no backup of this blog yet.'
            : `The newest backup was made ${ageOf(newestAt, now)}.`}
        </RefusalNote>
      )}
      {running ? <JobProgress key={running.id} running={running} /> : <BackUpNow />}
      {restored && <RestoreSteps key={restored.name} backup={restored} onClose={() => setRestored(null)} />}
      {backups.length > 0 ? (
        <BackupTable backups={backups} faults={faults} now={now} isCopied={store !== null} onRestore={setAsked} />
      ) : folderProblem ? null : (
        <div className="empty">
          <p className="empty__title">No backup is here yet</p>
          <p>
            {newestAt !== null
              ? 'The newest one is elsewhere: on another server, or where a command put it.'
              : at === null
                ? 'Make the first one now.'
                : `The first one is made at ${at}. You can also make one now.`}
          </p>
        </div>
      )}
      <p className="meta">
        They are stored in <code>{folder}</code>. They contain addresses and password hashes: keep a copy on another
        disk or machine that only you can read.
      </p>
      {asked && <RestoreQuestion backup={asked} onChecked={() => setRestored(asked)} onClose={() => setAsked(null)} />}
    </Screen>
  )
}

function Plan({ at, store }: { at: string | null; store: string | null }) {
  const { timeZone } = useApplication()
  return (
    <p className="lead">
      {at === null
        ? 'This server makes no backups by itself (BACKUP_AT is off).'
        : `Every night at ${at} (${timeZone}) the server writes everything into one file and checks it. It keeps 7 daily, 4 weekly and 12 monthly ones.`}
      {store !== null && ` Each is copied to ${store}.`}
    </p>
  )
}

function BackUpNow() {
  const { isBusy, run } = useCall()
  const { revalidate } = useRevalidator()

  const backUp = () =>
    run(
      async () => {
        const begun = await call<{ id: string }>('POST', '/api/backups')
        if (begun.ok) void revalidate()
        return jobEnd(begun)
      },
      { reload: 'always', onSuccess: () => toastSuccess('The backup is made and checked') },
    )
  return (
    <p className="actions">
      <Button aria-disabled={isBusy} onClick={backUp}>
        {isBusy ? 'Making a backup…' : 'Back up now'}
      </Button>
    </p>
  )
}
