// Makes all that a release consists of, in dist/release/. docs/decisions/054-a-release-is-what-is-loaded.md says what, and why.
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { checksumLine, pack, partsOf } from './archive.ts'
import { assemble } from './assemble.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { makeImage } from './image.ts'
import { notesOf } from './notes.ts'
import { type Architecture, buildScreens, copySources, installPackages } from './stage.ts'
import type { TracedFiles } from './traced-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const TARGET = join(ROOT, 'dist/release')
const ARCHITECTURES: readonly Architecture[] = ['x64', 'arm64']

const { values: options } = parseArgs({
  options: {
    /** Of a release that goes out: has to be `v` and the version. */
    tag: { type: 'string' },
    /** Without it, changes that are not committed refuse a release. */
    'with-changes': { type: 'boolean', default: false },
    /** Makes archives alone, which need nothing but npm, git and tar. */
    'without-image': { type: 'boolean', default: false },
  },
})

const version: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
if (options.tag !== undefined && options.tag !== `v${version}`)
  stop(`The tag ${options.tag} does not name the version of package.json, ${version}.`)
if (!options['with-changes'] && git('status', '--porcelain') !== '')
  stop(
    'There are changes that are not committed. Commit them, or try the release out: npm run release -- --with-changes',
  )
if (!options['without-image'])
  for (const program of ['buildah', 'mmdebstrap'])
    if (spawnSync(program, ['--version']).error)
      stop(
        `The image needs ${program}: apt-get install buildah mmdebstrap. Or make none: npm run release -- --without-image`,
      )
const date = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
const release = { version, commit: git('rev-parse', 'HEAD'), date }
const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version, {
  isReleased: options.tag !== undefined,
})

rmSync(TARGET, { recursive: true, force: true })
mkdirSync(TARGET, { recursive: true })
const stages = Object.fromEntries(ARCHITECTURES.map((one) => [one, join(TARGET, `stage-${one}`)]))
const here = process.arch as Architecture
if (!ARCHITECTURES.includes(here)) stop('Releases are made on Linux, x64 or arm64.')
for (const architecture of ARCHITECTURES)
  step(`Installing packages for linux-${architecture}`, () => {
    copySources(ROOT, stages[architecture]!)
    installPackages(stages[architecture]!, architecture)
  })
step('Building the screens', () => buildScreens(stages[here]!))

for (const architecture of ARCHITECTURES) {
  const stage = stages[architecture]!
  const name = `den-${version}-linux-${architecture}`
  const folder = join(TARGET, name)
  const traced = tracedIn(stage)
  step(`Putting ${name} together`, () => {
    assemble(release, architecture, { stage, build: join(stages[here]!, 'build'), files: traced.files, target: folder })
    const bill = billOfMaterials(release, architecture, stage, traced)
    writeFileSync(`${folder}.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`)
  })
  await pack(folder, `${folder}.tar.gz`, date.getTime() / 1000)
  report(folder)
  if (!options['without-image'])
    step(`Making the image for linux-${architecture}`, () => makeImage(release, architecture, { root: ROOT, folder }))
  rmSync(folder, { recursive: true })
}
for (const stage of Object.values(stages)) rmSync(stage, { recursive: true })
writeFileSync(join(TARGET, 'NOTES.md'), notes)
for (const file of ['compose.yaml', 'compose.postgresql.yaml', 'Caddyfile'])
  writeFileSync(join(TARGET, file), readFileSync(join(ROOT, 'deploy', file), 'utf8').replaceAll('0.0.0', version))
const artefacts = globSync('*', { cwd: TARGET }).sort()
const lines: string[] = []
for (const file of artefacts) lines.push(await checksumLine(join(TARGET, file)))
writeFileSync(join(TARGET, 'SHA256SUMS'), lines.join(''))
process.stdout.write(`\nIn dist/release/: ${[...artefacts, 'SHA256SUMS'].join(', ')}\n`)

/** In a process of its own, since Node resolves names from another folder only when it is told so. */
function tracedIn(stage: string): TracedFiles {
  const program = join(import.meta.dirname, 'traced-files.ts')
  const args = ['--experimental-import-meta-resolve', program, stage]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

function report(folder: string): void {
  const parts = partsOf(folder)
  const sum = parts.reduce((bytes, part) => bytes + part.bytes, 0)
  const row = (name: string, files: number | string, bytes: number, packed: number) =>
    `  ${name.padEnd(24)}${String(files).padStart(6)}${megabytes(bytes)}${megabytes(packed)}\n`
  process.stdout.write(`\n  ${basename(folder)}\n  ${'part'.padEnd(24)} files        MB  packed\n`)
  for (const { name, files, bytes, packed } of parts) process.stdout.write(row(name, files, bytes, packed))
  process.stdout.write(`${row('all', '', sum, statSync(`${folder}.tar.gz`).size)}\n`)
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1).padStart(10)
}

function step(what: string, work: () => void): void {
  const started = Date.now()
  process.stdout.write(`${what} … `)
  work()
  process.stdout.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
