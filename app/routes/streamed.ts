import type { Services } from '#server/services.ts'

/** In characters. Smaller chunks have too much overhead, larger ones delay other requests. */
const CHUNK_LENGTH = 64 * 1024

/**
 * A response that is sent while it is produced: one chunk in each turn of the event loop, no faster than the client reads. The
 * first chunk is produced before the response begins, so that its errors set the status. The generator is always closed.
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
