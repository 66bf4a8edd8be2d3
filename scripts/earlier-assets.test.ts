import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { keepEarlierAssets } from './earlier-assets.ts'

const DAY_MS = 24 * 60 * 60 * 1000

it('keeps the assets of a build for 30 days from when it was replaced, however old it was then', () => {
  const folder = temporaryFolder()
  const start = Date.now()
  let current = join(folder, 'none')
  let builds = 0
  const upgrade = (day: number, ...names: string[]) => {
    const now = new Date(start + day * DAY_MS)
    const next = join(folder, `build-${builds++}`)
    const assets = join(next, 'client/assets')
    mkdirSync(assets, { recursive: true })
    for (const name of names) {
      writeFileSync(join(assets, name), name)
      utimesSync(join(assets, name), now, now)
    }
    keepEarlierAssets(current, next, now)
    current = next
    return readdirSync(assets).toSorted()
  }
  expect(upgrade(0, 'form-1.js', 'font.woff2')).toEqual(['font.woff2', 'form-1.js'])
  expect(upgrade(100, 'form-2.js', 'font.woff2')).toEqual(['font.woff2', 'form-1.js', 'form-2.js'])
  expect(upgrade(129, 'form-3.js', 'font.woff2')).toEqual(['font.woff2', 'form-1.js', 'form-2.js', 'form-3.js'])
  expect(upgrade(131, 'form-4.js', 'font.woff2')).toEqual(['font.woff2', 'form-2.js', 'form-3.js', 'form-4.js'])
})
