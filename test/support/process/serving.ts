import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake service on a port of its own. */
export async function serving(answer: RequestListener): Promise<AsyncDisposable & { readonly origin: string }> {
  const server = createServer((request, reply) => {
    request.resume()
    answer(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
