import type { Services } from '#server/services.ts'

/** Characters. Smaller chunks cost more than what is in them, larger ones hold up other requests. */
const CHUNK_LENGTH = 64 * 1024

/**
 * An answer that is sent while it is produced: a chunk in each turn of the event loop, no faster than the client reads.
 * The first chunk is produced before the answer begins, so that its errors set the status. The generator always ends.
 */
export async function streamed(
  request: Request,
  pieces: AsyncGenerator<string>,
  contentType: string,
  { scheduler }: { readonly scheduler: Pick<Services['scheduler'], 'run'> },
): Promise<Response> {
  const encoder = new TextEncoder()
  const next = () => scheduler.run(() => nextChunk(pieces))
  const first = await next()
  // The client has disconnected: the body will be neither read nor cancelled.
  if (request.signal.aborted) await pieces.return(undefined)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(first.text))
      if (first.done) controller.close()
    },
    async pull(controller) {
      const { done, text } = await next()
      controller.enqueue(encoder.encode(text))
      if (done) controller.close()
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, { headers: { 'Content-Type': contentType } })
}

async function nextChunk(pieces: AsyncGenerator<string>): Promise<{ text: string; done: boolean }> {
  let text = ''
  while (text.length < CHUNK_LENGTH) {
    const { done, value } = await pieces.next()
    if (done) return { text, done }
    text += value
  }
  return { text, done: false }
}
