import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
/** Debian's package, and the program in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** If none is installed, and packages may be, it installs Debian's; tests are never skipped for lack of a browser. */
export function findChromium(): string {
  return process.env.CHROMIUM || installedChromium() || installChromium() || stop()
}

/** Takes a quarter less CPU time. Undefined if it is not available, or if `CHROMIUM` names the browser of all tests. */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_HEADLESS_SHELL || process.env.CHROMIUM) return process.env.CHROMIUM_HEADLESS_SHELL
  return installed([HEADLESS_SHELL]) ?? installHeadlessShell()
}

function installedChromium(): string | undefined {
  return installed(NAMES) ?? [MAC_CHROME].find(starts)
}

function installed(names: readonly string[]): string | undefined {
  return names.map((name) => sh(`command -v ${name}`).stdout.trim()).find((path) => path && starts(path))
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version']).status === 0
}

function installChromium(): string | undefined {
  return mayInstall() && install('chromium', { update: true }) ? installedChromium() : undefined
}

/** Only Debian has this package. */
function installHeadlessShell(): string | undefined {
  const isKnown = mayInstall() && sh(`apt-cache show ${HEADLESS_SHELL}`).status === 0
  return isKnown && install(HEADLESS_SHELL, { update: false }) ? installed([HEADLESS_SHELL]) : undefined
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && sh('command -v apt-get').status === 0
}

function install(name: string, { update }: { update: boolean }): boolean {
  process.stderr.write(`Installing ${name} for the browser tests (apt-get) … `)
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    if (update) execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  } catch (error) {
    process.stderr.write(`failed\n${String((error as { stderr?: Buffer }).stderr ?? error)}\n`)
    return false
  }
  process.stderr.write('done\n')
  return true
}

function sh(command: string) {
  return spawnSync('sh', ['-c', command], { encoding: 'utf8' })
}

function stop(): never {
  process.stderr.write(
    '\nThe browser tests need Chromium: install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or name one in CHROMIUM.\n',
  )
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exit(1)
}
