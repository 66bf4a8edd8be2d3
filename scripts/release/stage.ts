import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './run.ts'

export type Architecture = 'x64' | 'arm64'

/** Copies the files that git tracks, with uncommitted changes to them. */
export function copySources(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  const tracked = run('git', ['ls-files', '-z'], { cwd: root }).split('\0')
  for (const file of tracked.filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file))
  }
}

/** Installs the production dependencies of the lock file for an architecture, which may differ from that of this machine. */
export function installPackages(folder: string, architecture: Architecture): void {
  const platform = ['--os=linux', `--cpu=${architecture}`, '--libc=glibc']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', ...quiet, ...platform], { cwd: folder })
}

export function buildScreens(folder: string): void {
  run(process.execPath, ['scripts/build.ts'], { cwd: folder })
}
