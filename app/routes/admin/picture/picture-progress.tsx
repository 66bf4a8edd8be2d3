import { useId } from 'react'
import type { JobStep } from './picture-job.ts'

/** The progress of an upload. It is unknown during compression and while the server examines the picture. */
export function PictureProgress({ step }: { step: JobStep }) {
  const id = useId()
  const share = step.stage === 'uploading' && step.share < 1 ? step.share : undefined
  return (
    <p className="meta picker__progress">
      <label htmlFor={id}>{wordsFor(step)}</label>
      <progress id={id} max={1} value={share} />
    </p>
  )
}

function wordsFor(step: JobStep): string {
  if (step.stage === 'compressing') return 'Compressing…'
  return step.share < 1 ? `Uploading… ${Math.round(step.share * 100)} %` : 'Storing…'
}
