import { createServer, type RequestListener } from 'node:http'
import { type Listening, listening } from '../listening.ts'

/** A fake service on a free port. */
export function serving(answer: RequestListener): Promise<Listening> {
  const server = createServer((request, reply) => {
    request.resume()
    answer(request, reply)
  })
  return listening(server)
}
