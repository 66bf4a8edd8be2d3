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
import { type Architecture, run } from './stage.ts'

const SUITE = 'bookworm'
/** What Node and libvips are linked with, and a shell with the programs that `den` calls. */
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6', 'busybox-static']
const DEBIAN_NAMES = { x64: 'amd64', arm64: 'arm64' } as const
/** Of the packages: what nothing reads in a container, such as tables for character sets of before Unicode. */
const LEFT_OUT = [
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

/** Needs mmdebstrap and buildah, on Debian or one of its kind, as root or as an account that has namespaces of users. */
export function makeImage(
  { version, commit, date }: Release & { readonly date: Date },
  architecture: Architecture,
  { root, folder }: { root: string; folder: string },
): void {
  const work = mkdtempSync(join(tmpdir(), 'den-image-'))
  chmodSync(work, 0o755)
  try {
    const context = join(work, 'context')
    makeBase(architecture, join(context, 'rootfs'))
    mkdirSync(join(context, 'data'))
    cpSync(folder, join(context, 'den'), { recursive: true, verbatimSymlinks: true })
    const image = `den:${version}`
    const seconds = String(date.getTime() / 1000)
    const storage = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs']
    const buildah = (...args: string[]) => run(root, 'buildah', [...storage, ...args])
    buildah(
      'build',
      // The format of OCI has no place for the health check.
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

/** Takes packages from Debian, whose signatures mmdebstrap checks, and unpacks them without running anything of theirs. */
function makeBase(architecture: Architecture, target: string): void {
  mkdirSync(target, { recursive: true })
  const descriptions = `mkdir -p "$1/descriptions"; for deb in "$1"/var/cache/apt/archives/*.deb; do
    dpkg-deb -f "$deb" > "$1/descriptions/$(dpkg-deb -f "$deb" Package)"; done`
  run(target, 'mmdebstrap', [
    ...['--variant=extract', `--architectures=${DEBIAN_NAMES[architecture]}`, `--include=${PACKAGES}`],
    ...[`--extract-hook=${descriptions}`, SUITE, target],
  ])
  // Programs that look for vulnerabilities read the versions there, as in other small images of Debian.
  cpSync(join(target, 'descriptions'), join(target, 'kept'), { recursive: true })
  for (const path of globSync([...LEFT_OUT, 'descriptions'], { cwd: target }))
    rmSync(join(target, path), { recursive: true })
  cpSync(join(target, 'kept'), join(target, 'var/lib/dpkg/status.d'), { recursive: true })
  rmSync(join(target, 'kept'), { recursive: true })
  for (const name of APPLETS.split(' ')) symlinkSync('busybox', join(target, 'bin', name))
  for (const folder of ['etc', 'tmp', 'proc', 'sys', 'dev', 'run']) mkdirSync(join(target, folder), { recursive: true })
  chmodSync(join(target, 'tmp'), 0o1777)
  for (const [name, text] of Object.entries(ETC)) writeFileSync(join(target, 'etc', name), text)
}
