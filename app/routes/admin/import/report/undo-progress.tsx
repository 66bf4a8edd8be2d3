import type { UndoStatus } from '#server/imports/reports/undo-jobs.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { Progress } from '../../jobs/progress.tsx'
import { useRunningJob } from '../../jobs/use-running-job.ts'

interface UndoProgressProps {
  id: string
  fileName: string
  running: UndoStatus
}

export function UndoProgress({ id, fileName, running }: UndoProgressProps) {
  const { t } = useLocale()
  const { handled, total } = useRunningJob(`/api/import-reports/${id}/undo`, running)
  return (
    <Progress label={t('imports.undoingImport', { name: fileName })} share={handled / Math.max(1, total)}>
      <p className="meta">{t('imports.postsHandledOf', { handled, count: total })}</p>
    </Progress>
  )
}
