import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ImportStatus } from '#server/imports/jobs/import-job.ts'
import { call } from '../../../ui/call.ts'
import { counted } from '../statistics/format.ts'

const POLL_MS = 700

/** How far the dry run or the import is, whoever began it. Its end loads the screen again. */
export function ImportProgress({ running }: { running: ImportStatus }) {
  const [job, setJob] = useState(running)
  const { revalidate } = useRevalidator()
  const { id } = running
  useEffect(() => {
    let timer: number | undefined
    let hasLeft = false
    const look = async () => {
      const found = await call<ImportStatus>('GET', `/api/imports/${id}`)
      if (hasLeft) return
      // Without an answer it goes on.
      const isRunning = found.ok ? found.value.state === 'running' : found.refusal.status === 0
      if (!isRunning) return void revalidate()
      if (found.ok) setJob(found.value)
      timer = window.setTimeout(look, POLL_MS)
    }
    timer = window.setTimeout(look, POLL_MS)
    return () => {
      hasLeft = true
      window.clearTimeout(timer)
    }
  }, [id, revalidate])

  const { handled, total, file, step } = job
  return (
    <div className="import__progress">
      <p id="import-progress" role="status">
        {step === 'check' ? `Looking through ${file.name}` : `Importing ${file.name}`}
      </p>
      <progress
        aria-labelledby="import-progress"
        max={1}
        {...(total !== null && { value: Math.min(1, handled / Math.max(1, total)) })}
      />
      <p className="import__count">
        {total === null
          ? counted(handled, 'entry', 'entries')
          : `${handled.toLocaleString('en')} of ${counted(total, 'entry', 'entries')}`}
      </p>
      <p className="import__aside">You may close this page. It goes on, and the report stays here.</p>
    </div>
  )
}
