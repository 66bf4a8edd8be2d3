import { problem } from './problem.ts'

/**
 * The key by which a retried call is known; null without one.
 * @throws the answer: 400 for one of another form
 */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key))
    throw problem(400, { detail: 'An Idempotency-Key has 8 to 200 letters, digits and signs.' })
  return key
}
