import { randomBytes } from 'node:crypto'

const IDS_AT_A_TIME = 4_000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A new post's id: `p_` and 100 random bits. It holds no `/`, with which every path starts. */
export function newPostId(): string {
  return `p_${randomLetters(20)}`
}

/** A new account's id. */
export function newAccountId(): string {
  return `a_${randomLetters(20)}`
}

/** A new session's id, which is not its token. */
export function newSessionId(): string {
  return `e_${randomLetters(20)}`
}

/** What an API token is called when it is listed or revoked: short enough to be typed. */
export function newTokenId(): string {
  return `t_${randomLetters(10)}`
}

/** A new invitation's id. */
export function newInvitationId(): string {
  return `i_${randomLetters(20)}`
}

/** A new subscriber's id. */
export function newSubscriberId(): string {
  return `s_${randomLetters(20)}`
}

/** A new announcement's id. */
export function newCampaignId(): string {
  return `c_${randomLetters(20)}`
}

/** A new mail's id; it is part of a Message-ID. */
export function newDeliveryId(): string {
  return randomLetters(20)
}

/** What the ids of mails that are written together begin with, so that they stand on few pages of their index. */
export function newDeliveryIdPrefix(): string {
  return randomLetters(6)
}

/** A new line in the log of who agreed to what. */
export function newConsentId(): string {
  return `k_${randomLetters(20)}`
}

/**
 * New ids in ascending order, some thousands at a time. Of many rows that are written together those next to each other
 * then stand on the same pages of an index, which would else be written once for nearly every row.
 */
export function* idsInOrder(newId: () => string): Generator<string, never> {
  for (;;) yield* Array.from({ length: IDS_AT_A_TIME }, newId).sort()
}

function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte & 31]).join('')
}
