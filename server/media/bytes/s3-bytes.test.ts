import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { MediaS3Config } from '#server/config/media-config.ts'
import { listening } from '#test/support/listening.ts'
import { mediaS3, randomPicture } from '#test/support/media.ts'
import { openFakeS3, type S3Fault } from '#test/support/services/s3.ts'
import { s3Bytes } from './s3-bytes.ts'

const picture = randomPicture(10)

it('names objects by the prefix and the hash, and takes no other name', async () => {
  await using s3 = await openFakeS3()
  const store = s3Bytes(mediaS3(s3.config))
  await store.put(picture.hash, picture.bytes)
  expect(s3.requests).toEqual([`PUT /den/den/${picture.hash}`])
  for (const name of ['../other', '', picture.hash.toUpperCase()]) {
    await expect(Array.fromAsync(store.read({ hash: name, byteLength: 1 }, 0, 1))).rejects.toThrow(TypeError)
    await expect(store.put(name, picture.bytes)).rejects.toThrow(TypeError)
  }
  expect(s3.requests).toHaveLength(1)
})

it('lists the objects of its prefix alone, page by page', async () => {
  await using s3 = await openFakeS3()
  const [ours, others] = [s3Bytes(mediaS3(s3.config)), s3Bytes({ ...mediaS3(s3.config), prefix: '' })]
  await ours.put(picture.hash, picture.bytes)
  const other = randomPicture(5)
  await others.put(other.hash, other.bytes)
  expect(await Array.fromAsync(ours.list())).toEqual([{ hash: picture.hash, byteLength: 10 }])
  expect(await Array.fromAsync(others.list())).toEqual([{ hash: other.hash, byteLength: 5 }])
})

it.each<[string, Partial<MediaS3Config>, string]>([
  ['an unknown key', { accessKey: 'UNKNOWN' }, 'it does not know the access key (MEDIA_S3_ACCESS_KEY).'],
  ['a wrong secret', { secretKey: 'wrong-secret' }, 'the secret key is wrong (MEDIA_S3_SECRET_KEY), or the region'],
  ['a bucket that is not there', { bucket: 'elsewhere' }, 'it has no bucket of that name (MEDIA_S3_BUCKET).'],
])('says in words that it refuses %s, and tells no key', async (_, wrong, words) => {
  await using s3 = await openFakeS3()
  const store = s3Bytes({ ...mediaS3(s3.config), ...wrong })
  for (const call of [() => store.put(picture.hash, picture.bytes), () => Array.fromAsync(store.list())]) {
    const error = await call().then(
      () => undefined,
      (thrown: Error) => thrown,
    )
    expect(error).toMatchObject({ problem: 'pictures-away', message: expect.stringContaining(words) })
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/wrong-secret|Signature=/)
  }
})

it.each<[S3Fault, string]>([
  ['cut', 'The connection to the store'],
  [{ status: 500 }, '500 Unknown'],
])('is away while the store does %j, and back once it answers', async (fault, words) => {
  await using s3 = await openFakeS3()
  const store = s3Bytes(mediaS3(s3.config))
  await store.put(picture.hash, picture.bytes)
  s3.fault = () => fault
  await expect(Array.fromAsync(store.read(picture, 0, 10))).rejects.toThrow(words)
  s3.fault = () => undefined
  expect(Buffer.concat(await Array.fromAsync(store.read(picture, 0, 10)))).toEqual(picture.bytes)
  expect(await store.size(picture.hash)).toBe(10)
})

it('is given up when it does not answer', async () => {
  await using s3 = await openFakeS3()
  s3.fault = () => 'hang'
  await expect(s3Bytes(mediaS3(s3.config), 50).size(picture.hash)).rejects.toThrow('did not answer in time')
})

it('is asked by one request at a time while it is away, and the others fail at once', async () => {
  await using s3 = await openFakeS3()
  const store = s3Bytes(mediaS3(s3.config))
  const sized = () => store.size(picture.hash).catch(({ message }: Error) => message)
  s3.fault = () => 'cut'
  await sized()
  s3.requests.length = 0
  const answers = await Promise.all(Array.from({ length: 20 }, sized))
  expect(s3.requests).toHaveLength(1)
  expect(new Set(answers).size).toBe(1)
})

it('follows no redirect, which would show its signature to another host', async () => {
  await using s3 = await openFakeS3()
  const asked: (string | undefined)[] = []
  await using other = await listening(
    createServer((request, reply) => {
      asked.push(request.headers.authorization)
      reply.end('x'.repeat(10))
    }),
  )
  s3.fault = () => ({ status: 307, headers: { Location: `http://127.0.0.1:${other.port}/` } })
  const store = s3Bytes(mediaS3(s3.config))
  await expect(Array.fromAsync(store.read(picture, 0, 10))).rejects.toThrow('307 Unknown')
  await expect(store.put(picture.hash, picture.bytes)).rejects.toThrow('307 Unknown')
  expect(asked).toEqual([])
})

it('asks a host named by the bucket where paths are not to have it', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  onTestFinished(() => asked.mockRestore())
  const place = { endpoint: 'https://s3.example:9000', bucket: 'den', region: 'eu', accessKey: 'a', secretKey: 'b' }
  await s3Bytes({ ...mediaS3(place), isPathStyle: false }).put(picture.hash, picture.bytes)
  expect(asked.mock.calls.map(([url]) => url)).toEqual([`https://den.s3.example:9000/den/${picture.hash}`])
})
