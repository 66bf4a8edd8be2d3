import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { Query } from '../db/database.ts'
import { MediaRepository } from './media-repository.ts'
import { MediaStore } from './media-store.ts'

// Noise, which no format makes smaller: 480 kB.
const raw = { width: 400, height: 400, channels: 3 } as const
const png = await sharp(randomBytes(400 * 400 * 3), { raw })
  .png()
  .toBuffer()

describeEachDatabase('a picture as a data string', (open) => {
  it('is read in parts, of which none is larger than 192 kB', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    const store = new MediaStore(new MediaRepository(database))
    const stored = succeeded(await store.put(png))
    queries.length = 0
    const pieces = await Array.fromAsync(store.embedded(stored.address))
    const [head, data] = pieces.join('').split(',')
    expect(head).toBe('data:image/png;base64')
    expect(Buffer.from(data!, 'base64').equals(png)).toBe(true)
    expect(Math.max(...pieces.map((piece) => piece.length))).toBe(256 * 1024)
    const reads = queries.filter(({ sql }) => sql.includes('bytes'))
    expect(reads.length).toBe(Math.ceil(png.byteLength / (192 * 1024)))
    for (const { sql } of reads) expect(sql).toContain('"part" =')
  })
})
