import { openAsBlob } from 'node:fs'
import { S3mini, S3NetworkError, S3ServiceError, type UploadPart } from 's3mini'
import { parseBackupName } from '#domain/backups/backup-name.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { S3Config } from '../config/backup-config.ts'
import { outdatedNightly } from './backup-folder.ts'
import { type BackupStore, StoreError } from './backup-store.ts'

/** Least size of the parts of a large file, which are sent as they are read from the disk. */
const PART_BYTES = 8 * 1024 * 1024
/** Maximum number of parts of a file in S3. */
const PARTS_AT_MOST = 10_000
/** For one request, which sends one part at most. */
const REQUEST_TIMEOUT_MS = 5 * MINUTE_MS
const ATTEMPTS = 3
const TYPE = 'application/gzip'

interface S3Options {
  readonly partBytes?: number
  readonly timeoutMs?: number
}

export function s3Store(
  config: S3Config,
  { partBytes = PART_BYTES, timeoutMs = REQUEST_TIMEOUT_MS }: S3Options = {},
): BackupStore {
  const client = (signal?: AbortSignal) =>
    new S3mini({
      endpoint: `${config.endpoint}/${config.bucket}`,
      region: config.region,
      accessKeyId: config.accessKey,
      secretAccessKey: config.secretKey,
      requestAbortTimeout: timeoutMs,
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          // No redirects, since the signature is valid for this host only.
          redirect: 'manual',
          ...(signal && { signal: AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]) }),
        }),
    })
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
    rotate: (timeZone) =>
      inWords(config, async () => {
        const s3 = client()
        const objects = await s3.listObjects('/', 'den-nightly-')
        if (!objects) throw new StoreError(refusal(config, SERVICE_PROBLEMS.NoSuchBucket!))
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
    throw new StoreError(wordsOf(causeOf(error), config), { cause: error })
  }
}

const SERVICE_PROBLEMS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'it has no bucket of that name (BACKUP_S3_BUCKET)',
  InvalidAccessKeyId: 'it does not know the access key (BACKUP_S3_ACCESS_KEY)',
  SignatureDoesNotMatch: 'the secret key is wrong (BACKUP_S3_SECRET_KEY), or the region (BACKUP_S3_REGION)',
  AccessDenied: 'the key may not do that: it has to read, write, list and delete in this bucket',
  AuthorizationHeaderMalformed: 'the region is wrong (BACKUP_S3_REGION)',
  PermanentRedirect: 'the bucket is in another region (BACKUP_S3_ENDPOINT, BACKUP_S3_REGION)',
}

function wordsOf(error: unknown, config: S3Config): string {
  const store = `The store ${config.endpoint}`
  if (error instanceof S3ServiceError)
    return refusal(config, SERVICE_PROBLEMS[codeOf(error)] ?? `${error.status} ${codeOf(error)}`)
  if (isTimeout(error)) return `${store} did not answer in time.`
  if (error instanceof S3NetworkError) return `${store} cannot be reached (${error.code}). Look at BACKUP_S3_ENDPOINT.`
  if (error instanceof TypeError) return `The connection to the store ${config.endpoint} broke.`
  return `${store} gave an answer that cannot be understood.`
}

function refusal({ endpoint, bucket }: S3Config, why: string): string {
  return `The store ${endpoint} refused bucket ${bucket}: ${why}.`
}

/** s3mini takes the code from the head, or from a body whose type is exactly `application/xml`. */
function codeOf({ serviceCode, body, status }: S3ServiceError): string {
  if (serviceCode && serviceCode !== 'Unknown') return serviceCode
  return /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1] ?? (status === 403 ? 'AccessDenied' : 'Unknown')
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** s3mini wraps some errors. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && !(error instanceof S3ServiceError) && error.cause instanceof S3ServiceError
    ? error.cause
    : error
}
