import { openAsBlob } from 'node:fs'
import { type S3mini, S3ServiceError, type UploadPart } from 's3mini'
import { parseBackupName } from '#domain/backups/backup-name.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { S3Config } from '../config/s3-config.ts'
import { isTimeout, noSuchBucket, s3Client, s3Problem } from '../network/s3-client.ts'
import { outdatedNightly } from './backup-folder.ts'
import { type BackupStore, StoreError } from './backup-store.ts'
import { PICTURES_FOLDER } from './pictures/picture-set.ts'

/** Least size of the parts of a large file, which are sent as they are read from the disk. */
const PART_BYTES = 8 * 1024 * 1024
/** Maximum number of parts of a file in S3. */
const PARTS_AT_MOST = 10_000
/** For one request, which sends one part at most. */
const REQUEST_TIMEOUT_MS = 5 * MINUTE_MS
const ATTEMPTS = 3
const TYPE = 'application/gzip'
/** What the names of the pictures beside backups begin with. */
const PICTURES = `${PICTURES_FOLDER}/`

interface S3Options {
  readonly partBytes?: number
  readonly timeoutMs?: number
}

export function s3Store(
  config: S3Config,
  { partBytes = PART_BYTES, timeoutMs = REQUEST_TIMEOUT_MS }: S3Options = {},
): BackupStore {
  const client = (signal?: AbortSignal) => s3Client(config, { timeoutMs, signal })
  return {
    put: (file, { signal, onBytes }) =>
      inWords(config, async () => {
        const s3 = client(signal)
        const blob = await openAsBlob(file.path)
        const size = Math.max(partBytes, Math.ceil(blob.size / PARTS_AT_MOST))
        if (blob.size <= size) await attempted(signal, () => s3.putObject(file.name, blob, TYPE))
        else await putInParts(s3, file.name, blob, { size, signal, onBytes })
        const stored = await s3.getContentLength(file.name)
        if (stored !== blob.size)
          throw new StoreError(`The store holds ${stored} bytes of ${file.name}, which has ${blob.size}.`)
        onBytes(blob.size)
      }),
    putPictures: (files, signal) =>
      inWords(config, async () => {
        const s3 = client(signal)
        const objects = await s3.listObjects('/', PICTURES)
        if (!objects) throw new StoreError(noSuchBucket(config, 'BACKUP_S3'))
        const there = new Map(objects.map(({ Key, Size }) => [Key, Number(Size)]))
        for (const { name, path, bytes } of files) {
          const key = `${PICTURES}${name}`
          if (there.get(key) === bytes) continue
          const blob = await openAsBlob(path)
          await attempted(signal, () => s3.putObject(key, blob))
        }
      }),
    deletePictures: (names) =>
      inWords(config, async () => {
        const s3 = client()
        for (const name of names) await s3.deleteObject(`${PICTURES}${name}`)
      }),
    rotate: (timeZone) =>
      inWords(config, async () => {
        const s3 = client()
        const objects = await s3.listObjects('/', 'den-nightly-')
        if (!objects) throw new StoreError(noSuchBucket(config, 'BACKUP_S3'))
        const found = objects.flatMap(({ Key: name }) => (parseBackupName(name) ? [{ name }] : []))
        const outdated = outdatedNightly(found, timeZone)
        for (const name of outdated) await s3.deleteObject(name)
        return outdated.length
      }),
  }
}

/** The object exists only after the last request. */
async function putInParts(
  s3: S3mini,
  name: string,
  blob: Blob,
  { size, signal, onBytes }: { size: number; signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<void> {
  const upload = await s3.getMultipartUploadId(name, TYPE)
  try {
    const parts: UploadPart[] = []
    for (let start = 0; start < blob.size; start += size) {
      const part = blob.slice(start, start + size)
      parts.push(await attempted(signal, () => s3.uploadPart(name, upload, part, parts.length + 1)))
      onBytes(Math.min(start + size, blob.size))
    }
    await s3.completeMultipartUpload(name, upload, parts)
  } catch (error) {
    // Parts of an upload that is not completed stay in the store, and cost money.
    await s3.abortMultipartUpload(name, upload).catch(() => {})
    throw error
  }
}

async function attempted<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request()
    } catch (error) {
      const isFinal = error instanceof S3ServiceError && error.status < 500
      if (isFinal || isTimeout(error) || signal.aborted || attempt === ATTEMPTS) throw error
    }
  }
}

async function inWords<T>(config: S3Config, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(s3Problem(error, config, 'BACKUP_S3'), { cause: error })
  }
}
