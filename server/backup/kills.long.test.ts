import { describe, it } from 'vitest'
import { killBackups, killCopies, killRestores } from '#test/support/backup/kill-runs.ts'

const MOMENTS = Array.from({ length: 50 }, Math.random)
const LONG = { timeout: 900_000 }

describe.each(['sqlite', 'postgres'] as const)('A command that is killed at 50 random moments (%s)', (dialect) => {
  it('leaves what was there or what was wanted, as den restore', LONG, () => killRestores(dialect, MOMENTS))
  it('leaves the blog, and no half file under its name, as den backup', LONG, () => killBackups(dialect, MOMENTS))
  it('leaves both blogs, or a whole copy, as den copy to it', LONG, () => killCopies(dialect, MOMENTS))
})
