import { useId } from 'react'
import type { JobStep } from './picture-job.ts'

/** How far a picture has come. While it is compressed, and again while the server looks at it, nobody knows. */
export function PictureProgress({ step }: { step: JobStep }) {
  const id = useId()
  const share = step.stage === 'uploading' && step.share < 1 ? step.share : undefined
  return (
    <p className="picker__progress">
      <label htmlFor={id}>{wordsFor(step)}</label>
      <progress id={id} max={1} value={share} />
    </p>
  )
}

function wordsFor(step: JobStep): string {
  if (step.stage === 'compressing') return 'Compressing…'
  return step.share < 1 ? `Uploading… ${Math.round(step.share * 100)} %` : 'Storing…'
}
