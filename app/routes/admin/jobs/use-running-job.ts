import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../ui/call.ts'

const POLL_MS = 700

/**
 * Polls the state of a job that runs on the server, and reloads the data of the screen once it has ended.
 * @param address of the call that answers with the job
 */
export function useRunningJob<T>(address: string, running: T): T {
  const [job, setJob] = useState(running)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: number | undefined
    let hasLeft = false
    const poll = async () => {
      const found = await call<T & { readonly state: string }>('GET', address)
      if (hasLeft) return
      // Without a response (status 0) the job may still be running.
      const isRunning = found.ok ? found.value.state === 'running' : found.refusal.status === 0
      if (!isRunning) return void revalidate()
      if (found.ok) setJob(found.value)
      timer = window.setTimeout(poll, POLL_MS)
    }
    timer = window.setTimeout(poll, POLL_MS)
    return () => {
      hasLeft = true
      window.clearTimeout(timer)
    }
  }, [address, revalidate])
  return job
}
