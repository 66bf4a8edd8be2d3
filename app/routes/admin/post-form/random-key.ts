const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** 100 random bits. `crypto.randomUUID` exists in secure contexts only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte & 31]).join('')
}

/** Has the format of the ids that the server makes. */
export function newPostId(): string {
  return `p_${randomKey()}`
}
