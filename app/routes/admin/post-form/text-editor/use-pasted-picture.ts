import { useEffect, useRef, useState } from 'react'
import type { PickedFile } from '../../picture/picture-files.ts'
import { runPictureJob } from '../../picture/picture-job.ts'

interface PastedPictureOptions {
  /** Called with the address of the stored picture. */
  readonly onStored: (address: string) => void
  /** Called once when a picture is sent, and once when it is stored or was refused. */
  readonly onBusy: (isBusy: boolean) => void
}

/** Stores pictures that are dropped or pasted into a text. @returns what to say about the last one */
export function usePastedPicture({ onStored, onBusy }: PastedPictureOptions) {
  const [status, setStatus] = useState<{ readonly words: string; readonly isProblem: boolean } | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  async function take(picked: PickedFile) {
    if (!picked.ok) return setStatus({ words: picked.problem, isProblem: true })
    const { signal } = leaving.current
    setStatus({ words: 'A picture is on its way…', isProblem: false })
    onBusy(true)
    try {
      const end = await runPictureJob(picked.file, null, () => undefined, signal)
      setStatus(end.ok ? null : { words: end.problem, isProblem: true })
      if (end.ok) onStored(end.picture.src)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      onBusy(false)
    }
  }

  return { status, take }
}
