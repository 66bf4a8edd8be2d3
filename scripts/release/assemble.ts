import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Architecture } from './stage.ts'
import { withoutSymbols } from './symbols.ts'

export interface Release {
  readonly version: string
  readonly commit: string
}

/** Files of the project that go in under their own names, beside what is loaded. */
const BESIDE = ['LICENSE', 'CHANGELOG.md', 'den', 'scripts/node-settings.sh']
/** And under other names. */
const RENAMED = { '.env.example': 'den.env.example', 'docs/install.md': 'INSTALL.md' }
const PROGRAMS = ['den', 'node_modules/.bin/node']

/**
 * Makes the folder that a release unpacks to.
 *
 * @param stage holds sources and packages for the architecture.
 * @param build the finished build, which is the same for all of them.
 */
export function assemble(
  { version, commit }: Release,
  architecture: Architecture,
  { stage, build, files, target }: { stage: string; build: string; files: readonly string[]; target: string },
): void {
  rmSync(target, { recursive: true, force: true })
  const put = (from: string, to: string) => {
    mkdirSync(dirname(join(target, to)), { recursive: true })
    copyFileSync(from, join(target, to))
    chmodSync(join(target, to), 0o644)
  }
  for (const file of [...files, ...BESIDE]) put(join(stage, file), file)
  for (const [from, to] of Object.entries(RENAMED)) put(join(stage, from), to)
  for (const file of builtFiles(build)) put(join(build, file), join('build', file))
  const node = `node_modules/node-linux-${architecture}`
  for (const file of ['LICENSE', 'package.json', 'bin/node']) put(join(stage, node, file), join(node, file))
  mkdirSync(join(target, 'node_modules/.bin'))
  symlinkSync(`../node-linux-${architecture}/bin/node`, join(target, 'node_modules/.bin/node'))
  for (const file of PROGRAMS) chmodSync(join(target, file), 0o755)
  for (const file of globSync('node_modules/**/{node,*.so.*,*.node}', { cwd: target, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    if (file.isFile()) writeFileSync(path, withoutSymbols(readFileSync(path)))
  }
  writeFileSync(join(target, 'package.json'), packageDescription(join(stage, 'package.json')))
  writeFileSync(
    join(target, 'release.json'),
    `${JSON.stringify({ version, commit, system: `linux-${architecture}` })}\n`,
  )
}

/** `source-hash` and `own-assets` are for the next build, which a release has not. */
function builtFiles(build: string): string[] {
  return globSync('{client,server,packages}/**/*', { cwd: build, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1))
}

/** Without scripts and lists of packages: nothing is to be installed or built in the folder of a release. */
function packageDescription(file: string): string {
  const { name, version, description, license, type, imports } = JSON.parse(readFileSync(file, 'utf8'))
  return `${JSON.stringify({ name, version, private: true, description, license, type, imports }, null, 2)}\n`
}
