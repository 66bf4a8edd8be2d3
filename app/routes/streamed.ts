/** An answer that goes out piece by piece, as it is read. The first piece is made at once: what fails from the start can say so. */
export async function streamed(pieces: AsyncGenerator<string>, contentType: string): Promise<Response> {
  const encoder = new TextEncoder()
  const first = await pieces.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(first.value ?? ''))
    },
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, { headers: { 'Content-Type': contentType } })
}
