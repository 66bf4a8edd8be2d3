import type { Log } from '../../log/log.ts'
import type { PasswordProof } from '../identity-results.ts'
import type { PasswordCheck } from '../password-check.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import type { KnownDevices } from './known-devices.ts'
import type { FoundSession, Sessions } from './sessions.ts'

interface Parts {
  readonly sessions: Sessions
  readonly devices: KnownDevices
  readonly passwords: PasswordCheck
  readonly secondFactor: SecondFactor
  readonly log: Log
}

export type ConfirmedWork<T> =
  | { readonly ok: true; readonly value: T; readonly setCookies: readonly string[] }
  | Extract<PasswordProof, { ok: false }>

const SIGNED_OUT = { ok: false, problem: 'signed-out' } as const

/** Confirms the holder of a session. Each confirmation gives the session a new token. */
export class SessionConfirmation {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @param proof `code` is a one-time or recovery code, which only an account with a second factor needs */
  async byPasswordAndCode(
    request: Request,
    { password, code }: { readonly password: string; readonly code?: string | undefined },
  ): Promise<PasswordProof> {
    const { devices, log, passwords, secondFactor, sessions } = this.#parts
    const session = await sessions.find(request)
    if (!session) return SIGNED_OUT
    const { viewer } = session
    const result = await passwords.confirm<PasswordProof>(viewer, password, async () => {
      const proof = await secondFactor.check(viewer, code, await devices.find(request, viewer.email))
      return proof.ok ? { ok: true, setCookies: await sessions.confirm(session) } : proof
    })
    const entry = { account: viewer.id, problem: result.ok ? undefined : result.problem }
    if (result.ok) log.info({ event: 'session confirmed', ...entry }, 'a session was confirmed')
    else log.info({ event: 'confirmation refused', ...entry }, 'the confirmation of a session was refused')
    return result
  }

  /** Confirms the session unless its account has a second factor. @param work gives null for a session that has ended */
  async byPassword<T>(
    request: Request,
    password: string,
    work: (session: FoundSession) => Promise<T | null>,
  ): Promise<ConfirmedWork<T>> {
    const { passwords, secondFactor, sessions } = this.#parts
    const session = await sessions.find(request)
    if (!session) return SIGNED_OUT
    return passwords.confirm<ConfirmedWork<T>>(session.viewer, password, async () => {
      const value = await work(session)
      if (value === null) return SIGNED_OUT
      const isConfirmed = !(await secondFactor.hasCodes(session.viewer.id))
      return { ok: true, value, setCookies: await sessions.confirm(session, isConfirmed) }
    })
  }
}
