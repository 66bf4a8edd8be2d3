import { problem } from './problem.ts'

/**
 * The idempotency key of a call; null without one.
 * @throws the answer: 400 for one of another form
 */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key))
    throw problem(400, { detail: 'An Idempotency-Key has 8 to 200 letters, digits and signs.' })
  return key
}

/** A key with its account, since two accounts may choose the same. Keys contain no space. */
export function accountKey(accountId: string, key: string | null): string | null {
  return key && `${accountId} ${key}`
}

/** The key of the save that stored a version, if this account sent it. */
export function ownKey(accountId: string, savedAs: string | null): string | null {
  return savedAs?.startsWith(`${accountId} `) ? savedAs.slice(accountId.length + 1) : null
}
