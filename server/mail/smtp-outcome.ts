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

/** Codes of a server that wants something else first, such as a password. */
const NOT_SERVED = new Set([530, 534, 535, 538])

/** Reads a failure by what the server said, and by how far the message had come when it said nothing. */
export function outcomeOf(failure: SmtpFailure, phase: Phase): SendOutcome {
  const reply = failure.response ?? failure.message
  const code = failure.responseCode ?? 0
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

function refusal(failure: SmtpFailure, code: number, reply: string, phase: Phase): SendOutcome {
  const isOfRecipient = failure.command === 'RCPT TO'
  const isOfMessage = isOfRecipient || failure.command === 'DATA' || phase !== 'before'
  if (!isOfMessage) return barred(reply, false)
  if (NOT_SERVED.has(code) || isPolicy(reply)) return barred(reply, true)
  return isOfRecipient || isOfAddress(reply) ? { kind: 'bad-address', reply } : barred(reply, true)
}

function barred(reply: string, mayBeMessage: boolean): SendOutcome {
  return { kind: 'transport-fault', reply, mayBeMessage }
}

function later(reply: string, isConnection: boolean): SendOutcome {
  return { kind: 'retry', reply, isConnection }
}

/** RFC 3463: 5.7 is security and policy. */
function isPolicy(reply: string): boolean {
  return /^\d{3}[ -]5\.7\.\d/.test(reply)
}

/** RFC 3463: 5.1 is the address, 5.2 its mailbox. */
function isOfAddress(reply: string): boolean {
  return /^\d{3}[ -]5\.[12]\.\d/.test(reply)
}
