import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openFakeS3, type S3Fault } from '#test/support/services/s3.ts'
import type { S3Config } from '../config/s3-config.ts'
import { s3Store } from './s3-store.ts'

const NAME = 'den-nightly-2026-10-31T030000Z.tar.gz'
const folder = mkdtempSync(join(tmpdir(), 'den-s3-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

let aborting: AbortController
beforeEach(() => {
  aborting = new AbortController()
})

function fileOf(bytes: Buffer, name = NAME) {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return { name, path, bytes: bytes.byteLength, kind: 'nightly' as const, at: '', isEncrypted: false }
}

function objectsOf({ endpoint, bucket, region, accessKey, secretKey }: S3Config) {
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
  })
  return {
    names: async () => ((await client.listObjects()) ?? []).map(({ Key }) => Key).sort(),
    bytes: async (name: string) => Buffer.from((await client.getObjectArrayBuffer(name))!),
  }
}

const put = (config: S3Config, bytes: Buffer, limits: Parameters<typeof s3Store>[1] = {}, seen: number[] = []) =>
  s3Store(config, limits).put(fileOf(bytes), { signal: aborting.signal, onBytes: (count) => seen.push(count) })

it('gets a small file in one request, and a large one in parts', async () => {
  await using s3 = await openFakeS3()
  const bytes = randomBytes(100_000)
  await put(s3.config, bytes)
  expect(await objectsOf(s3.config).bytes(NAME)).toEqual(bytes)
  expect(s3.requests.filter((line) => line.startsWith('PUT'))).toEqual([`PUT /den/${NAME}`])

  const large = randomBytes(11 * 1024 * 1024)
  const seen: number[] = []
  await put(s3.config, large, { partBytes: 5 * 1024 * 1024 }, seen)
  expect((await objectsOf(s3.config).bytes(NAME)).equals(large)).toBe(true)
  expect(seen.map((count) => count / 1024 / 1024)).toEqual([5, 10, 11, 11])
})

it('deletes nightly backups that are not kept any more, and nothing else', async () => {
  await using s3 = await openFakeS3()
  const days = Array.from({ length: 12 }, (_, day) => `den-nightly-2026-10-${day + 10}T030000Z.tar.gz`)
  const others = ['den-2024-10-31T030000Z.tar.gz', 'den-nightly-mine.txt']
  const store = s3Store(s3.config)
  for (const name of [...days, ...others])
    await store.put(fileOf(Buffer.from('x'), name), { signal: aborting.signal, onBytes() {} })
  expect(await store.rotate('UTC')).toBe(4)
  // The 11th is a Sunday.
  expect(await objectsOf(s3.config).names()).toEqual([others[0], days[1], ...days.slice(5), others[1]].sort())
})

it.each<[string, Partial<S3Config>, string]>([
  ['an unknown key', { accessKey: 'UNKNOWN' }, 'it does not know the access key (BACKUP_S3_ACCESS_KEY).'],
  ['a wrong secret', { secretKey: 'wrong' }, 'the secret key is wrong (BACKUP_S3_SECRET_KEY), or the region'],
  ['a bucket that is not there', { bucket: 'elsewhere' }, 'it has no bucket of that name (BACKUP_S3_BUCKET).'],
])('says in words that it refuses %s', async (_, wrong, words) => {
  await using s3 = await openFakeS3()
  await expect(put({ ...s3.config, ...wrong }, Buffer.from('x'))).rejects.toThrow(words)
  await expect(s3Store({ ...s3.config, ...wrong }).rotate('UTC')).rejects.toThrow(words)
})

const XML = { 'Content-Type': 'application/xml; charset=utf-8' }
it.each<[string, S3Fault, string]>([
  [
    'a code beside a character set',
    { status: 400, headers: XML, body: '<Code>PermanentRedirect</Code>' },
    'another region',
  ],
  ['a refusal without a code', { status: 403 }, 'the key may not do that'],
  ['a status of its own', { status: 418 }, '418 Unknown'],
  ['another length', { status: 200, headers: { 'Content-Length': '7', ETag: '"x"' } }, 'The store holds 7 bytes of'],
])('says in words that another store answers with %s', async (_, answer, words) => {
  await using s3 = await openFakeS3()
  s3.fault = () => answer
  await expect(put(s3.config, Buffer.from('x'))).rejects.toThrow(words)
})

it('says in words that nothing listens there', async () => {
  const s3 = await openFakeS3()
  await s3[Symbol.asyncDispose]()
  await expect(put(s3.config, Buffer.from('x'))).rejects.toThrow('cannot be reached (ECONNREFUSED)')
})

it('repeats a part whose connection was cut', async () => {
  await using s3 = await openFakeS3()
  const bytes = randomBytes(11 * 1024 * 1024)
  const faults: S3Fault[] = ['cut', 'cut']
  s3.fault = ({ url }) => (url?.includes('partNumber=2') ? faults.shift() : undefined)
  await put(s3.config, bytes, { partBytes: 5 * 1024 * 1024 })
  expect((await objectsOf(s3.config).bytes(NAME)).equals(bytes)).toBe(true)
})

it('has what it had before when the connection breaks for good, and no parts', async () => {
  await using s3 = await openFakeS3()
  await put(s3.config, Buffer.from('before'))
  s3.fault = ({ url }) => (url?.includes('partNumber=2') ? 'cut' : undefined)
  const bytes = randomBytes(11 * 1024 * 1024)
  const done = put(s3.config, bytes, { partBytes: 5 * 1024 * 1024 })
  await expect(done).rejects.toThrow(`The connection to the store ${s3.config.endpoint} broke.`)
  expect(String(await objectsOf(s3.config).bytes(NAME))).toBe('before')
  expect(s3.requests.filter((line) => /^DELETE .*uploadId=/.test(line))).toHaveLength(1)
})

it('is given up when it does not answer, or when the server stops', async () => {
  await using s3 = await openFakeS3()
  s3.fault = () => 'hang'
  await expect(put(s3.config, Buffer.from('x'), { timeoutMs: 50 })).rejects.toThrow('did not answer in time')
  s3.fault = () => {
    aborting.abort()
    return 'hang'
  }
  await expect(put(s3.config, Buffer.from('x'))).rejects.toThrow()
})
