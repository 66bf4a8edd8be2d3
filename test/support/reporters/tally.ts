import { appendFileSync } from 'node:fs'

/** What a runner counted; `npm test` adds up what all of them wrote. A skipped test counts as failed: nothing is skipped. */
export interface Tally {
  runner: string
  passed: number
  failed: number
}

/** Written to the file that `npm test` names; a run by hand has none and counts for itself. */
export function writeTally(tally: Tally): void {
  const file = process.env.DEN_TALLY
  if (file) appendFileSync(file, `${JSON.stringify(tally)}\n`)
}
