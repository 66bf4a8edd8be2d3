import { describe, it } from 'vitest'
import { killBackups, killCopies, killRestores } from '#test/support/backup/kill-runs.ts'

/** Moments of a run from 0 to 1; `kills.long.test.ts` has more. */
const MOMENTS = [0.3, 0.8, 0.99]

describe.each(['sqlite', 'postgres'] as const)('A command that is killed (%s)', (dialect) => {
  it('leaves what was there or what was wanted, as den restore', () => killRestores(dialect, MOMENTS))
  it('leaves the blog, and no half file under its name, as den backup', () => killBackups(dialect, MOMENTS.slice(1)))
  it('leaves both blogs, or a whole copy, as den copy to it', () => killCopies(dialect, MOMENTS.slice(1, 2)))
})
