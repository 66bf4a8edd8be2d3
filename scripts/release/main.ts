// Writes tarballs, images, SBOMs, compose files, notes and checksums to dist/release/.
// Decisions: docs/decisions/054-a-release-is-what-is-loaded.md
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assemble, type Release } from './assemble.ts'
import { traceDependencies } from './dependency-trace.ts'
import { makeImage } from './image.ts'
import { notesOf } from './notes.ts'
import { run } from './run.ts'
import { sbomOf } from './sbom.ts'
import { sizeTable } from './size-table.ts'
import { type Architecture, buildScreens, copySources, installPackages } from './stage.ts'
import { checksumLine, makeTarball } from './tarball.ts'

const ROOT = join(import.meta.dirname, '../..')
const TARGET = join(ROOT, 'dist/release')
const ARCHITECTURES: readonly Architecture[] = ['x64', 'arm64']
const DEPLOYMENT_FILES = ['compose.yaml', 'compose.postgresql.yaml', 'Caddyfile', 'Caddyfile.servers', 'nginx.conf']

const { values: options } = parseArgs({
  options: {
    /** `v` and the version; requires a section about it in CHANGELOG.md. */
    tag: { type: 'string' },
    /** Allows uncommitted changes. */
    'with-changes': { type: 'boolean', default: false },
    'without-image': { type: 'boolean', default: false },
  },
})

const release = describeRelease()
const architectureHere = checkMachine()
const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), release.version, {
  isReleased: options.tag !== undefined,
})

rmSync(TARGET, { recursive: true, force: true })
mkdirSync(TARGET, { recursive: true })
for (const architecture of ARCHITECTURES)
  step(`Installing packages for linux-${architecture}`, () => {
    copySources(ROOT, stageOf(architecture))
    installPackages(stageOf(architecture), architecture)
  })
step('Building the screens', () => buildScreens(stageOf(architectureHere)))
for (const architecture of ARCHITECTURES) await makeArtefacts(architecture)
for (const architecture of ARCHITECTURES) rmSync(stageOf(architecture), { recursive: true })
writeFileSync(join(TARGET, 'NOTES.md'), notes)
for (const file of DEPLOYMENT_FILES) {
  const text = readFileSync(join(ROOT, 'deploy', file), 'utf8')
  writeFileSync(join(TARGET, file), text.replace('image: den:0.0.0', `image: den:${release.version}`))
}
await writeChecksums()

async function makeArtefacts(architecture: Architecture): Promise<void> {
  const stage = stageOf(architecture)
  const name = `den-${release.version}-linux-${architecture}`
  const folder = join(TARGET, name)
  const tarball = `${folder}.tar.gz`
  step(`Assembling ${name}`, () => {
    const trace = traceDependencies(stage)
    const build = join(stageOf(architectureHere), 'build')
    assemble(release, architecture, { stage, build, files: trace.files, target: folder })
    const sbom = sbomOf(release, architecture, stage, trace)
    writeFileSync(`${folder}.cdx.json`, `${JSON.stringify(sbom, null, 2)}\n`)
  })
  await makeTarball(folder, tarball, release.date.getTime() / 1000)
  process.stdout.write(sizeTable(folder, tarball))
  if (!options['without-image'])
    step(`Making the image for linux-${architecture}`, () => makeImage(release, architecture, { root: ROOT, folder }))
  rmSync(folder, { recursive: true })
}

async function writeChecksums(): Promise<void> {
  const files = globSync('*', { cwd: TARGET }).sort()
  const lines: string[] = []
  for (const file of files) lines.push(await checksumLine(join(TARGET, file)))
  writeFileSync(join(TARGET, 'SHA256SUMS'), lines.join(''))
  process.stdout.write(`\nIn dist/release/: ${[...files, 'SHA256SUMS'].join(', ')}\n`)
}

function describeRelease(): Release {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const git = (...args: string[]) => run('git', args, { cwd: ROOT }).trim()
  if (options.tag !== undefined && options.tag !== `v${version}`)
    stop(`The tag ${options.tag} does not match version ${version} of package.json.`)
  if (!options['with-changes'] && git('status', '--porcelain') !== '')
    stop('The working tree has uncommitted changes. Commit them, or include them: npm run release -- --with-changes')
  const date = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
  return { version, commit: git('rev-parse', 'HEAD'), date }
}

/** The screens are built with the packages for this machine. */
function checkMachine(): Architecture {
  const here = ARCHITECTURES.find((architecture) => process.platform === 'linux' && architecture === process.arch)
  if (!here) stop('Releases are made on Linux, on x64 or arm64.')
  for (const program of options['without-image'] ? [] : ['buildah', 'mmdebstrap'])
    if (spawnSync(program, ['--version']).error)
      stop(
        `Images need ${program}: apt-get install buildah mmdebstrap. Or make no images: npm run release -- --without-image`,
      )
  return here
}

function stageOf(architecture: Architecture): string {
  return join(TARGET, `stage-${architecture}`)
}

function step(name: string, work: () => void): void {
  const started = Date.now()
  process.stdout.write(`${name} … `)
  work()
  process.stdout.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
