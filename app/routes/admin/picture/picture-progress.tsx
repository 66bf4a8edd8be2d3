import { useId } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { useLocale } from '../../../ui/locale.ts'
import type { JobStep } from './picture-job.ts'

/** The progress of an upload. It is unknown during compression and while the server examines the picture. */
export function PictureProgress({ step }: { step: JobStep }) {
  const { t } = useLocale()
  const id = useId()
  const share = step.stage === 'uploading' && step.share < 1 ? step.share : undefined
  return (
    <p className="meta picker__progress">
      <label htmlFor={id}>{wordsFor(t, step)}</label>
      <progress id={id} max={1} value={share} />
    </p>
  )
}

function wordsFor(t: Locale['t'], step: JobStep): string {
  if (step.stage === 'compressing') return t('picture.compressing')
  return step.share < 1 ? t('picture.uploading', { percent: Math.round(step.share * 100) }) : t('picture.storing')
}
