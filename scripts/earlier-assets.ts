import { copyFileSync, cpSync, existsSync, globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Open tabs, shared caches and other instances ask for the files of earlier builds for a while. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000

/** Lists the assets that a build made itself; the others in its folder were taken over. */
const LIST = 'own-assets'

/**
 * Takes over into the build `next` what it lacks of the assets in the build `current`, which it is about to replace: its own
 * ones in any case, those of still earlier builds for 30 days from when they were replaced, which is the file's time.
 */
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
    // A build of a version that kept no list: all of it counts as its own.
    if (own === null || own.has(basename(file))) {
      copyFileSync(file, copy)
      utimesSync(copy, now, now)
    } else if (now.getTime() - statSync(file).mtimeMs < KEEP_MS) cpSync(file, copy, { preserveTimestamps: true })
  }
}

function assetsIn(build: string): string[] {
  return globSync(`${build}/client/assets/*`)
}
