import { describe, it } from 'vitest'
import { killBackups, killCopies, killRestores } from '#test/support/backup/kill-runs.ts'

/** Moments of a run from 0 to 1, in its midst and near its end; `kills.long.test.ts` has more. */
describe.each([
  ['sqlite', { midst: 0.4, end: 0.99 }],
  ['postgres', { midst: 0.8, end: 0.8 }],
] as const)('A command that is killed (%s)', (dialect, { midst, end }) => {
  it('leaves what was there or what was wanted, as den restore', () => killRestores(dialect, [midst, 0.99]))
  it('leaves the blog, and no half file under its name, as den backup', () => killBackups(dialect, [end]))
  it('leaves both blogs, or a whole copy, as den copy to it', () => killCopies(dialect, [0.8]))
})
