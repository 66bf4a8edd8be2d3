import type { MediaS3Config } from '../../config/media-config.ts'
import { isMissingObject, noSuchBucket, s3Client, s3Problem } from '../../network/s3-client.ts'
import { assertHash, awayError, type ByteStore, isHash, MissingBytesError } from './byte-store.ts'

/** For one request, which brings a piece at most. */
const REQUEST_TIMEOUT_MS = 15_000
/** A picture is sent whole, and may be ten times as large as a piece. */
const SENDING_TIMES = 8
/** Bytes of one request that reads: a slow reader of the page holds no more in memory, and no connection to the store. */
const PIECE_BYTES = 1024 * 1024
const LISTED_AT_ONCE = 1_000

/** Objects named by a prefix and their hash. */
export function s3Bytes(config: MediaS3Config, timeoutMs = REQUEST_TIMEOUT_MS): ByteStore {
  const s3 = s3Client(config, { timeoutMs, isPathStyle: config.isPathStyle })
  const sending = s3Client(config, { timeoutMs: timeoutMs * SENDING_TIMES, isPathStyle: config.isPathStyle })
  const guarded = guard(config)
  const keyOf = (hash: string) => {
    assertHash(hash)
    return `${config.prefix}${hash}`
  }
  return {
    async put(hash, bytes) {
      const key = keyOf(hash)
      if (!(await guarded(() => sending.putObject(key, bytes)))) throw awayError(noSuchBucket(config, 'MEDIA_S3'))
    },
    async *read({ hash }, start, end) {
      const key = keyOf(hash)
      for (let at = start; at < end; at += PIECE_BYTES) {
        const until = Math.min(at + PIECE_BYTES, end)
        const bytes = await guarded(() => piece(s3, key, at, until))
        if (bytes?.byteLength !== until - at) throw new MissingBytesError(hash)
        yield bytes
      }
    },
    size(hash) {
      const key = keyOf(hash)
      return guarded(() => s3.getContentLength(key))
    },
    async delete(hash) {
      const key = keyOf(hash)
      await guarded(() => s3.deleteObject(key))
    },
    async *list() {
      for (let token: string | undefined; ; ) {
        const page = await guarded(() => s3.listObjectsPaged('/', config.prefix, LISTED_AT_ONCE, token))
        if (!page) throw awayError(noSuchBucket(config, 'MEDIA_S3'))
        for (const { Key, Size } of page.objects ?? []) {
          const name = Key.slice(config.prefix.length)
          if (isHash(name)) yield { hash: name, byteLength: Number(Size) }
        }
        token = page.nextContinuationToken
        if (!token) return
      }
    },
  }
}

async function piece(s3: ReturnType<typeof s3Client>, key: string, start: number, end: number): Promise<Uint8Array> {
  const response = await s3.getObjectRaw(key, false, start, end)
  const bytes = new Uint8Array(await response.arrayBuffer())
  // A store may answer a range with more, or with the whole object.
  return response.status === 206 ? bytes.subarray(0, end - start) : bytes.subarray(start, end)
}

/**
 * Errors in words, and undefined for an object that is not there. While the store is away one request at a time asks it, and the
 * others fail at once, so that they do not all wait for it.
 */
function guard(config: MediaS3Config) {
  let failure: string | undefined
  let isAsked = false
  return async <T>(request: () => Promise<T>): Promise<T | undefined> => {
    const asks = failure !== undefined
    if (failure !== undefined && isAsked) throw awayError(failure)
    if (asks) isAsked = true
    try {
      const answer = await request()
      failure = undefined
      return answer
    } catch (error) {
      if (isMissingObject(error)) {
        failure = undefined
        return undefined
      }
      failure = s3Problem(error, config, 'MEDIA_S3')
      throw awayError(failure)
    } finally {
      if (asks) isAsked = false
    }
  }
}
