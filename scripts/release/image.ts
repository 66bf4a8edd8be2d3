import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Release } from './assemble.ts'
import { run } from './run.ts'
import type { Architecture } from './stage.ts'

const SUITE = 'bookworm'
/** The shared libraries of Node and libvips, and a shell for the script `den` and the health check. */
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6', 'busybox-static']
const DEBIAN_NAMES = { x64: 'amd64', arm64: 'arm64' } as const
/** Files of these packages that Den does not use, such as the tables for iconv (`gconv`). */
const EXCLUDED = [
  'dev',
  'etc',
  'var',
  'run',
  'tmp',
  '{,usr/}lib/*/gconv',
  '{,usr/}lib/*/{audit,libmvec*,libnsl*,libBrokenLocale*,libc_malloc_debug*,libmemusage*,libpcprofile*,libthread_db*}',
  'usr/share/!(doc)',
  'usr/share/doc/*/!(copyright)',
]
const APPLETS =
  'basename cat chmod chown cp date df dirname du env grep gzip head id kill less ls mkdir mv ps readlink rm sed sh sleep stat tail tar top vi wget'
const USER = 10_001
const ETC = {
  passwd: `root:x:0:0:root:/:/bin/sh\nden:x:${USER}:${USER}:Den:/data:/bin/sh\n`,
  group: `root:x:0:\nden:x:${USER}:\n`,
  'nsswitch.conf': 'hosts: files dns\n',
}

/** Needs mmdebstrap and buildah on Debian or a derivative, and root or unprivileged user namespaces. */
export function makeImage(
  { version, commit, date }: Release,
  architecture: Architecture,
  { root, folder }: { root: string; folder: string },
): void {
  const work = mkdtempSync(join(tmpdir(), 'den-image-'))
  chmodSync(work, 0o755)
  try {
    const context = join(work, 'context')
    makeRootfs(architecture, join(context, 'rootfs'))
    mkdirSync(join(context, 'data'))
    cpSync(folder, join(context, 'den'), { recursive: true, verbatimSymlinks: true })
    const image = `den:${version}`
    const seconds = String(date.getTime() / 1000)
    const storage = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs']
    const buildah = (...args: string[]) => run('buildah', [...storage, ...args])
    buildah(
      'build',
      // The OCI format has no health check.
      ...['--format', 'docker', '--isolation', 'chroot', '--layers=false', '--timestamp', seconds],
      ...['--platform', `linux/${DEBIAN_NAMES[architecture]}`, '--tag', image],
      ...['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${commit}`],
      ...['--file', join(root, 'deploy/Containerfile'), context],
    )
    const archive = join(work, 'image.tar')
    buildah('push', image, `docker-archive:${archive}:${image}`)
    const name = basename(folder).replace('-linux-', '-image-linux-')
    writeFileSync(join(dirname(folder), `${name}.tar.gz`), gzipSync(readFileSync(archive), { level: 9 }))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Unpacks packages of Debian, whose signatures mmdebstrap verifies. Their maintainer scripts do not run. */
function makeRootfs(architecture: Architecture, target: string): void {
  mkdirSync(target, { recursive: true })
  const saveControlFiles = `mkdir -p "$1/status.d"; for deb in "$1"/var/cache/apt/archives/*.deb; do
    dpkg-deb -f "$deb" > "$1/status.d/$(dpkg-deb -f "$deb" Package)"; done`
  run('mmdebstrap', [
    ...['--variant=extract', `--architectures=${DEBIAN_NAMES[architecture]}`, `--include=${PACKAGES}`],
    ...[`--extract-hook=${saveControlFiles}`, SUITE, target],
  ])
  for (const path of globSync(EXCLUDED, { cwd: target })) rmSync(join(target, path), { recursive: true })
  // Vulnerability scanners read the versions of packages there in images without a dpkg database.
  cpSync(join(target, 'status.d'), join(target, 'var/lib/dpkg/status.d'), { recursive: true })
  rmSync(join(target, 'status.d'), { recursive: true })
  for (const name of APPLETS.split(' ')) symlinkSync('busybox', join(target, 'bin', name))
  for (const folder of ['etc', 'tmp', 'proc', 'sys', 'dev', 'run']) mkdirSync(join(target, folder), { recursive: true })
  chmodSync(join(target, 'tmp'), 0o1777)
  for (const [name, text] of Object.entries(ETC)) writeFileSync(join(target, 'etc', name), text)
}
