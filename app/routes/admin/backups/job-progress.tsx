import { sizeOf } from '#domain/text/byte-size.ts'
import type { RunningJob } from '#server/backup/backup-overview.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Progress } from '../jobs/progress.tsx'
import { useRunningJob } from '../jobs/use-running-job.ts'

const STEPS = { writing: 'backups.writing', checking: 'backups.readingAgain', uploading: 'backups.copying' } as const

/** The progress of the running backup or check, whichever administrator began it. */
export function JobProgress({ running }: { running: RunningJob }) {
  const { t } = useLocale()
  const { step, bytes, expectedBytes } = useRunningJob(`/api/backup-jobs/${running.id}`, running)
  return (
    <Progress label={t(STEPS[step])} share={expectedBytes ? bytes / expectedBytes : null}>
      <p className="meta">
        {expectedBytes === null
          ? sizeOf(bytes)
          : t(step === 'writing' ? 'backups.sizeOfAbout' : 'backups.sizeOf', {
              done: sizeOf(bytes),
              all: sizeOf(expectedBytes),
            })}
      </p>
    </Progress>
  )
}
