import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Image {
  readonly root: string
  /** Where programs start. */
  readonly folder: string
  /** Such as `10001:10001`. */
  readonly user: string
  readonly environment: Readonly<Record<string, string>>
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
  readonly health: readonly string[]
}

export interface Container extends Image {
  /** Folder of this machine that is `/data` inside. */
  readonly data: string
}

/** Unpacks what `docker save` would write, of an image with one layer. */
export function unpackImage(file: string, work: string): Image {
  const [image, root] = [join(work, 'image'), join(work, 'root')]
  for (const folder of [image, root]) mkdirSync(folder)
  tar(['xf', file, '-C', image])
  const [{ Config: config, Layers: layers }] = JSON.parse(readFileSync(join(image, 'manifest.json'), 'utf8'))
  for (const layer of layers) tar(['xf', join(image, layer), '-C', root, '--same-owner', '--preserve-permissions'])
  const { config: settings } = JSON.parse(readFileSync(join(image, config), 'utf8'))
  return {
    root,
    folder: settings.WorkingDir,
    user: settings.User,
    environment: Object.fromEntries(settings.Env.map((line: string) => line.split(/=(.*)/s).slice(0, 2))),
    entrypoint: settings.Entrypoint,
    command: settings.Cmd,
    health: settings.Healthcheck.Test.slice(1),
  }
}

/** As process 1 of namespaces of its own, as the account of the image, over a root that cannot be written; the network is the caller's. */
export function startContainer(container: Container, command: readonly string[]): ChildProcess {
  const started = spawn('unshare', inside(container, command), {
    env: container.environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // `unshare` passes no signals on: they go to its only child, which is process 1 inside.
  started.kill = (signal) => {
    const [child] = readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8').split(' ')
    return child ? process.kill(Number(child), signal) : false
  }
  return started
}

startContainer.once = (container: Container, command: readonly string[], input = '') =>
  spawnSync('unshare', inside(container, command), { env: container.environment, input })

function inside({ root, data, user, folder }: Container, command: readonly string[]): string[] {
  const [uid, gid] = user.split(':')
  const script = `
    /usr/bin/mount --bind "$1" "$1" && /usr/bin/mount --bind "$2" "$1/data" && /usr/bin/mount -t proc proc "$1/proc"
    /usr/bin/mount -t tmpfs tmpfs "$1/dev" && /usr/bin/mknod -m 666 "$1/dev/null" c 1 3
    /usr/bin/mknod -m 666 "$1/dev/urandom" c 1 9 && /usr/bin/mount -o remount,ro,bind "$1" && shift 2
    exec "$@"`
  const enter = 'cd "$1" && shift && exec "$@"'
  return [
    ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--', '/bin/sh', '-ec', script, 'sh', root, data],
    ...[
      '/usr/sbin/chroot',
      `--userspec=${uid}:${gid}`,
      '--groups=',
      root,
      '/bin/sh',
      '-c',
      enter,
      'sh',
      folder,
      ...command,
    ],
  ]
}

function tar(args: readonly string[]): void {
  const { status, stderr } = spawnSync('tar', args)
  if (status !== 0) throw new Error(String(stderr))
}
