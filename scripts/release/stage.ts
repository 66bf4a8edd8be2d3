import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Architecture = 'x64' | 'arm64'

/** Copies what git tracks, as it lies in the working folder. */
export function copySources(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file))
  }
}

/** What serving needs, exactly as the lock file names it, for Linux on that architecture, whichever this machine has. */
export function installPackages(folder: string, architecture: Architecture): void {
  const system = ['--os=linux', `--cpu=${architecture}`, '--libc=glibc']
  run(folder, 'npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...system])
}

/** From nothing, so that no file of an earlier build is among them. */
export function buildScreens(folder: string): void {
  run(folder, process.execPath, ['scripts/build.ts'])
}

/** @throws with what the program said. */
export function run(folder: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  })
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed.\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`)
  return stdout
}
