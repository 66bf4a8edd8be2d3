import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import type { S3Config, S3Settings } from '../config/s3-config.ts'

interface ClientOptions {
  /** For one request and its answer. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Whether the bucket is a part of the path, and not of the host. */
  readonly isPathStyle?: boolean
}

/** It logs nothing. */
export function s3Client(config: S3Config, { timeoutMs, signal, isPathStyle = true }: ClientOptions): S3mini {
  return new S3mini({
    endpoint: isPathStyle ? `${config.endpoint}/${config.bucket}` : withBucket(config),
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
}

function withBucket({ endpoint, bucket }: S3Config): string {
  const { protocol, host } = new URL(endpoint)
  return `${protocol}//${bucket}.${host}`
}

/** Why a store failed, in words that name the settings to look at, and no key. */
export function s3Problem(error: unknown, config: S3Config, settings: S3Settings): string {
  const cause = causeOf(error)
  const store = `The store ${config.endpoint}`
  if (cause instanceof S3ServiceError) {
    const code = codeOf(cause)
    return s3Refusal(config, serviceProblems(settings)[code] ?? `${cause.status} ${code}`)
  }
  if (isTimeout(cause)) return `${store} did not answer in time.`
  if (cause instanceof S3NetworkError)
    return `${store} cannot be reached (${cause.code}). Look at ${settings}_ENDPOINT.`
  if (cause instanceof TypeError) return `The connection to the store ${config.endpoint} broke.`
  return `${store} gave an answer that cannot be understood.`
}

export function noSuchBucket(config: S3Config, settings: S3Settings): string {
  return s3Refusal(config, serviceProblems(settings).NoSuchBucket!)
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** Whether the store answered that it has no such object, or not as much of it. */
export function isMissingObject(error: unknown): boolean {
  const cause = causeOf(error)
  if (!(cause instanceof S3ServiceError)) return false
  return cause.status === 416 || (cause.status === 404 && codeOf(cause) !== 'NoSuchBucket')
}

function s3Refusal({ endpoint, bucket }: S3Config, why: string): string {
  return `The store ${endpoint} refused bucket ${bucket}: ${why}.`
}

function serviceProblems(settings: S3Settings): Readonly<Record<string, string>> {
  return {
    NoSuchBucket: `it has no bucket of that name (${settings}_BUCKET)`,
    InvalidAccessKeyId: `it does not know the access key (${settings}_ACCESS_KEY)`,
    SignatureDoesNotMatch: `the secret key is wrong (${settings}_SECRET_KEY), or the region (${settings}_REGION)`,
    AccessDenied: 'the key may not do that: it has to read, write, list and delete in this bucket',
    AuthorizationHeaderMalformed: `the region is wrong (${settings}_REGION)`,
    PermanentRedirect: `the bucket is in another region (${settings}_ENDPOINT, ${settings}_REGION)`,
  }
}

/** s3mini takes the code from the head, or from a body whose type is exactly `application/xml`. */
function codeOf({ serviceCode, body, status }: S3ServiceError): string {
  if (serviceCode && serviceCode !== 'Unknown') return serviceCode
  return /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1] ?? (status === 403 ? 'AccessDenied' : 'Unknown')
}

/** s3mini wraps some errors. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.constructor === Error && error.cause instanceof Error ? error.cause : error
}
