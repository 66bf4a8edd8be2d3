// Builds the screens beside what a running server reads, checks their weight, and puts them in place when all is complete.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { checkBudgets } from './budgets.ts'
import { lockBuild } from './build-lock.ts'
import { bundlePackages } from './bundle-packages.ts'
import { keepEarlierAssets } from './earlier-assets.ts'
import { sourceHash } from './source-hash.mjs'

const root = join(import.meta.dirname, '..')
const target = join(root, 'build')
const next = join(root, 'build.next')
const previous = join(root, 'build.previous')

using _lock = await lockBuild(join(root, 'build.lock'))
const hash = sourceHash(root)
try {
  if (!isBuilt(hash)) await build()
  process.stdout.write('The screens are built.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function build(): Promise<void> {
  rmSync(next, { recursive: true, force: true })
  bundle()
  await bundlePackages(join(next, 'packages'))
  await checkBudgets(next)
  precompress(join(next, 'client'))
  keepEarlierAssets(target, next, new Date())
  writeFileSync(join(next, 'source-hash'), hash)
  putInPlace()
}

/** Another build may have ended while this one waited for the lock. */
function isBuilt(hash: string): boolean {
  const marker = join(target, 'source-hash')
  return existsSync(join(target, 'server/index.js')) && existsSync(marker) && readFileSync(marker, 'utf8') === hash
}

function bundle(): void {
  const { status } = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEN_BUILD_DIRECTORY: 'build.next',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  })
  if (status !== 0) throw new Error('The bundler failed; what it said stands above.')
}

function precompress(directory: string): void {
  for (const file of globSync(`${directory}/**/*.{js,css,svg,json,txt,webmanifest}`)) {
    const bytes = readFileSync(file)
    if (bytes.byteLength < 300) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function putInPlace(): void {
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, previous)
  renameSync(next, target)
  rmSync(previous, { recursive: true, force: true })
}
