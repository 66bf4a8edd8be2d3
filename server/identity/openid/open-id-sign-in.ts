import { MINUTE_MS } from '#domain/durations.ts'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import type { OpenIdStart } from '#domain/identity/openid-calls.ts'
import {
  isAttempt,
  isOpenIdProblem,
  OPENID_EVENT_MINUTES,
  type OpenIdProblem,
  providerName,
  SYNCED_TOKEN_MAX_AGE_S,
} from '#domain/identity/openid-sign-in.ts'
import { isPlainName } from '#domain/identity/plain-name.ts'
import type { OpenIdConfig } from '../../config/openid-config.ts'
import { storageProblem } from '../../db/health/storage-error.ts'
import type { Log } from '../../log/log.ts'
import type { CheckResult } from '../../network/check-result.ts'
import type { Client } from '../../network/network.ts'
import { tokenHash } from '../../tokens.ts'
import type { Account } from '../account-repository.ts'
import type { AuthorizedDomains } from '../authorized-domains.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SignInThrottle } from '../sign-in-throttle.ts'
import { isAllowed } from './allow-list.ts'
import type { Link, LinkedIdentityRepository, ProvenPerson } from './linked-identity-repository.ts'
import { type Claims, type OpenIdProvider, problemOf } from './open-id-provider.ts'
import { flowOf, type PendingSignIn, type PendingSignIns } from './pending-sign-in.ts'

interface Parts {
  readonly config: OpenIdConfig
  readonly provider: OpenIdProvider
  readonly identities: LinkedIdentityRepository
  readonly pending: PendingSignIns
  readonly sessions: Sessions
  readonly throttle: SignInThrottle
  readonly domains: AuthorizedDomains
  readonly now: () => Date
  readonly log: Log
}

type StartResult =
  | { readonly ok: true; readonly url: string; readonly flow: string; readonly setCookie: string }
  | { readonly ok: false; readonly problem: OpenIdProblem }

export type SignInOutcome =
  | { readonly ok: true; readonly viewer: Account; readonly link: Link; readonly setCookies: readonly string[] }
  /** `email` is the one that the provider verified, if it did. */
  | { readonly ok: false; readonly problem: OpenIdProblem; readonly email: string | null }

/** The result of a callback. `outcome` is null if it was handled before, or does not belong to the browser's last sign-in. */
interface FinishedSignIn {
  readonly pending: PendingSignIn | null
  readonly flow: string | null
  readonly problem: OpenIdProblem | null
  readonly outcome: SignInOutcome | null
  readonly setCookies: readonly string[]
}

type SyncResult = SignInOutcome | { readonly ok: false; readonly problem: 'outdated' }

export interface SignInEvent {
  readonly flow: string
  readonly problem: OpenIdProblem | null
}

