import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { until } from '#test/support/time.ts'
import { boundFiles, FileCache } from './file-cache.ts'

const DAY_S = 86_400

/** A folder of files of 100 bytes that were used so many days ago. */
function folderOf(days: Readonly<Record<string, number>>): string {
  const folder = join(temporaryFolder(), 'cache')
  mkdirSync(folder, { recursive: true })
  const now = Date.now() / 1_000
  for (const [name, ago] of Object.entries(days)) {
    writeFileSync(join(folder, name), 'x'.repeat(100))
    utimesSync(join(folder, name), now - ago * DAY_S, now - ago * DAY_S)
  }
  return folder
}

it('what was used least recently goes, over all folders, until a tenth of the bound is free', async () => {
  const one = folderOf({ 'a.webp': 9, 'b.webp': 1, 'c.webp.4711': 50, 'README.md': 50 })
  const two = folderOf({ 'd.svg': 8, 'e.jpg': 2 })
  expect(await boundFiles([one, two], 400)).toBe(0)
  expect(await boundFiles([one, two], 399)).toBe(1)
  expect(readdirSync(one)).toEqual(['README.md', 'b.webp', 'c.webp.4711'])
  expect(await boundFiles([one, two], 220)).toBe(2)
  expect([readdirSync(one), readdirSync(two)]).toEqual([['README.md', 'b.webp', 'c.webp.4711'], []])
  expect(await boundFiles([join(one, 'none')], 0)).toBe(0)
})

it('a file that is asked for counts as used', async () => {
  const folder = folderOf({ 'a.webp': 9, 'b.webp': 8 })
  const cache = new FileCache(folder)
  expect(await cache.find('a.webp')).toHaveLength(100)
  await until(() => statSync(join(folder, 'a.webp')).mtimeMs > statSync(join(folder, 'b.webp')).mtimeMs)
  expect(await boundFiles([folder], 150)).toBe(1)
  expect([await cache.find('a.webp'), await cache.find('b.webp')]).toEqual([expect.anything(), null])
})
