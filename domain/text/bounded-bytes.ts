/** Reads a stream up to a limit in bytes, and cancels it there. `isWhole`: the stream ended within the limit. */
export async function boundedBytes(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (stream ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > limit) break
  }
  const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
  return { bytes: bytes.subarray(0, limit), isWhole: length <= limit }
}
