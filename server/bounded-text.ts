/** The beginning of an answer, as much of it as so many bytes hold; the rest is not waited for. */
export async function boundedText({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    // Leaving the loop hangs up.
    if (bytes >= mostBytes) break
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
}
