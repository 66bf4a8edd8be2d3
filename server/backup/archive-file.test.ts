import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { writeArchiveFile } from './archive-file.ts'

it('fails only when its file is there to be removed', async () => {
  const file = join(temporaryFolder(), 'den.tar.gz.partial')
  const failing = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('no rows')) })
  await expect(writeArchiveFile(file, failing, undefined)).rejects.toThrow('no rows')
  expect(existsSync(file)).toBe(true)
})
