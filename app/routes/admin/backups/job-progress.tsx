import { useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sizeOf } from '#domain/backups/backup-size.ts'
import type { JobStatus, RunningJob } from '#server/backup/backup-overview.ts'
import { call } from '../../../ui/call.ts'

const POLL_MS = 1_000

const STEPS = { writing: 'Writing the backup', checking: 'Reading it again', uploading: 'Copying it to the store' }

/** How far the job is that is running, whoever began it. Its end loads the screen again. */
export function JobProgress({ running }: { running: RunningJob }) {
  const [job, setJob] = useState(running)
  const { revalidate } = useRevalidator()
  const { id } = running
  const labelId = useId()
  useEffect(() => {
    let timer: number | undefined
    let hasLeft = false
    const look = async () => {
      const found = await call<JobStatus>('GET', `/api/backup-jobs/${id}`)
      if (hasLeft) return
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

  const { step, bytes, expectedBytes } = job
  return (
    <div className="backups__progress">
      <p id={labelId} role="status">
        {STEPS[step]}
      </p>
      <progress
        aria-labelledby={labelId}
        max={1}
        {...(expectedBytes ? { value: Math.min(1, bytes / expectedBytes) } : {})}
      />
      <p className="backups__bytes">
        {sizeOf(bytes)}
        {expectedBytes !== null && ` of ${step === 'writing' ? 'about ' : ''}${sizeOf(expectedBytes)}`}
      </p>
    </div>
  )
}
