import { describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { OUTSIDE_PLACES, randomPicture } from '#test/support/media.ts'
import { PART_BYTES } from '../media-parts.ts'
import { MediaRepository } from '../media-repository.ts'
import { type ByteStore, MissingBytesError, verifiedBytes } from './byte-store.ts'
import { databaseBytes } from './database-bytes.ts'

interface OpenStore extends AsyncDisposable {
  readonly store: ByteStore
  /** Makes the row without which a database takes no bytes. */
  expect?(picture: ReturnType<typeof randomPicture>): Promise<void>
}

describeEachDatabase('A place of pictures in the database', (open) =>
  keepsPictures(async () => {
    const database = await open()
    const facts = { type: 'image/png', width: 1, height: 1, placeholder: null }
    return {
      store: databaseBytes(database),
      async expect({ hash, bytes }) {
        await new MediaRepository(database).put({ ...facts, hash, bytes })
        await databaseBytes(database).delete(hash)
      },
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    }
  }),
)
describe('A folder of pictures', () => keepsPictures(OUTSIDE_PLACES.folder))
describe('A bucket of pictures', () => keepsPictures(OUTSIDE_PLACES.s3))

/** The contract of {@link ByteStore}. */
function keepsPictures(open: () => Promise<OpenStore>): void {
  const stored = async (opened: OpenStore, byteLength: number) => {
    const picture = randomPicture(byteLength)
    await opened.expect?.(picture)
    await opened.store.put(picture.hash, picture.bytes)
    return picture
  }

  it('gives back the very bytes, whole and in part', async () => {
    await using opened = await open()
    const length = 1024 * 1024 + PART_BYTES + 5
    const picture = await stored(opened, length)
    expect(await verifiedBytes(opened.store, picture)).toEqual(picture.bytes)
    const edges = [0, 1, PART_BYTES, 1024 * 1024 - 1, 1024 * 1024 + 1, length]
    for (const start of edges)
      for (const end of edges.filter((edge) => edge >= start)) {
        const read = Buffer.concat(await Array.fromAsync(opened.store.read(picture, start, end)))
        expect([start, end, read.equals(picture.bytes.subarray(start, end))]).toEqual([start, end, true])
      }
  })

  it('knows what it has, and forgets what is deleted', async () => {
    await using opened = await open()
    const { store } = opened
    const [first, second] = [await stored(opened, 10), await stored(opened, 70_000)]
    await store.put(first.hash, first.bytes)
    const listed = async () => (await Array.fromAsync(store.list())).toSorted((a, b) => a.byteLength - b.byteLength)
    const named = ({ hash, byteLength }: typeof first) => ({ hash, byteLength })
    expect(await listed()).toEqual([named(first), named(second)])
    expect([await store.size(first.hash), await store.size(second.hash)]).toEqual([10, 70_000])
    await store.delete(first.hash)
    await store.delete(first.hash)
    expect(await store.size(first.hash)).toBeUndefined()
    expect(await listed()).toEqual([named(second)])
  })

  it('says that a picture is missing, and does not take other bytes for it', async () => {
    await using opened = await open()
    const { store } = opened
    const picture = await stored(opened, 10)
    const other = randomPicture(10)
    await expect(verifiedBytes(store, other)).rejects.toThrow(MissingBytesError)
    await store.put(picture.hash, other.bytes)
    expect(await verifiedBytes(store, picture)).toBeUndefined()
    await expect(verifiedBytes(store, { ...picture, byteLength: PART_BYTES + 1 })).rejects.toThrow(MissingBytesError)
  })

  it('takes two writers of one picture', async () => {
    await using opened = await open()
    const picture = await stored(opened, 300_000)
    await Promise.all([1, 2, 3].map(() => opened.store.put(picture.hash, picture.bytes)))
    expect(await verifiedBytes(opened.store, picture)).toEqual(picture.bytes)
  })
}
