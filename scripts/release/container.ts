import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

/** The configuration of a container image, with the folder that its layers are unpacked to. */
export interface Image {
  readonly root: string
  readonly workingDirectory: string
  /** Numeric: `uid:gid`. */
  readonly user: string
  readonly environment: Readonly<Record<string, string>>
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
}

interface Container extends Image {
  /** Folder of this machine that is mounted at `/data`. */
  readonly data: string
}

/** Unpacks an archive in the format of `docker save`. Deletions in later layers are not applied: ours has one layer. */
export function unpackImage(file: string, work: string): Image {
  const [image, root] = [join(work, 'image'), join(work, 'root')]
  for (const folder of [image, root]) mkdirSync(folder)
  run('tar', ['xf', file, '-C', image])
  const [{ Config: config, Layers: layers }] = JSON.parse(readFileSync(join(image, 'manifest.json'), 'utf8'))
  for (const layer of layers)
    run('tar', ['xf', join(image, layer), '-C', root, '--same-owner', '--preserve-permissions'])
  const { config: settings } = JSON.parse(readFileSync(join(image, config), 'utf8'))
  return {
    root,
    workingDirectory: settings.WorkingDir,
    user: settings.User,
    environment: Object.fromEntries(settings.Env.map((line: string) => line.split(/=(.*)/s).slice(0, 2))),
    entrypoint: settings.Entrypoint,
    command: settings.Cmd,
    healthcheck: settings.Healthcheck.Test.slice(1),
  }
}

/**
 * Runs a command in new mount, PID, IPC and UTS namespaces, under the user of the image, with a read-only root. The network namespace is
 * that of the caller.
 */
export function startContainer(container: Container, command: readonly string[]): ChildProcess {
  const started = spawn('unshare', unshareArguments(container, command), {
    env: container.environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // `unshare` does not forward signals, so they go to its child, which is PID 1 of the namespace.
  started.kill = (signal) => {
    const [child] = readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8').split(' ')
    return child ? process.kill(Number(child), signal) : false
  }
  return started
}

/** Like `startContainer`, but waits for the end of the command and gives its output. */
export function runInContainer(container: Container, command: readonly string[], input = ''): string {
  return run('unshare', unshareArguments(container, command), { env: container.environment, input })
}

function unshareArguments(
  { root, data, user, workingDirectory }: Container,
  command: readonly string[],
): readonly string[] {
  const [uid, gid] = user.split(':')
  const mount = `
    /usr/bin/mount --bind "$1" "$1" && /usr/bin/mount --bind "$2" "$1/data" && /usr/bin/mount -t proc proc "$1/proc"
    /usr/bin/mount -t tmpfs tmpfs "$1/dev" && /usr/bin/mknod -m 666 "$1/dev/null" c 1 3
    /usr/bin/mknod -m 666 "$1/dev/urandom" c 1 9 && /usr/bin/mount -o remount,ro,bind "$1" && shift 2
    exec "$@"`
  const chroot = ['/usr/sbin/chroot', `--userspec=${uid}:${gid}`, '--groups=', root]
  const enter = 'cd "$1" && shift && exec "$@"'
  return [
    ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--', '/bin/sh', '-ec', mount, 'sh', root, data],
    ...[...chroot, '/bin/sh', '-c', enter, 'sh', workingDirectory, ...command],
  ]
}
