import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './files.ts'
import type { Architecture } from './stage.ts'
import { stripElf } from './strip-elf.ts'

export interface Release {
  readonly version: string
  readonly commit: string
  /** Of the commit; every timestamp in a release is this one, so that builds are reproducible. */
  readonly date: Date
}

/** Files that the dependency trace does not find, by their path in the repository and in the release. */
const FURTHER_FILES = {
  LICENSE: 'LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
  den: 'den',
  'scripts/node-settings.sh': 'scripts/node-settings.sh',
  '.env.example': 'den.env.example',
  'docs/install.md': 'INSTALL.md',
  'deploy/den.service': 'den.service',
}
const EXECUTABLES = ['den', 'node_modules/.bin/node']

/**
 * Makes the folder that the tarball of a release holds.
 *
 * @param stage holds the sources and the packages for the architecture
 * @param build holds the built screens, which are the same for every architecture
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
  for (const file of files) put(join(stage, file), file)
  for (const [from, to] of Object.entries(FURTHER_FILES)) put(join(stage, from), to)
  // The other files there, `source-hash` and `own-assets`, serve the next build.
  for (const file of filesIn(build, '{client,server,packages}/**/*')) put(join(build, file), join('build', file))
  const node = `node_modules/node-linux-${architecture}`
  for (const file of ['LICENSE', 'package.json', 'bin/node']) put(join(stage, node, file), join(node, file))
  mkdirSync(join(target, 'node_modules/.bin'))
  symlinkSync(`../node-linux-${architecture}/bin/node`, join(target, 'node_modules/.bin/node'))
  for (const file of EXECUTABLES) chmodSync(join(target, file), 0o755)
  for (const file of filesIn(target, 'node_modules/**/{node,*.so.*,*.node}')) {
    const path = join(target, file)
    writeFileSync(path, stripElf(readFileSync(path)))
  }
  writeFileSync(join(target, 'package.json'), releaseManifest(join(stage, 'package.json')))
  const system = `linux-${architecture}`
  writeFileSync(join(target, 'release.json'), `${JSON.stringify({ version, commit, system })}\n`)
}

/** `package.json` without scripts and dependencies, since a release is neither built nor installed by npm. */
function releaseManifest(file: string): string {
  const { name, version, description, license, type, imports } = JSON.parse(readFileSync(file, 'utf8'))
  return `${JSON.stringify({ name, version, private: true, description, license, type, imports }, null, 2)}\n`
}
