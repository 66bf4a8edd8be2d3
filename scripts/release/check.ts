// Starts what dist/release/ holds as a stranger would, and uses it: as an account that may write to its data alone, from a folder
// that nobody may write to, without a network. Needs root. The image for another kind of machine needs qemu-user-static; the
// archive for it, whose libc is that of its machine, is the folder within that image.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { exerciseSite } from './exercise.ts'
import { startContainer, unpackImage } from './namespaces.ts'

const NOBODY = 65_534
const TARGET = join(import.meta.dirname, '../../dist/release')
const [wanted = ''] = process.argv.slice(2)

if (process.getuid?.() !== 0) throw new Error('Only root can start programs without a network and as another account.')
if (process.env.DEN_CHECK_INSIDE !== '1') {
  const script = 'ip link set lo up && exec "$@"'
  const inside = ['--net', '--', 'sh', '-c', script, 'sh', process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', inside, { stdio: 'inherit', env: { ...process.env, DEN_CHECK_INSIDE: '1' } })
  process.exit(status ?? 1)
}

const artefacts = globSync('den-*.tar.gz', { cwd: TARGET }).filter(
  (name) => name.includes(wanted) && (name.includes('-image-') || name.endsWith(`-${process.arch}.tar.gz`)),
)
if (artefacts.length === 0)
  throw new Error(`dist/release/ holds no archive with "${wanted}" in its name: npm run release`)
run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], TARGET)
for (const artefact of artefacts.sort()) {
  const work = mkdtempSync(join(tmpdir(), 'den-check-'))
  chmodSync(work, 0o755)
  try {
    await (artefact.includes('-image-') ? checkImage : checkArchive)(join(TARGET, artefact), work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Twice: the second folder takes the place of the first, as an upgrade does. */
async function checkArchive(file: string, work: string): Promise<void> {
  const data = folderOf(NOBODY, join(work, 'data'))
  const environment = { PATH: '/usr/bin:/bin', DATA_DIR: data, PORT: '4680', LOG_REQUESTS: 'off' }
  const startIn = (place: string) => {
    const started = Date.now()
    mkdirSync(join(work, place))
    run('tar', ['xf', file, '-C', join(work, place)], work)
    const folder = globSync(join(work, place, '*'))[0]!
    run('chmod', ['-R', 'a-w', join(work, place)], work)
    const options = { uid: NOBODY, gid: NOBODY, cwd: '/', env: environment }
    return {
      started,
      serve: () => spawn(join(folder, 'den'), ['serve'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] }),
      den: (args: readonly string[], input = '') => output(spawnSync(join(folder, 'den'), args, { ...options, input })),
    }
  }
  await exerciseSite(basename(file), 'http://127.0.0.1:4680', data, startIn('first'))
  await exerciseSite(`${basename(file)}, in place of the first`, 'http://127.0.0.1:4680', data, startIn('second'))
}

async function checkImage(file: string, work: string): Promise<void> {
  const image = unpackImage(file, work)
  const data = folderOf(Number(image.user.split(':')[0]), join(work, 'data'))
  const container = { ...image, data, environment: { ...image.environment, PORT: '4680', LOG_REQUESTS: 'off' } }
  await exerciseSite(basename(file), 'http://127.0.0.1:4680', '/data', {
    started: Date.now(),
    serve: () => startContainer(container, [...image.entrypoint, ...image.command]),
    den: (args, input = '') => output(startContainer.once(container, [...image.entrypoint, ...args], input)),
    health: () => output(startContainer.once(container, image.health)),
  })
}

function folderOf(owner: number, folder: string): string {
  mkdirSync(folder)
  chownSync(folder, owner, owner)
  return folder
}

function run(program: string, args: readonly string[], cwd: string): void {
  output(spawnSync(program, args, { cwd }))
}

function output({ status, stdout, stderr, error }: ReturnType<typeof spawnSync>): string {
  if (status !== 0) throw new Error(`ended with ${status}: ${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`)
  return String(stdout)
}
