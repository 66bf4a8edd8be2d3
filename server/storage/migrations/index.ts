import type { Migration } from 'kysely/migration'
import * as init from './001-init.ts'

/** In the order of their numbers. One that was released is never edited, only followed by another. */
export const migrations: Record<string, Migration> = {
  '001-init': init,
}
