import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { refusalOf } from '#test/support/config.ts'
import { readConfig } from './config.ts'

const STORE = {
  BACKUP_S3_ENDPOINT: 'https://s3.example/',
  BACKUP_S3_BUCKET: 'my-den',
  BACKUP_S3_ACCESS_KEY: 'key',
  BACKUP_S3_SECRET_KEY: 'secret',
}

it('make one at three into the data folder, unless the operator decided otherwise', () => {
  expect(readConfig({ DATA_DIR: '/srv/den' }).backups).toEqual({
    folder: '/srv/den/backups',
    at: '03:00',
    passphrase: undefined,
    s3: undefined,
  })
  const decided = { BACKUP_DIR: 'elsewhere', BACKUP_AT: 'off', BACKUP_PASSPHRASE: 'twelve letters' }
  expect(readConfig(decided).backups).toMatchObject({
    folder: resolve(import.meta.dirname, '../../elsewhere'),
    at: null,
    passphrase: 'twelve letters',
  })
})

it('are refused by name', () => {
  expect(refusalOf({ BACKUP_AT: '24:00' })).toBe('BACKUP_AT must be a time such as 03:00, or off')
  expect(refusalOf({ BACKUP_PASSPHRASE: 'short' })).toBe('BACKUP_PASSPHRASE must be 12 characters or longer')
  expect(refusalOf({ ...STORE, BACKUP_S3_ENDPOINT: 'https://s3.example/my-den' })).toContain('BACKUP_S3_ENDPOINT')
  expect(refusalOf({ ...STORE, BACKUP_S3_BUCKET: 'My Den' })).toContain('BACKUP_S3_BUCKET')
})

it('name a store whole or not at all', () => {
  expect(readConfig(STORE).backups.s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'my-den',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
  })
  expect(refusalOf({ ...STORE, BACKUP_S3_SECRET_KEY: '' })).toBe(
    'BACKUP_S3_SECRET_KEY must be given together with BACKUP_S3_ENDPOINT and BACKUP_S3_BUCKET and BACKUP_S3_ACCESS_KEY',
  )
  expect(refusalOf({ BACKUP_S3_REGION: 'eu' })).toContain('BACKUP_S3_ENDPOINT and BACKUP_S3_BUCKET')
})
