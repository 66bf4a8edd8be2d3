import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupName, parseBackupName } from '#domain/backups/backup-name.ts'
import { outdatedBackups } from '#domain/backups/rotation.ts'
import { DAY_MS } from '#domain/durations.ts'
import { civilTimeAt } from '#domain/text/civil-time.ts'
import { removeUnneeded } from './pictures/picture-set.ts'

export interface BackupFile extends BackupName {
  readonly name: string
  readonly bytes: number
}

/** Matches a file that a killed process left: the name of a backup, and a random part. */
const PARTIAL = /^den-(?:(nightly|before-migration)-)?[\dTZ-]+\.tar\.gz(\.age)?\.[0-9a-f]{12}\.partial$/

/** The folder of backups, of which other files are ignored. */
export class BackupFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Newest first. */
  async list(): Promise<BackupFile[]> {
    const names = await readdir(this.path).catch(emptyIfMissing)
    const files = await Promise.all(
      names.map(async (name) => {
        const parsed = parseBackupName(name)
        const found = parsed && (await stat(join(this.path, name)).catch(() => undefined))
        return found?.isFile() ? [{ ...parsed!, name, bytes: found.size }] : []
      }),
    )
    return files.flat().toSorted((a, b) => (a.at < b.at ? 1 : -1))
  }

  /** The file of that name; undefined for a name that Den does not give, or a file that is not there. */
  async find(name: string): Promise<(BackupFile & { readonly path: string }) | undefined> {
    const parsed = parseBackupName(name)
    const path = join(this.path, name)
    const found = parsed && (await stat(path).catch(() => undefined))
    return found?.isFile() ? { ...parsed!, name, path, bytes: found.size } : undefined
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 })
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.path)
    return bavail * bsize
  }

  async rotate(timeZone: string): Promise<string[]> {
    const outdated = outdatedNightly(await this.list(), timeZone)
    for (const name of outdated) await rm(join(this.path, name), { force: true })
    return outdated
  }

  /** Deletes pictures beside backups that none of them needs any more. @returns their names, such as `plain/<hash>.jpg` */
  async removeUnneededPictures(): Promise<string[]> {
    const oldest = (await this.list()).at(-1)
    return oldest ? removeUnneeded(this.path, new Date(oldest.at)) : []
  }

  async keepOnlyMigration(name: string): Promise<void> {
    for (const file of await this.list())
      if (file.kind === 'before-migration' && file.name !== name) await rm(join(this.path, file.name), { force: true })
  }

  /**
   * Deletes those between the newest and the oldest two; a server that fails to start makes one each time. The oldest two are from
   * the previous upgrade and from the first attempt at this one: later ones may hold migrations that the old version refuses.
   */
  async limitMigrations(): Promise<void> {
    const files = (await this.list()).filter(({ kind }) => kind === 'before-migration')
    for (const { name } of files.slice(1, -2)) await rm(join(this.path, name), { force: true })
  }

  /** Deletes unfinished backups of killed processes: those of `kind` at once, since only one is made at a time, others after a day. */
  async removeStray(now: Date, kind: 'nightly' | 'before-migration'): Promise<void> {
    for (const name of await readdir(this.path).catch(emptyIfMissing)) {
      const [isPartial, kindOfPartial] = PARTIAL.exec(name) ?? []
      if (!isPartial) continue
      const path = join(this.path, name)
      const age = await stat(path).then(
        ({ mtimeMs }) => now.getTime() - mtimeMs,
        () => 0,
      )
      if (kindOfPartial === kind || age > DAY_MS) await rm(path, { force: true })
    }
  }
}

export function outdatedNightly(files: readonly { readonly name: string }[], timeZone: string): string[] {
  const nightly = files.flatMap(({ name }) => {
    const parsed = parseBackupName(name)
    return parsed?.kind === 'nightly'
      ? [{ name, at: parsed.at, date: civilTimeAt(new Date(parsed.at), timeZone).date }]
      : []
  })
  return outdatedBackups(nightly)
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
