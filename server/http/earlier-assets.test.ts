import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { earlierAssets, keepAssets } from './earlier-assets.ts'

const BEGIN = Date.parse('2026-10-31T12:00:00Z')

it('keeps the assets of a release for thirty days after the upgrade, however long it ran before', async () => {
  const store = join(temporaryFolder(), 'assets')
  /** A start of a release: the assets of others that it serves. */
  const started = async (client: string, day: number) => {
    const folders = await earlierAssets(store, client, new Date(BEGIN + day * DAY_MS), unexpected)
    await keepAssets(store, client)
    return folders.flatMap((folder) => readdirSync(join(folder, 'assets'))).sort()
  }
  const first = release('a-1.css', 'b-1.js')
  const second = release('a-2.css', 'b-1.js')
  expect(await started(first, 0)).toEqual([])
  expect(await started(first, 100)).toEqual([])
  expect(await started(second, 200)).toEqual(['a-1.css', 'b-1.js'])
  expect(await started(second, 229)).toEqual(['a-1.css', 'b-1.js'])
  // Taken back, it has those of the other one.
  expect(await started(first, 229)).toEqual(['a-2.css', 'b-1.js'])
  expect(await started(second, 230)).toEqual(['a-1.css', 'b-1.js'])
  expect(await started(second, 261)).toEqual([])
  expect(readdirSync(store)).toHaveLength(2)
})

it('starts without a folder that cannot be read, and removes what a killed start left', async () => {
  const store = join(temporaryFolder(), 'assets')
  const [whole, broken, current] = [release('a-1.css'), release('a-2.css'), release('a-3.css')]
  await keepAssets(store, whole)
  const names = readdirSync(store)
  await keepAssets(store, broken)
  const [damaged] = readdirSync(store).filter((name) => !names.includes(name))
  rmSync(join(store, damaged!, 'assets'), { recursive: true })
  writeFileSync(join(store, damaged!, 'assets'), 'no folder')
  mkdirSync(join(store, '0123456789abcdef.0123456789ab.partial/assets'), { recursive: true })
  const left: string[] = []
  const folders = await earlierAssets(store, current, new Date(), (folder) => void left.push(folder))
  expect(folders.map((folder) => readdirSync(join(folder, 'assets')))).toEqual([['a-1.css']])
  expect(left).toEqual([join(store, damaged!)])
  expect(readdirSync(store).sort()).toEqual([...names, damaged!].sort())
})

it('leaves no half of a copy', async () => {
  const store = join(temporaryFolder(), 'assets')
  const client = release('a-1.css')
  mkdirSync(join(client, 'assets/no-file'))
  await expect(keepAssets(store, client)).rejects.toThrow()
  expect(readdirSync(store)).toEqual([])
})

function unexpected(folder: string): void {
  throw new Error(folder)
}

function release(...names: readonly string[]): string {
  const client = temporaryFolder()
  mkdirSync(join(client, 'assets'))
  for (const name of names) writeFileSync(join(client, 'assets', name), name)
  return client
}
