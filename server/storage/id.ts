import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A new post's id: `p_` and 100 random bits. It holds no `/`, with which every path starts. */
export function newPostId(): string {
  return `p_${Array.from(randomBytes(20), (byte) => LETTERS[byte & 31]).join('')}`
}
