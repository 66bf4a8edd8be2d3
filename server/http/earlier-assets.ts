import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/durations.ts'

/** How long after an upgrade the assets of the release before are kept: tabs that were open then ask for them. */
const KEEP_MS = 30 * DAY_MS
/** Names the release that was started last. */
const CURRENT = 'current'

/**
 * The folders in which assets of other releases lie, each like the folder of built files. An upgrade replaces a release with its
 * assets, which open tabs, and pages of servers that are not upgraded yet, still ask for.
 * @param onUnreadable hears of a folder that is left out, since it cannot be read, or not be removed
 */
export async function earlierAssets(
  store: string,
  client: string,
  now: Date,
  onUnreadable: (folder: string, error: unknown) => void,
): Promise<string[]> {
  const own = await releaseOf(client)
  const found = await readdir(store).catch(() => [])
  // A killed start leaves them.
  for (const name of found.filter((name) => name.endsWith('.partial')))
    await rm(join(store, name), { recursive: true, force: true }).catch(() => {})
  const releases = found.filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== own)
  const last = await readFile(join(store, CURRENT), 'utf8').catch(() => own)
  if (last !== own && releases.includes(last)) await utimes(join(store, last), now, now).catch(() => {})
  const kept: string[] = []
  for (const name of releases) {
    const folder = join(store, name)
    try {
      if (now.getTime() - (await stat(folder)).mtimeMs < KEEP_MS) {
        await readdir(join(folder, 'assets'))
        kept.push(folder)
      } else await rm(folder, { recursive: true, force: true })
    } catch (error) {
      onUnreadable(folder, error)
    }
  }
  return kept
}

/** Copies the assets of this release for those that replace it. */
export async function keepAssets(store: string, client: string): Promise<void> {
  const own = await releaseOf(client)
  const folder = join(store, own)
  if (!(await stat(folder).catch(() => undefined))) {
    const partial = `${folder}.${randomBytes(6).toString('hex')}.partial`
    try {
      await mkdir(join(partial, 'assets'), { recursive: true, mode: 0o700 })
      for (const name of await readdir(join(client, 'assets')))
        await copyFile(join(client, 'assets', name), join(partial, 'assets', name))
      await rename(partial, folder)
    } finally {
      await rm(partial, { recursive: true, force: true })
    }
  }
  await writeFile(join(store, CURRENT), own)
}

/** Names hold hashes of what is in the files, so they tell releases apart. */
async function releaseOf(client: string): Promise<string> {
  const names = (await readdir(join(client, 'assets'))).sort()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}
