import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { useLocale } from '../../../ui/locale.ts'
import type { Prepared } from './compression.ts'
import type { PickedFile } from './picture-files.ts'
import { type JobStep, runPictureJob } from './picture-job.ts'

export type PictureWork =
  | { readonly stage: 'none' }
  | (JobStep & { readonly file: File })
  | {
      readonly stage: 'failed'
      readonly problem: string
      readonly file: File | null
      readonly retry: (() => void) | null
    }
  | { readonly stage: 'done'; readonly file: File; readonly src: string }

const NOTHING: PictureWork = { stage: 'none' }

export function usePicture(onStored: (picture: Picture) => void) {
  const { t } = useLocale()
  const [work, setWork] = useState<PictureWork>(NOTHING)
  const job = useRef<AbortController>(null)
  const latest = useRef(onStored)
  useEffect(() => {
    latest.current = onStored
  })
  useEffect(() => () => job.current?.abort(), [])

  async function start(file: File, known: Prepared | null) {
    job.current?.abort()
    const controller = new AbortController()
    job.current = controller
    const { signal } = controller
    const show = (next: PictureWork) => !signal.aborted && setWork(next)
    try {
      const end = await runPictureJob(t, file, known, (step) => show({ ...step, file }), signal)
      if (signal.aborted) return
      if (end.ok) {
        setWork({ stage: 'done', file, src: end.picture.src })
        latest.current(end.picture)
        return
      }
      const { problem, prepared } = end
      // Without a prepared picture there is nothing to show and nothing to send again.
      show({ stage: 'failed', problem, file: prepared && file, retry: prepared && (() => start(file, prepared)) })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  function stop(next: PictureWork = NOTHING) {
    job.current?.abort()
    setWork(next)
  }

  function choose(picked: PickedFile) {
    if (picked.ok) void start(picked.file, null)
    else stop({ stage: 'failed', problem: t(picked.problem), file: null, retry: null })
  }

  return { work, choose, discard: () => stop() }
}
