import { copyFileSync, cpSync, existsSync, globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Open tabs, shared caches and other instances request files of earlier builds for a while. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000

/** File that lists the assets that a build made itself; the others in its folder were copied from earlier builds. */
const LIST = 'own-assets'

/** Copies all that `current` made itself and `next` lacks, and assets of earlier builds for 30 days after they were replaced. */
export function keepEarlierAssets(current: string, next: string, now: Date): void {
  writeFileSync(
    join(next, LIST),
    assetsIn(next)
      .map((file) => basename(file))
      .join('\n'),
  )
  const list = join(current, LIST)
  const own = existsSync(list) ? new Set(readFileSync(list, 'utf8').split('\n')) : null
  for (const file of assetsIn(current)) {
    const copy = join(next, 'client/assets', basename(file))
    if (existsSync(copy)) continue
    // A build of a version without this list: all its assets count as its own.
    if (own === null || own.has(basename(file))) {
      copyFileSync(file, copy)
      utimesSync(copy, now, now)
    } else if (now.getTime() - statSync(file).mtimeMs < KEEP_MS) cpSync(file, copy, { preserveTimestamps: true })
  }
}

function assetsIn(build: string): string[] {
  return globSync(`${build}/client/assets/*`)
}
