import type { SendOutcome } from './mailer.ts'

/** What nodemailer says of a failure, as far as it matters here. */
export interface SmtpFailure {
  readonly message: string
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** How far the message had come. */
export type Phase = 'before' | 'partly' | 'wholly'

const LONGEST_REPLY = 1_000
/** Codes of a server that wants something else first, such as a password. */
const NOT_SERVED = new Set([530, 534, 535, 538])

/** Reads a failure by what the server said, and by how far the message had come when it said nothing. */
export function outcomeOf(failure: SmtpFailure, phase: Phase): SendOutcome {
  const reply = replyIn(failure)
  const code = failure.responseCode ?? 0
  // No server was contacted, and none will be until a setting changes.
  if (failure.code === 'EPRIVATEHOST') return barred(reply, false)
  if (failure.code === 'EAUTH') return code < 500 && code >= 400 ? later(reply, true) : barred(reply, false)
  if (code >= 500) return refusal(failure, code, reply, phase)
  // 421 closes the connection, whatever it answers.
  if (code >= 400) return later(reply, code === 421)
  if (phase === 'wholly') return { kind: 'uncertain', reply }
  if (failure.code === 'ETLS') return barred(reply, false)
  // Nobody was asked: the address cannot even be put into words of the protocol.
  if (failure.code === 'EENVELOPE') return { kind: 'bad-address', reply }
  return later(reply, failure.code !== 'ESTREAM')
}

/** What a mail server said, or what the system says of one that was not reached. Other services are not quoted. */
export function replyIn({ response, message }: SmtpFailure): string {
  if (response === undefined) return message.slice(0, LONGEST_REPLY)
  const isOfServer = response.split(/\r?\n/).every((line) => /^[2-5]\d\d([ -]|$)/.test(line))
  return isOfServer ? response.slice(0, LONGEST_REPLY) : 'Something answers there that is no mail server.'
}

function refusal(failure: SmtpFailure, code: number, reply: string, phase: Phase): SendOutcome {
  const isOfRecipient = failure.command === 'RCPT TO'
  const isOfMessage = isOfRecipient || failure.command === 'DATA' || phase !== 'before'
  if (!isOfMessage) return barred(reply, false)
  if (NOT_SERVED.has(code) || isPolicy(reply)) return barred(reply, true)
  if (!isOfRecipient && !isOfAddress(reply)) return barred(reply, true)
  return { kind: 'bad-address', reply, ...(saysNobodyThere(reply) && { isGone: true }) }
}

function barred(reply: string, mayBeMessage: boolean): SendOutcome {
  return { kind: 'transport-fault', reply, mayBeMessage }
}

function later(reply: string, isConnection: boolean): SendOutcome {
  return { kind: 'retry', reply, isConnection }
}

/** RFC 3463: 5.7 is security and policy; 5.1.7 and 5.1.8 are about the sender's address, for which every mail is refused. */
function isPolicy(reply: string): boolean {
  return /^\d{3}[ -]5\.(7\.\d|1\.[78]\b)/.test(reply)
}

/** RFC 3463: 5.1 is the address, 5.2 its mailbox. */
function isOfAddress(reply: string): boolean {
  return /^\d{3}[ -]5\.[12]\.\d/.test(reply)
}

/**
 * RFC 3463: 5.1 is an address that is none. A server without such codes has to say so in words: it may as well dislike us,
 * and whoever is taken for gone gets no mail any more.
 */
function saysNobodyThere(reply: string): boolean {
  if (/sender/i.test(reply)) return false
  return /^\d{3}[ -]\d\.\d+\.\d/.test(reply) ? /^\d{3}[ -]5\.1\.\d/.test(reply) : NOBODY_THERE.test(reply)
}

const NOBODY_THERE =
  /\b(no such|unknown|invalid|nonexistent) (user|mailbox|recipient|account|address|person)\b|\b(user|mailbox|recipient|account|address)\b.{0,80}\b(unknown|not found|not known|(does not|doesn't) exist|invalid|no longer)\b|nobody here|no mailbox here/i
