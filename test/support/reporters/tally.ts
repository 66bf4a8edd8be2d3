import { appendFileSync } from 'node:fs'

/** Counts of a runner; `npm test` adds those of all runners. A skipped test counts as failed. */
export interface Tally {
  runner: string
  passed: number
  failed: number
}

/** Appends the counts to the file that `npm test` names; a runner that is started by hand writes none. */
export function writeTally(tally: Tally): void {
  const file = process.env.DEN_TALLY
  if (file) appendFileSync(file, `${JSON.stringify(tally)}\n`)
}
