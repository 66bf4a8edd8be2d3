import type { SendResult } from './transport.ts'

/** The part of nodemailer's errors that is read here. */
export interface SmtpFailure {
  readonly message: string
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

export type Phase = 'before' | 'partly' | 'wholly'

const REPLY_MAX_LENGTH = 1_000
/** The server requires authentication or encryption first (RFC 4954, RFC 3207). */
const NOT_SERVED = new Set([530, 534, 535, 538])

export function resultOf(failure: SmtpFailure, phase: Phase): SendResult {
  const reply = replyIn(failure)
  const code = failure.responseCode ?? 0
  // No server was contacted, and none will be until a setting changes.
  if (failure.code === 'EPRIVATEHOST') return transportFault(reply, false)
  if (failure.code === 'EAUTH') return code < 500 && code >= 400 ? later(reply, true) : transportFault(reply, false)
  if (code >= 500) return refusal(failure, code, reply, phase)
  // 421 closes the connection, whichever command it answers.
  if (code >= 400) return later(reply, code === 421)
  if (phase === 'wholly') return { kind: 'uncertain', reply }
  if (failure.code === 'ETLS') return transportFault(reply, false)
  // Not sent: the address cannot be expressed in SMTP.
  if (failure.code === 'EENVELOPE') return { kind: 'bad-address', reply }
  return later(reply, failure.code !== 'ESTREAM')
}

/** The reply of the mail server, or else the system's error. Text that is no SMTP reply is not quoted. */
export function replyIn({ response, message }: SmtpFailure): string {
  if (response === undefined) return message.slice(0, REPLY_MAX_LENGTH)
  const isOfServer = response.split(/\r?\n/).every((line) => /^[2-5]\d\d([ -]|$)/.test(line))
  return isOfServer ? response.slice(0, REPLY_MAX_LENGTH) : 'Something answers there that is no mail server.'
}

function refusal(failure: SmtpFailure, code: number, reply: string, phase: Phase): SendResult {
  const isOfRecipient = failure.command === 'RCPT TO'
  const isOfMessage = isOfRecipient || failure.command === 'DATA' || phase !== 'before'
  if (!isOfMessage) return transportFault(reply, false)
  const isGone = saysUnknownAddress(reply)
  const isOfServer = NOT_SERVED.has(code) || isPolicy(reply)
  if (!isOfServer && (isOfAddress(reply) || (isOfRecipient && isGone)))
    return { kind: 'bad-address', reply, ...(isGone && { isGone }) }
  return isOfRecipient ? { kind: 'recipient-refused', reply } : transportFault(reply, true)
}

function transportFault(reply: string, mayBeMessage: boolean): SendResult {
  return { kind: 'transport-fault', reply, mayBeMessage }
}

function later(reply: string, isConnection: boolean): SendResult {
  return { kind: 'retry', reply, isConnection }
}

/** RFC 3463: 5.7 is security and policy; 5.1.7 and 5.1.8 are about the sender's address. */
function isPolicy(reply: string): boolean {
  return /^\d{3}[ -]5\.(7\.\d|1\.[78]\b)/.test(reply)
}

/** RFC 3463: 5.1 is about the recipient's address, 5.2 about its mailbox. */
function isOfAddress(reply: string): boolean {
  return /^\d{3}[ -]5\.[12]\.\d/.test(reply)
}

/** By the code (RFC 3463: 5.1), without a code by the words: strict, since the subscriber gets no more mails. */
function saysUnknownAddress(reply: string): boolean {
  if (/sender/i.test(reply)) return false
  return /^\d{3}[ -]\d\.\d+\.\d/.test(reply) ? /^\d{3}[ -]5\.1\.\d/.test(reply) : UNKNOWN_ADDRESS.test(reply)
}

const UNKNOWN_ADDRESS =
  /\b(no such|unknown|invalid|nonexistent) (user|mailbox|recipient|account|address|person)\b|\b(user|mailbox|recipient|account|address)\b.{0,80}\b(unknown|not found|not known|(does not|doesn't) exist|invalid|no longer)\b|nobody here|no mailbox here/i
