import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { turns } from '#test/support/time.ts'
import { lockBuild } from './build-lock.ts'

let parent: string
let folder: string

beforeEach(() => {
  parent = temporaryFolder()
  folder = join(parent, 'lock')
})

it('lets one after the other through', async () => {
  const order: string[] = []
  const first = await lockBuild(folder)
  const second = lockBuild(folder).then((lock) => {
    order.push('second begins')
    lock[Symbol.dispose]()
  })
  await turns()
  order.push('first ends')
  first[Symbol.dispose]()
  await second
  expect(order).toEqual(['first ends', 'second begins'])
  expect(existsSync(folder)).toBe(false)
})

it('does not wait for a build that was killed', async () => {
  const { pid } = spawnSync('true')
  mkdirSync(folder)
  writeFileSync(join(folder, 'pid'), String(pid))
  using _lock = await lockBuild(folder)
  expect(existsSync(folder)).toBe(true)
})
