import { it } from 'vitest'
import { killImports } from '#test/support/imports/kill-runs.ts'

/** A moment of the run from 0 to 1; `kills.long.test.ts` has more, on both databases. */
const MOMENT = 0.6

it('den import that is killed has each post whole or not at all', () => killImports('sqlite', [MOMENT]))
