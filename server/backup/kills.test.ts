import { describe, it } from 'vitest'
import { killBackups, killCopies, killRestores } from '#test/support/backup/kill-runs.ts'

/** Moments of a run from 0 to 1; `kills.long.test.ts` has fifty of each command on each database. */
describe('A command that is killed', () => {
  it('leaves what was there or what was wanted, as den restore on SQLite', () => killRestores('sqlite', [0.4]))
  it('leaves what was there or what was wanted, as den restore on PostgreSQL', () => killRestores('postgres', [0.8]))
  it('leaves the blog, and no half file under its name, as den backup', () => killBackups('sqlite', [0.99]))
  it('leaves both blogs, or a whole copy, as den copy to SQLite', () => killCopies('sqlite', [0.8]))
})
