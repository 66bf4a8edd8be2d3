import type { Diagnosis, Finding } from '#domain/finding.ts'
import type { BackupsOverview } from '../backup/backup-overview.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Mail } from '../mail/open-mail.ts'
import { checkAddress } from './checks/address.ts'
import { checkBackups } from './checks/backups.ts'
import { checkClock } from './checks/clock.ts'
import { checkDatabase } from './checks/database.ts'
import { checkDisk } from './checks/disk.ts'
import { checkMail } from './checks/mail.ts'
import { checkPictures } from './checks/pictures.ts'
import { checkScheduledPosts } from './checks/scheduled-posts.ts'

interface Parts {
  readonly config: Pick<Config, 'dataDir' | 'siteUrl' | 'siteUrlIsDefault' | 'media'>
  readonly database: Database
  readonly mail: Mail
  readonly backups: Pick<BackupsOverview, 'all' | 'faults'>
}

/**
 * If a check itself fails, its finding is a problem.
 * @param options.thorough reads the whole database and connects to servers: takes seconds, so it needs a process of its own
 */
export async function examine(
  { config, database, mail, backups }: Parts,
  { thorough }: { thorough: boolean },
): Promise<Finding[]> {
  const findings: Finding[] = []
  const add = async (check: Finding['check'], run: () => Promise<Diagnosis>) =>
    void findings.push({ check, ...(await run().catch(failed)) })
  await add('Disk', () => checkDisk(config.dataDir))
  await add('Address', () => checkAddress(config, thorough))
  await add('Database', () => checkDatabase(database, thorough))
  // All other checks read tables.
  if (findings.at(-1)!.level === 'problem') return findings
  await add('Clock', () => checkClock(database))
  await add('Mail', () => checkMail(database, mail, thorough))
  await add('Scheduled posts', () => checkScheduledPosts(database))
  await add('Pictures', () => checkPictures(database, config.media, thorough))
  await add('Backups', () => checkBackups(backups))
  return findings
}

function failed(error: unknown): Diagnosis {
  const detail = error instanceof Error ? error.message : String(error)
  return { level: 'problem', detail, remedy: 'See the findings about the disk and the database.' }
}
