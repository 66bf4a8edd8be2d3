import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A new post's id: `p_` and 100 random bits. It holds no `/`, with which every path starts. */
export function newPostId(): string {
  return `p_${randomLetters(20)}`
}

/** A new account's id. */
export function newAccountId(): string {
  return `a_${randomLetters(20)}`
}

/** What an API token is called when it is listed or revoked: short enough to be typed. */
export function newTokenId(): string {
  return `t_${randomLetters(10)}`
}

function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte & 31]).join('')
}
