import { sizeOf } from '#domain/text/byte-size.ts'
import type { RunningJob } from '#server/backup/backup-overview.ts'
import { Progress } from '../jobs/progress.tsx'
import { useRunningJob } from '../jobs/use-running-job.ts'

const STEPS = { writing: 'Writing the backup', checking: 'Reading it again', uploading: 'Copying it to the store' }

/** The progress of the running backup or check, whichever administrator began it. */
export function JobProgress({ running }: { running: RunningJob }) {
  const { step, bytes, expectedBytes } = useRunningJob(`/api/backup-jobs/${running.id}`, running)
  return (
    <Progress label={STEPS[step]} share={expectedBytes ? bytes / expectedBytes : null}>
      <p className="meta">
        {sizeOf(bytes)}
        {expectedBytes !== null && ` of ${step === 'writing' ? 'about ' : ''}${sizeOf(expectedBytes)}`}
      </p>
    </Progress>
  )
}
