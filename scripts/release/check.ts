// Tests the tarballs and images in dist/release/ from read-only folders, under another user, in a network namespace with loopback
// only. Needs root. Images for another architecture need qemu-user-static; tarballs for it are left out, since they need its libc.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runInContainer, startContainer, unpackImage } from './container.ts'
import { run } from './run.ts'
import { smokeTest } from './smoke-test.ts'

const NOBODY = 65_534
const ORIGIN = 'http://127.0.0.1:4680'
const SETTINGS = { PORT: '4680', LOG_REQUESTS: 'off' }
const RELEASE = join(import.meta.dirname, '../../dist/release')
const [wanted = ''] = process.argv.slice(2)

if (process.getuid?.() !== 0) stop('npm run release:check makes namespaces and changes users: run it as root.')
if (process.env.DEN_CHECK_INSIDE !== '1') {
  const script = 'ip link set lo up && exec "$@"'
  const inside = ['--net', '--', 'sh', '-c', script, 'sh', process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', inside, { stdio: 'inherit', env: { ...process.env, DEN_CHECK_INSIDE: '1' } })
  process.exit(status ?? 1)
}

const artefacts = globSync('den-*.tar.gz', { cwd: RELEASE }).filter(
  (name) => name.includes(wanted) && (name.includes('-image-') || name.endsWith(`-${process.arch}.tar.gz`)),
)
if (artefacts.length === 0)
  stop(
    wanted
      ? `No tarball or image in dist/release/ has "${wanted}" in its name.`
      : 'dist/release/ is empty. Make a release: npm run release',
  )
run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: RELEASE })
for (const artefact of artefacts.sort()) {
  const work = mkdtempSync(join(tmpdir(), 'den-check-'))
  chmodSync(work, 0o755)
  try {
    await (artefact.includes('-image-') ? checkImage : checkTarball)(join(RELEASE, artefact), work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** As an operator does: installs it, upgrades to a release that adds to the database, and goes back. */
async function checkTarball(file: string, work: string): Promise<void> {
  const data = folderOf(NOBODY, join(work, 'data'))
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: data, ...SETTINGS }
  const installIn = (name: string, change: (folder: string) => void = () => {}) => {
    const started = Date.now()
    const parent = join(work, name)
    mkdirSync(parent)
    run('tar', ['xf', file, '-C', parent])
    const folder = globSync(join(parent, '*'))[0]!
    change(folder)
    run('chmod', ['-R', 'a-w', parent])
    const den = join(folder, 'den')
    const options = { uid: NOBODY, gid: NOBODY, cwd: '/', env }
    return {
      started,
      serve: () => spawn(den, ['serve'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] }),
      den: (args: readonly string[], input = '') => run(den, args, { ...options, input }),
    }
  }
  const name = basename(file)
  const first = installIn('first')
  await smokeTest(name, ORIGIN, data, first)
  await smokeTest(`${name}, upgraded`, ORIGIN, data, installIn('second', addMigration))
  await smokeTest(`${name}, taken back`, ORIGIN, data, { ...first, started: Date.now(), isTakenBack: true })
}

async function checkImage(file: string, work: string): Promise<void> {
  const image = unpackImage(file, work)
  const [architecture] = /x64|arm64/.exec(basename(file)) ?? []
  if (architecture !== process.arch && !runs(image.root))
    stop(`${basename(file)}: this machine runs no programs for ${architecture}. Debian's qemu-user-static makes it.`)
  const data = folderOf(Number(image.user.split(':')[0]), join(work, 'data'))
  const installIn = (root: string) => {
    const container = { ...image, root, data, environment: { ...image.environment, ...SETTINGS } }
    return {
      started: Date.now(),
      serve: () => startContainer(container, [...image.entrypoint, ...image.command]),
      den: (args: readonly string[], input?: string) =>
        runInContainer(container, [...image.entrypoint, ...args], input),
      healthcheck: () => runInContainer(container, image.healthcheck),
    }
  }
  const name = basename(file)
  await smokeTest(name, ORIGIN, '/data', installIn(image.root))
  const later = join(work, 'later')
  run('cp', ['-a', image.root, later])
  addMigration(join(later, 'opt/den'))
  await smokeTest(`${name}, upgraded`, ORIGIN, '/data', installIn(later))
  await smokeTest(`${name}, taken back`, ORIGIN, '/data', { ...installIn(image.root), isTakenBack: true })
}

/** Makes the release another one, whose first start migrates. */
function addMigration(folder: string): void {
  copyFileSync(
    join(import.meta.dirname, '../../test/support/database/later-release.ts'),
    join(folder, 'server/db/migrations/900-expand-later.ts'),
  )
}

function runs(root: string): boolean {
  return spawnSync('chroot', [root, '/bin/sh', '-c', 'true']).status === 0
}

function folderOf(owner: number, folder: string): string {
  mkdirSync(folder)
  chownSync(folder, owner, owner)
  return folder
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
