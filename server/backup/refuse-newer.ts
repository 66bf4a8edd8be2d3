import { migrations } from '../db/migrations/index.ts'
import { knownNames } from '../db/migrations/unreleased.ts'
import { damaged, UnusableArchiveError } from './unusable-archive.ts'

/** Says which migration of a blog this version does not know, if there is one. @throws {UnreleasedDatabaseError} */
export function unknownMigration(names: readonly string[]): string | undefined {
  const known = Object.keys(migrations).sort()
  const unknown = knownNames(names).find((name) => !known.includes(name))
  return unknown && `it has migration ${unknown}, this version knows up to ${known.at(-1)}`
}

/** @param newer makes the message for a blog of a newer version. @throws {UnusableArchiveError} @throws {UnreleasedDatabaseError} */
export function refuseMigrations(names: readonly string[], newer: (which: string) => string): void {
  const which = unknownMigration(names)
  if (which) throw new UnusableArchiveError(newer(which))
  const known = Object.keys(migrations).sort()
  if (knownNames(names).some((name, index) => name !== known[index]))
    throw damaged('its migrations are not those of any version')
}
