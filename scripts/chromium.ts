import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium that browser tests drive. Debian's package is installed where there is none and we may; otherwise one line
 * says how to get one, and the run fails: a missing browser is never a skipped test.
 */
export function findChromium(): string {
  return process.env.CHROMIUM || installedChromium() || installChromium() || stop()
}

function installedChromium(): string | undefined {
  const inPath = NAMES.map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
  return [...inPath, MAC_CHROME].find((path) => path && spawnSync(path, ['--version']).status === 0)
}

function installChromium(): string | undefined {
  const mayInstall = process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0
  if (!mayInstall) return undefined
  process.stderr.write('Installing Chromium for the browser tests (apt-get) … ')
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  } catch (error) {
    process.stderr.write(`failed\n${String((error as { stderr?: Buffer }).stderr ?? error)}\n`)
    return undefined
  }
  process.stderr.write('done\n')
  return installedChromium()
}

function stop(): never {
  process.stderr.write(
    '\nThe browser tests need Chromium: install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or name one in CHROMIUM.\n',
  )
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exit(1)
}
