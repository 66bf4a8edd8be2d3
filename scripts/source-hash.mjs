import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders that can change the result of a build. */
export const SOURCES = [
  'app',
  'domain',
  'package-lock.json',
  'public',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/budgets.ts',
  'scripts/bundle-packages.ts',
  'scripts/fonts/font-faces.ts',
  'scripts/page-weights.ts',
  'server/bundled-packages.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** A hash of names and contents: modification times are meaningless after a clone or a checkout. */
export function sourceHash(root) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(root, source))) {
    if (/\.test\.tsx?$/.test(file)) continue
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(root, source) {
  const entries = /\.[a-z]+$/.test(source)
    ? null
    : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
  if (!entries) return [source]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length)
        .replace(/^[\\/]/, ''),
    )
    .sort()
}
