import type { ImportStatus } from '#server/imports/jobs/import-job.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Progress } from '../jobs/progress.tsx'
import { useRunningJob } from '../jobs/use-running-job.ts'

export function ImportProgress({ running }: { running: ImportStatus }) {
  const { t } = useLocale()
  const { handled, total, file, step } = useRunningJob(`/api/imports/${running.id}`, running)
  const label =
    step === 'check' ? t('imports.lookingThrough', { name: file.name }) : t('imports.importing', { name: file.name })
  return (
    <Progress label={label} share={total === null ? null : handled / Math.max(1, total)}>
      <p className="meta">
        {total === null
          ? t('imports.entriesHandled', { count: handled })
          : t('imports.entriesHandledOf', { handled, count: total })}
      </p>
      <p className="meta">{t('imports.youCanCloseThisPage')}</p>
    </Progress>
  )
}
