import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { refusalOf } from '#test/support/config.ts'
import { readConfig } from './config.ts'

const STORE = {
  MEDIA_S3_ENDPOINT: 'https://s3.example/',
  MEDIA_S3_BUCKET: 'my-den',
  MEDIA_S3_ACCESS_KEY: 'key',
  MEDIA_S3_SECRET_KEY: 'secret',
}
const s3 = {
  endpoint: 'https://s3.example',
  bucket: 'my-den',
  region: 'us-east-1',
  accessKey: 'key',
  secretKey: 'secret',
}

it('leaves pictures in the database, unless the operator names a folder or a bucket', () => {
  expect(readConfig({}).media).toEqual({ outside: undefined, belongs: 'database' })
  expect(readConfig({ MEDIA_DIR: 'pictures' }).media).toEqual({
    outside: { kind: 'folder', folder: resolve(import.meta.dirname, '../../pictures') },
    belongs: 'outside',
  })
  expect(readConfig(STORE).media).toEqual({
    outside: { kind: 's3', store: { ...s3, prefix: '', isPathStyle: true } },
    belongs: 'outside',
  })
  expect(readConfig({ ...STORE, MEDIA_S3_PREFIX: 'den/', MEDIA_S3_PATH_STYLE: 'off' }).media).toMatchObject({
    outside: { store: { prefix: 'den/', isPathStyle: false } },
  })
})

it('reads from a place whose pictures go back into the database', () => {
  expect(readConfig({ MEDIA_DIR: '/srv/pictures', MEDIA_STORE: 'database' }).media).toEqual({
    outside: { kind: 'folder', folder: '/srv/pictures' },
    belongs: 'database',
  })
  expect(readConfig({ MEDIA_STORE: 'database' }).media.belongs).toBe('database')
  expect(refusalOf({ MEDIA_STORE: 'outside' })).toContain('MEDIA_DIR or MEDIA_S3_ENDPOINT')
})

it('refuses half a store, two places and names that would leave the bucket', () => {
  expect(refusalOf({ ...STORE, MEDIA_S3_BUCKET: '' })).toBe(
    'MEDIA_S3_BUCKET must be given together with MEDIA_S3_ENDPOINT and MEDIA_S3_ACCESS_KEY and MEDIA_S3_SECRET_KEY',
  )
  expect(refusalOf({ MEDIA_S3_PREFIX: 'den/' })).toContain('MEDIA_S3_ENDPOINT and MEDIA_S3_BUCKET')
  expect(refusalOf({ ...STORE, MEDIA_DIR: '/srv' })).toContain('give one of them')
  for (const prefix of ['../', '/den', 'a?b', 'ä'])
    expect(refusalOf({ ...STORE, MEDIA_S3_PREFIX: prefix })).toContain('MEDIA_S3_PREFIX')
})
