import { it } from 'vitest'
import { killImports } from '#test/support/imports/kill-runs.ts'

const MOMENTS = Array.from({ length: 50 }, (_, index) => (index + 1) / 51)

it.each(['sqlite', 'postgres'] as const)(
  'den import that is killed at fifty moments has each post whole or not at all (%s)',
  (dialect) => killImports(dialect, MOMENTS),
  3_600_000,
)
