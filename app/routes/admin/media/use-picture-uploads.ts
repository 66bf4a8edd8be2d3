import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { bringsFiles } from '../picture/picture-files.ts'
import { runPictureJob } from '../picture/picture-job.ts'
import { useLeaveWarning } from '../shell/leave-warning.ts'

interface FailedUpload {
  readonly name: string
  readonly why: string
}

/** Uploads the files that are chosen, or dropped anywhere on the screen, one after the other. */
export function usePictureUploads() {
  const { t } = useLocale()
  const { revalidate } = useRevalidator()
  const [isOver, setOver] = useState(false)
  /** `2 of 5`; null while nothing is uploaded. */
  const [progress, setProgress] = useState<string | null>(null)
  const [failed, setFailed] = useState<readonly FailedUpload[]>([])
  useLeaveWarning(progress !== null)
  const waiting = useRef<File[]>([])
  const stopping = useRef<AbortController>(null)
  useEffect(() => {
    stopping.current = new AbortController()
    return () => stopping.current?.abort()
  }, [])

  async function upload(files: Iterable<File>) {
    const isRunning = waiting.current.length > 0
    waiting.current.push(...files)
    if (isRunning || waiting.current.length === 0) return
    setFailed([])
    const { signal } = stopping.current!
    let stored = 0
    let ended = 0
    try {
      // Files that are added meanwhile are at the end of the same array.
      for (const file of waiting.current) {
        setProgress(`${ended + 1} of ${waiting.current.length}`)
        const end = await runPictureJob(t, file, null, () => undefined, signal)
        ended++
        if (end.ok) stored++
        else setFailed((known) => [...known, { name: file.name, why: end.problem }])
      }
    } catch (error) {
      if (!signal.aborted) throw error
      toastFailure(t('media.notAdded', { count: waiting.current.length - ended }))
      return
    } finally {
      waiting.current = []
      setProgress(null)
    }
    if (stored > 0) toastSuccess(t('media.stored', { count: stored }))
    await revalidate()
  }

  const drop = useEffectEvent((event: DragEvent) => void upload(event.dataTransfer?.files ?? []))
  useEffect(() => {
    const ifFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!bringsFiles(event.dataTransfer)) return
      event.preventDefault()
      act(event)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener(
      'dragover',
      ifFiles(() => setOver(true)),
      { signal },
    )
    // Without a related element the pointer has left the window.
    document.addEventListener(
      'dragleave',
      ifFiles((event) => setOver(event.relatedTarget !== null)),
      { signal },
    )
    document.addEventListener(
      'drop',
      ifFiles((event) => {
        setOver(false)
        drop(event)
      }),
      { signal },
    )
    return () => listening.abort()
  }, [])

  return { upload, isOver, progress, failed }
}
