import { createServer, type Socket } from 'node:net'
import { listening } from '../listening.ts'
import { drip } from './fake-server.ts'

/** The steps of a conversation at which a fake mail server can fail. */
export const SMTP_PHASES = ['connect', 'banner', 'ehlo', 'mail', 'rcpt', 'data', 'body', 'dot', 'reply'] as const

/**
 * `connect`: before anything is sent. `body`: after the first bytes of a message. `dot`: after the whole message, before the
 * answer. `reply`: after that answer. The others: instead of the answer to that command. `auth` only with a password.
 */
export type SmtpPhase = (typeof SMTP_PHASES)[number] | 'auth'

/** FIN, RST, silence without reading (`hang`), or an answer, when `after` has resolved, with `dripMs` milliseconds before each byte. */
export type SmtpFault = 'fin' | 'rst' | 'hang' | { answer: string; after?: Promise<unknown>; dripMs?: number }

export interface ReceivedMail {
  readonly id: string
  readonly to: string
  readonly from: string
  /** The message as it came, without dot stuffing. */
  readonly source: string
  readonly at: number
}

export interface Moment {
  readonly phase: SmtpPhase
  /** Counts from 1. */
  readonly connection: number
  /** Empty before a recipient is named. */
  readonly to: string
}

/** A fake mail server on a raw socket, with faults on demand. */
export interface FakeSmtp extends AsyncDisposable {
  readonly port: number
  /** Whole messages, answered or not. */
  readonly received: readonly ReceivedMail[]
  /** Messages that were answered with 2xx, or whose connection was cut at that moment. */
  readonly taken: readonly ReceivedMail[]
  readonly connections: number
  /** User and password of each sign-in. */
  readonly credentials: readonly (readonly [user: string, password: string])[]
  /** The fault at each step from now on; undefined for none. */
  fault: (moment: Moment) => SmtpFault | undefined
}

interface State {
  readonly connection: number
  from: string
  to: string
  message: string | undefined
  hasSeenBody: boolean
  input: string
  isStuck: boolean
}

/** Sends the usual answer, if it is not null, unless the step has a fault. @returns the fault */
type Answer = (phase: SmtpPhase, usual: string | null) => SmtpFault | undefined

const GREETING = ['EHLO', 'HELO']
const END = '\r\n.\r\n'

export async function openFakeSmtp(fault: FakeSmtp['fault'] = () => undefined): Promise<FakeSmtp> {
  const received: ReceivedMail[] = []
  const taken: ReceivedMail[] = []
  const credentials: [string, string][] = []
  const fake = { received, taken, connections: 0, credentials, fault }

  const server = createServer((socket) => {
    fake.connections++
    const state: State = {
      connection: fake.connections,
      from: '',
      to: '',
      message: undefined,
      hasSeenBody: false,
      input: '',
      isStuck: false,
    }
    const answer: Answer = (phase, usual) => {
      const wrong = fake.fault({ phase, connection: state.connection, to: state.to })
      if (wrong !== undefined) goWrong(socket, state, wrong)
      else if (usual !== null) socket.write(`${usual}\r\n`)
      return wrong
    }
    socket.setEncoding('latin1').on('data', (text) => {
      state.input += text
      while (!state.isStuck && !socket.destroyed && step(socket, state, answer)) {
        // The rest of the buffer.
      }
    })
    // Before the client's first command.
    if (answer('connect', null) === undefined) answer('banner', '220 fake ESMTP')
  })

  /** Handles one command or message; false if it is not complete yet. */
  function step(socket: Socket, state: State, answer: Answer): boolean {
    if (state.message !== undefined) return body(socket, state, answer)
    const end = state.input.indexOf('\r\n')
    if (end < 0) return false
    const line = state.input.slice(0, end)
    state.input = state.input.slice(end + 2)
    const verb = line.slice(0, 4).toUpperCase()
    if (GREETING.includes(verb)) answer('ehlo', '250-fake\r\n250 AUTH PLAIN')
    else if (verb === 'AUTH') {
      const [, user = '', password = ''] = Buffer.from(line.split(' ').at(-1) ?? '', 'base64')
        .toString()
        .split('\0')
      credentials.push([user, password])
      answer('auth', '235 2.7.0 welcome')
    } else if (verb === 'MAIL') {
      state.from = addressIn(line)
      state.to = ''
      answer('mail', '250 2.1.0 fine')
    } else if (verb === 'RCPT') {
      state.to = addressIn(line)
      answer('rcpt', '250 2.1.5 fine')
    } else if (verb === 'DATA') {
      const wrong = answer('data', '354 go on')
      if (wrong === undefined) state.message = ''
      state.hasSeenBody = false
    } else if (verb === 'STAR') answer('ehlo', '502 5.5.1 no TLS here')
    else if (verb === 'QUIT') answer('ehlo', '221 bye')
    else answer('ehlo', '250 fine')
    return true
  }

  function body(socket: Socket, state: State, answer: Answer): boolean {
    if (!state.hasSeenBody && state.input.length > 0) {
      state.hasSeenBody = true
      if (answer('body', null) !== undefined) return false
    }
    const end = state.input.indexOf(END)
    if (end < 0) return false
    const source = state.input.slice(0, end).replaceAll('\r\n..', '\r\n.')
    state.input = state.input.slice(end + END.length)
    state.message = undefined
    const id = /^message-id:\s*<(.+?)>/im.exec(source)?.[1] ?? ''
    const mail = { id, to: state.to, from: state.from, source, at: Date.now() }
    received.push(mail)
    const wrong = answer('dot', '250 2.0.0 taken')
    if (typeof wrong !== 'object' || wrong.answer.startsWith('2')) taken.push(mail)
    const afterwards = wrong ?? fake.fault({ phase: 'reply', connection: state.connection, to: state.to })
    if (wrong === undefined && afterwards !== undefined) {
      state.isStuck = true
      // Delayed, so that the client reads the answer first.
      setTimeout(() => goWrong(socket, state, afterwards), 5)
    }
    return true
  }

  return Object.assign(fake, await listening(server))
}

/** Decodes a message in quoted-printable. */
export function unquoted(source: string): string {
  return source.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}

/** Environment of a server that uses a mail server on this machine. `user` ends with `@`. */
export function smtpEnv(port: number, user = '') {
  return { SMTP_URL: `smtp://${user}127.0.0.1:${port}`, MAIL_FROM: 'The Den <den@den.example>' }
}

function goWrong(socket: Socket, state: State, fault: SmtpFault): void {
  if (fault === 'rst') socket.resetAndDestroy()
  else if (fault === 'fin') socket.end()
  // Stops reading as well.
  else if (fault === 'hang') socket.pause()
  if (typeof fault === 'string') {
    state.isStuck = true
    return
  }
  const text = `${fault.answer}\r\n`
  if (fault.dripMs === undefined) {
    if (fault.after === undefined) socket.write(text)
    else void fault.after.then(() => socket.write(text))
    return
  }
  state.isStuck = true
  drip(socket, text, fault.dripMs)
}

function addressIn(line: string): string {
  return /<(.*?)>/.exec(line)?.[1] ?? ''
}
