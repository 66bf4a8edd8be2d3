import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { missingPackages } from './missing-packages.mjs'

const a = { version: '1.0.0', integrity: 'sha512-a' }
const b = { version: '2.0.0', integrity: 'sha512-b' }
const ROOT = { name: 'den', version: '0.1.0' }

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
})

it('is none when everything is installed as the lock file says', () => {
  lock({ '': ROOT, 'node_modules/a': a, 'node_modules/a/node_modules/b': b })
  installed({ 'node_modules/a': a, 'node_modules/a/node_modules/b': b, 'node_modules/left-over': b })
  expect(missing()).toEqual({ forServing: 0, forTests: 0 })
})

it('counts all of a fresh clone', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true })
  lock({ '': ROOT, 'node_modules/a': a, 'node_modules/b': { ...b, dev: true } })
  expect(missing()).toEqual({ forServing: 1, forTests: 2 })
})

it('counts what is there in another version or with other contents', () => {
  lock({ '': ROOT, 'node_modules/a': a, 'node_modules/b': b })
  installed({ 'node_modules/a': { ...a, version: '1.0.1' }, 'node_modules/b': { ...b, integrity: 'sha512-other' } })
  expect(missing()).toEqual({ forServing: 2, forTests: 2 })
})

it('lets packages for other systems be absent, but not be old', () => {
  const optional = { ...a, optional: true }
  lock({ '': ROOT, 'node_modules/a': optional, 'node_modules/b': { ...b, devOptional: true } })
  installed({})
  expect(missing()).toEqual({ forServing: 0, forTests: 0 })
  installed({ 'node_modules/a': { ...optional, version: '0.9.0' } })
  expect(missing()).toEqual({ forServing: 1, forTests: 1 })
})

it('counts all when npm was stopped while it wrote down what it did', () => {
  lock({ '': ROOT, 'node_modules/a': a })
  for (const text of ['', '{"packages": {"node_mod', '{}', 'null']) {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), text)
    expect([text, missing()]).toEqual([text, { forServing: 1, forTests: 1 }])
  }
})

it('does not guess when the lock file itself cannot be read', () => {
  writeFileSync(join(folder, 'package-lock.json'), '<<<<<<< HEAD')
  expect(missing).toThrow(SyntaxError)
})

function missing() {
  return {
    forServing: missingPackages(folder, { withDev: false }),
    forTests: missingPackages(folder, { withDev: true }),
  }
}

function lock(packages: object): void {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
}

function installed(packages: object): void {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}