export class OpenIdSignIn {
  readonly name: string
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    this.name = providerName(parts.config.issuer)
  }

  isLinked(accountId: string): Promise<boolean> {
    return this.#parts.identities.isLinked(accountId)
  }

  /** Whether the provider can be reached and has valid metadata. Only a sign-in shows whether it knows the client. */
  async check(): Promise<CheckResult> {
    try {
      return { ok: true, reply: `It signs people in at ${await this.#parts.provider.ask()}.`, isProven: false }
    } catch (error) {
      return { ok: false, reply: reasonOf(error) ?? 'It does not answer.' }
    }
  }

  async start(start: OpenIdStart, request: Request): Promise<StartResult> {
    const { provider, pending, domains } = this.#parts
    // The callback has to come to the host that has the cookie of the sign-in.
    const origin = domains.originOf(request)
    if (origin === null) return { ok: false, problem: 'unauthorized-domain' }
    try {
      const secrets = await provider.newSecrets(`${origin}${CALLBACK_PATH}`)
      // After a refusal the provider would sign the same person in again without a prompt.
      const asksForAccount = (await this.event(request))?.problem ? 'account' : 'nothing'
      const asks = start.purpose === 'confirmation' ? 'authentication' : asksForAccount
      const url = await provider.authorizationUrl(secrets, asks)
      return { ok: true, url, flow: flowOf(secrets.state), setCookie: await pending.keep(secrets, start) }
    } catch (error) {
      return this.#refuse(problemOf(error), error)
    }
  }

  async finish(request: Request, client: Client): Promise<FinishedSignIn> {
    const { identities, pending } = this.#parts
    const begun = await pending.find(request)
    const state = new URL(request.url).searchParams.get('state')
    const flow = state === null ? null : flowOf(state)
    if (!begun) return { pending: null, flow, problem: 'no-cookie', outcome: null, setCookies: [] }
    // The browser has begun another sign-in since.
    if (begun.state !== state || flow === null)
      return { pending: begun, flow, problem: 'superseded', outcome: null, setCookies: [] }
    const until = this.#parts.now().getTime() + OPENID_EVENT_MINUTES * MINUTE_MS
    const isFirst = await identities.use(flow, new Date(until))
    if (!isFirst) return { pending: begun, flow, problem: null, outcome: null, setCookies: [] }
    const outcome = await this.#throttled(client, () => this.#finish(begun, request, client))
    await identities.settle(flow, outcome.ok ? 'signed-in' : outcome.problem)
    // The cookie names the outcome for as long as that is stored, and no longer: the answer would count again.
    const setCookies = [await pending.keep(begun, begun, until), ...(outcome.ok ? outcome.setCookies : [])]
    return { pending: begun, flow, problem: outcome.ok ? null : outcome.problem, outcome, setCookies }
  }

  /** How the last sign-in of the browser ended, for ten minutes. */
  async event(request: Request): Promise<SignInEvent | null> {
    const begun = await this.#parts.pending.find(request)
    if (!begun) return null
    const flow = flowOf(begun.state)
    const outcome = await this.#parts.identities.outcome(flow)
    return outcome === null ? null : { flow, problem: isOpenIdProblem(outcome) ? outcome : null }
  }

  /** A token is accepted for 300 seconds after its issue; a used one only in a session of its account. */
  async sync(idToken: string, request: Request, client: Client): Promise<SyncResult> {
    if (!this.#parts.domains.includes(request)) return { ok: false, problem: 'unauthorized-domain', email: null }
    return this.#throttled<SyncResult>(client, async () => {
      const result = await this.#parts.provider.verified(idToken)
      // Tokens of some providers last 300 seconds.
      if (!result.ok && result.problem === 'expired') return { ok: false, problem: 'outdated' }
      if (!result.ok) return this.#refuse(result.problem, result.error)
      const age = this.#parts.now().getTime() / 1000 - result.claims.iat
      if (age > SYNCED_TOKEN_MAX_AGE_S) return { ok: false, problem: 'outdated' }
      if (age < -CLOCK_TOLERANCE_S) return this.#refuse('not-accepted', new Error('iat is in the future'))
      const validMs = (SYNCED_TOKEN_MAX_AGE_S + CLOCK_TOLERANCE_S) * 1000
      const until = new Date(this.#parts.now().getTime() + validMs)
      // Without the signature, which can be encoded in more than one way.
      const signed = tokenHash(idToken.slice(0, idToken.lastIndexOf('.')))
      const isFirstUse = () => this.#parts.identities.use(signed, until)
      return this.#admit(result.claims, request, client, { idToken, isFirstUse })
    })
  }

  /** Ends the session that {@link sync} opened by this token. @returns the account that held it; undefined for none */
  signOut(idToken: string): Promise<Account | undefined> {
    return this.#parts.sessions.endByIdToken(idToken)
  }

  async #finish(begun: PendingSignIn, request: Request, client: Client): Promise<SignInOutcome> {
    const result = await this.#parts.provider.exchange(new URL(request.url), begun)
    if (!result.ok) return this.#refuse(result.problem, result.error)
    return begun.purpose === 'confirmation'
      ? this.#confirm(result.claims, request)
      : this.#admit(result.claims, request, client)
  }

  /** @param brought the token of the claims, where a program brought it */
  async #admit(claims: Claims, request: Request, client: Client, brought?: BroughtToken): Promise<SignInOutcome> {
    const { identities, sessions, log } = this.#parts
    const person = this.#person(claims)
    if (!person.ok) return this.#refuse(person.problem)
    const { email } = person
    if (brought && !(await brought.isFirstUse())) {
      const viewer = (await sessions.find(request))?.viewer
      if (!viewer || viewer.id !== (await identities.accountId(person)))
        return { ...this.#refuse('not-accepted', new Error('the token was used before')), email }
      return { ok: true, viewer, link: 'known', setCookies: [] }
    }
    const admission = await identities.admit(person)
    if (!admission.ok) return { ...this.#refuse(admission.problem), email }
    const { account, link } = admission
    const isStillLinked = async () => (await identities.accountId(person)) === account.id
    const means = { provider: this.name, idToken: brought?.idToken }
    const setCookies = await sessions.open(account, request, client, true, isStillLinked, means)
    if (!setCookies) return { ...this.#refuse('removed'), email }
    log.info({ event: 'signed in', account: account.id, by: this.name }, 'signed in by a provider')
    return { ok: true, viewer: account, link, setCookies }
  }

  async #confirm(claims: Claims, request: Request): Promise<SignInOutcome> {
    const { identities, provider, sessions, now } = this.#parts
    const person = this.#person(claims)
    if (!person.ok) return this.#refuse(person.problem)
    const session = await sessions.find(request)
    const accountId = await identities.accountId(person)
    if (!session || accountId !== session.viewer.id) return { ...this.#refuse('other-account'), email: person.email }
    // Not every provider can say when it authenticated its user. One that can, and does not, was asked without `max_age`.
    const { auth_time: at } = claims
    const isRecent =
      at === undefined
        ? !(await provider.namesClaim('auth_time'))
        : now().getTime() / 1000 - at <= OPENID_EVENT_MINUTES * 60
    if (!isRecent) return { ...this.#refuse('not-accepted'), email: person.email }
    return { ok: true, viewer: session.viewer, link: 'known', setCookies: await sessions.confirm(session) }
  }

  #person(claims: Claims): ({ ok: true } & ProvenPerson) | { ok: false; problem: OpenIdProblem } {
    const given = typeof claims.email === 'string' ? claims.email.trim() : ''
    const email = accountEmail(given)
    // Checked before it is lowercased: the Kelvin sign (U+212A) is not ASCII, but its lower case is `k`.
    if (accountEmailProblem(given)) return { ok: false, problem: 'no-address' }
    // Some providers send strings instead of booleans.
    if (claims.email_verified !== true && claims.email_verified !== 'true') return { ok: false, problem: 'unverified' }
    if (!isAllowed(email, this.#parts.config.allowed)) return { ok: false, problem: 'not-allowed' }
    const named = typeof claims.name === 'string' ? claims.name.trim() : ''
    const name = isPlainName(named) ? named : email.slice(0, email.indexOf('@'))
    return { ok: true, issuer: claims.iss, subject: claims.sub, email, name }
  }

  /** Counts answers and tokens that open no session, by network. */
  async #throttled<T extends SyncResult>(client: Client, work: () => Promise<T>): Promise<T | RefusedSignIn> {
    const { throttle, log } = this.#parts
    const reservation = await throttle.reserveOpenId(client.address)
    if (!reservation.ok) return { ok: false, problem: 'too-many-attempts', email: null }
    try {
      const result = await work()
      if (result.ok) await reservation.succeeded()
      else if (result.problem === 'outdated' || !isAttempt(result.problem)) await reservation.withdraw()
      return result
    } catch (error) {
      await reservation.withdraw().catch(() => {})
      // The caller answers these with 503 or 507.
      if (storageProblem(error)) throw error
      log.error({ err: error }, 'sign-in by a provider failed')
      return { ok: false, problem: 'not-accepted', email: null }
    }
  }

  #refuse(problem: OpenIdProblem, error?: unknown): RefusedSignIn {
    this.#parts.log.info(
      { event: 'sign-in refused', by: this.name, problem, reason: reasonOf(error) },
      'sign-in refused',
    )
    return { ok: false, problem, email: null }
  }
}

const CALLBACK_PATH = '/admin/sign-in/callback'

/** How far the clock of the provider may be ahead. */
const CLOCK_TOLERANCE_S = 60

interface BroughtToken {
  readonly idToken: string
  /** Marks the token as used; false if it was used before. */
  readonly isFirstUse: () => Promise<boolean>
}

type RefusedSignIn = Extract<SignInOutcome, { ok: false }>

/** Messages only: other properties of these errors may hold tokens. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const cause = reasonOf(error.cause)
  return cause === undefined ? error.message : `${error.message}: ${cause}`
}
