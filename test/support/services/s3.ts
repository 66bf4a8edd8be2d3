import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { S3Config } from '#server/config/s3-config.ts'
import { listening } from '../listening.ts'

interface S3Files {
  putObject(object: { bucket: string; key: string }): Promise<{ size: number }>
  putPart(bucket: string, upload: string, part: number, content: unknown): Promise<{ size: number }>
  getResourcePath(bucket: string, key?: string, resource?: string): string
}

/** s3rver, which ships no types: an S3 store of files in a folder. It does not check signatures of version 4. */
const S3rver: new (options: {
  directory: string
  silent: boolean
  configureBuckets: { name: string }[]
}) => { store: S3Files; callback(): RequestListener; configureBuckets(): Promise<unknown> } = createRequire(
  import.meta.url,
)('s3rver')

interface S3Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** `cut` ends the connection without an answer, `hang` never answers; an `S3Answer` replaces that of the store. */
export type S3Fault = 'cut' | 'hang' | S3Answer | undefined

export interface FakeS3 extends AsyncDisposable {
  readonly config: S3Config
  /** Method and target of each request. */
  readonly requests: string[]
  fault: (request: IncomingMessage) => S3Fault
}

/** A store that speaks S3 on this machine, with the bucket `den`. */
export async function openFakeS3(): Promise<FakeS3> {
  const directory = mkdtempSync(join(tmpdir(), 'den-s3-'))
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'den' }] })
  await s3rver.configureBuckets()
  answersOnceWritten(s3rver.store)
  const answer = s3rver.callback()
  const requests: string[] = []
  const server = createServer((request, reply) => {
    requests.push(`${request.method} ${request.url}`)
    const fault = fake.fault(request)
    if (fault === 'cut') request.socket.destroy()
    else if (typeof fault === 'object') reply.writeHead(fault.status, fault.headers).end(fault.body)
    else if (fault === undefined && isSigned(request)) answer(request, reply)
    else if (fault === undefined) {
      reply.writeHead(403, { 'Content-Type': 'application/xml' })
      reply.end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
  })
  const { port, ...open } = await listening(server)
  const fake: FakeS3 = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'den',
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    requests,
    fault: () => undefined,
    async [Symbol.asyncDispose]() {
      await open[Symbol.asyncDispose]()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return fake
}

/** s3rver answers before what it was sent is in its file, so that a request that follows may find less of it. */
function answersOnceWritten(files: S3Files): void {
  const { putObject, putPart } = files
  const written = async (stored: { size: number }, path: string) => {
    while ((await stat(path)).size < stored.size) await setImmediate()
    return stored
  }
  files.putObject = async (object) =>
    written(await putObject.call(files, object), files.getResourcePath(object.bucket, object.key, 'object'))
  files.putPart = async (bucket, upload, part, content) =>
    written(
      await putPart.call(files, bucket, upload, part, content),
      join(files.getResourcePath(bucket, undefined, 'uploads'), upload, String(part)),
    )
}

/** Whether a request has the signature of AWS Signature Version 4 by the secret key; an unknown access key is left to s3rver. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const found = /Credential=S3RVER\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '')
  const [, scope = '', names = '', signature] = found ?? []
  if (!found) return true
  const [path, query = ''] = url.split('?')
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const sorted = query.split('&').sort().join('&')
  const request = [method, path, sorted, signed.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const sum = createHash('sha256').update(request).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sum].join('\n')
  const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()
  const key = scope.split('/').reduce<string | Buffer>(hmac, 'AWS4S3RVER')
  return hmac(key, text).toString('hex') === signature
}
