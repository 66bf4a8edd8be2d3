import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { unsliced } from '../db/slices.ts'
import type { ExportedFile } from './exported-files.ts'
import { postsZip } from './posts-zip.ts'

const MIB = 2 ** 20

/** Pictures of a megabyte without end. */
function endless() {
  const made = { count: 0, isOver: false }
  async function* files(): AsyncGenerator<ExportedFile> {
    try {
      for (;;) yield { folder: 'pictures', name: `${made.count++}.jpg`, content: new Uint8Array(MIB) }
    } finally {
      made.isOver = true
    }
  }
  return { made, files: files() }
}

it('an export reads no further than its reader, and ends when the reader leaves', async () => {
  const { made, files } = endless()
  const reader = postsZip(files, unsliced, new Date(0)).getReader()
  let bytes = 0
  while (bytes < 3 * MIB) bytes += (await reader.read()).value!.byteLength
  for (let turn = 0; turn < 50; turn++) await setImmediate()
  expect(made.count).toBeLessThanOrEqual(6)
  await reader.cancel()
  await expect.poll(() => made.isOver).toBe(true)
})

it('an export whose posts cannot be read breaks off, so that nobody takes it for whole', async () => {
  async function* files(): AsyncGenerator<ExportedFile> {
    yield { folder: 'posts', name: 'a.md', content: 'text' }
    throw new Error('the database is away')
  }
  const reader = postsZip(files(), unsliced, new Date(0)).getReader()
  const readAll = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readAll()).rejects.toThrow('the database is away')
})
