import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds for which all threads of a process have run on a core; NaN where the system is not Linux. */
export function processorTime(pid: number): number {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).reduce(
      (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
      0,
    )
    return nanoseconds / 1e6
  } catch {
    return Number.NaN
  }
}
