// Makes this folder ready to serve or to be tested: packages installed, screens built. Does nothing when nothing changed.
// Plain JavaScript for any Node from 20 on, since it runs before the pinned Node is there.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages } from './missing-packages.mjs'
import { sourceHash } from './source-hash.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const purpose = process.argv[2] === 'test' ? 'test' : 'serve'

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Den needs Node 20 or newer to start; this is ${process.version}.`)
installPackages()
const node = pinnedNode()
build()

function installPackages() {
  const missing = missingPackages(root, { withDev: purpose === 'test' })
  if (missing === 0) return
  // Always set: otherwise NODE_ENV and npm's own settings would decide.
  const dev = purpose === 'serve' ? '--omit=dev' : '--include=dev'
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  run('Installing packages', [...npm, 'ci', dev, '--no-audit', '--no-fund', '--loglevel=error'], {
    advice: 'npm needs to reach its registry. Try again, or run "npm ci" to see everything it says.',
  })
}

/** The Node that npm scripts run on: the pinned one if there is a package of it for this system, else the running one. */
function pinnedNode() {
  for (const node of [join(root, 'node_modules/.bin/node'), process.execPath]) if (major(node) >= 24) return node
  stop(`Den runs on Node 24, and no package of it works on this system: install Node 24 (this is ${process.version}).`)
}

/** The major version of a Node binary; 0 if it is missing, or made for another system. */
function major(node) {
  try {
    return Number(
      execFileSync(node, ['-p', 'process.versions.node.split(".")[0]'], { stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return 0
  }
}

function build() {
  const marker = join(root, 'build/source-hash')
  const isThere = existsSync(marker) && existsSync(join(root, 'build/server/index.js'))
  if (isThere && readFileSync(marker, 'utf8') === sourceHash(root)) return
  run('Building the screens', [node, join(root, 'scripts/build.ts')], { advice: 'See what the build says above.' })
}

function run(what, [command, ...args], { advice }) {
  const started = Date.now()
  process.stderr.write(`${what} … `)
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  if (result.status === 0) {
    process.stderr.write(`done in ${Math.round((Date.now() - started) / 100) / 10} s\n`)
    return
  }
  process.stderr.write('failed\n\n')
  process.stderr.write(`${result.error?.message ?? ''}${result.stdout ?? ''}${result.stderr ?? ''}`)
  stop(`${what} failed. ${advice}`)
}

function stop(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
