import { randomBytes } from 'node:crypto'

const IDS_AT_A_TIME = 4_000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Prefixes of ids by what they identify. A session's id is not its token. */
const PREFIXES = {
  account: 'a',
  'account-link': 'i',
  'backup-run': 'b',
  campaign: 'c',
  consent: 'k',
  import: 'm',
  passkey: 'y',
  post: 'p',
  session: 'e',
  subscriber: 's',
} as const

type Kind = keyof typeof PREFIXES

/** `p_` for a post, and 100 random bits. It holds no `/`, with which every path starts. */
export function newId(kind: Kind): string {
  return `${PREFIXES[kind]}_${randomLetters(20)}`
}

/** Id of an API token, by which it is listed and revoked: short enough to be typed. */
export function newTokenId(): string {
  return `t_${randomLetters(10)}`
}

/** A new mail's id; it is part of a Message-ID. */
export function newDeliveryId(): string {
  return randomLetters(20)
}

/** The prefix of the ids of mails that are inserted together, so that they share few pages of their index. */
export function newDeliveryIdPrefix(): string {
  return randomLetters(6)
}

/** Rows that are written together then share pages of an index; with random ids nearly every row would write another page. */
export function* idsInOrder(kind: Kind): Generator<string, never> {
  for (;;) yield* Array.from({ length: IDS_AT_A_TIME }, () => newId(kind)).sort()
}

/** @param letters 32 of them, so that each stands for five random bits */
export function randomLetters(count: number, letters = LETTERS): string {
  return Array.from(randomBytes(count), (byte) => letters[byte & 31]).join('')
}
