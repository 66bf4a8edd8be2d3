import { boundedBytes } from '#domain/text/bounded-bytes.ts'

/** The body of a request; null if it exceeds the limit, and then the rest is not read. */
export async function boundedBody(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) return null
  const { bytes, isWhole } = await boundedBytes(request.body, limitBytes)
  return isWhole ? bytes : null
}
