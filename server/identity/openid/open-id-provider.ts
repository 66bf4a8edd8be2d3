import type { ClientAuth, Configuration, CustomFetch } from 'openid-client'
import type { OpenIdProblem } from '#domain/identity/openid-sign-in.ts'
import { boundedBytes } from '#domain/text/bounded-bytes.ts'
import type { OpenIdConfig } from '../../config/openid-config.ts'

export interface Secrets {
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier. */
  readonly verifier: string
  /** Where the provider leads the browser back to. */
  readonly redirectUri: string
}

/** Claims of a valid ID token, completed by those of the UserInfo endpoint. */
export interface Claims {
  readonly iss: string
  readonly sub: string
  /** Seconds since 1970, as is `auth_time`. */
  readonly iat: number
  readonly auth_time?: number | undefined
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly name?: unknown
}

type ClaimsResult =
  | { readonly ok: true; readonly claims: Claims }
  | { readonly ok: false; readonly problem: OpenIdProblem; readonly error: unknown }

interface Opened {
  /** Of the authorization code flow. */
  readonly code: Configuration
  /** Of ID tokens that programs bring. */
  readonly bearer: Configuration
}

const TIMEOUT_S = 10
/** Bytes of one answer of a provider, unpacked. */
const ANSWER_MAX = 1_000_000
/** How long the metadata of a provider are used. */
const METADATA_MS = 3_600_000

/** Imported lazily: the library is loaded with the first sign-in. */
const library = () => import('openid-client')

export class OpenIdProvider {
  readonly #config: OpenIdConfig
  readonly #now: () => Date
  #last: { readonly at: number; readonly opened: Promise<Opened> } | undefined

  constructor(config: OpenIdConfig, now: () => Date) {
    this.#config = config
    this.#now = now
  }

  async newSecrets(redirectUri: string): Promise<Secrets> {
    const { randomState, randomNonce, randomPKCECodeVerifier } = await library()
    return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), redirectUri }
  }

  /**
   * @param asks what the provider asks of a user who has a session there: to authenticate again, or to choose an account
   * @throws if the provider cannot be reached, or its metadata are invalid
   */
  async authorizationUrl(
    { state, nonce, verifier, redirectUri }: Secrets,
    asks: 'nothing' | 'authentication' | 'account',
  ): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
    const { code } = await this.#opened()
    const { prompt_values_supported: named } = code.serverMetadata()
    const prompts: readonly unknown[] = Array.isArray(named) ? named : []
    const wanted = asks === 'account' ? ['select_account', 'login'] : ['login']
    // A provider may refuse a value that it does not name; `max_age` is known to all (OpenID Connect Core 1.0, 3.1.2.1).
    const prompt = wanted.find((value) => prompts.includes(value))
    return buildAuthorizationUrl(code, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(asks !== 'nothing' && prompt !== undefined && { prompt }),
      // Makes the provider authenticate its user again and report when, in `auth_time` (OpenID Connect Core 1.0, 3.1.2.1).
      ...((asks === 'authentication' || (asks === 'account' && prompt === undefined)) && { max_age: '0' }),
    }).href
  }

  /** Reads the metadata anew. @returns the host that users of the provider see. @throws as {@link authorizationUrl} */
  async ask(): Promise<string> {
    this.#last = undefined
    return new URL((await this.#opened()).code.serverMetadata().authorization_endpoint!).host
  }

  async namesClaim(name: string): Promise<boolean> {
    const { claims_supported: named } = (await this.#opened()).code.serverMetadata()
    return Array.isArray(named) && named.includes(name)
  }

  /** Exchanges the code of a callback. @param callback its address with all parameters */
  async exchange(callback: URL, { state, nonce, verifier, redirectUri }: Secrets): Promise<ClaimsResult> {
    try {
      const { authorizationCodeGrant, fetchUserInfo } = await library()
      const configuration = (await this.#opened()).code
      const url = new URL(`${redirectUri}${callback.search}`)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(configuration, url, checks)
      const claims = claimsOf(tokens)
      const isWhole = claims.email !== undefined && claims.email_verified !== undefined
      if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return { ok: true, claims }
      // Providers may leave the claims of the scopes to that endpoint (OpenID Connect Core 1.0, 5.4).
      const info = await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      // One source names the address and says that it is verified.
      const { email, email_verified } = info.email === undefined ? claims : info
      return { ok: true, claims: { name: info.name, ...claims, email, email_verified } }
    } catch (error) {
      return { ok: false, problem: problemOf(error), error }
    }
  }

  /** Checks signature, issuer, audience and times, but no nonce. @returns `expired` without a check of the signature */
  async verified(idToken: string): Promise<ClaimsResult | { readonly ok: false; readonly problem: 'expired' }> {
    try {
      const { genericGrantRequest } = await library()
      const tokens = await genericGrantRequest((await this.#opened()).bearer, 'id_token', { id_token: idToken })
      return { ok: true, claims: claimsOf(tokens) }
    } catch (error) {
      return isExpired(error) ? { ok: false, problem: 'expired' } : { ok: false, problem: problemOf(error), error }
    }
  }

  #opened(): Promise<Opened> {
    const now = this.#now().getTime()
    if (this.#last && Math.abs(now - this.#last.at) <= METADATA_MS) return this.#last.opened
    const last = { at: now, opened: this.#discovered() }
    this.#last = last
    // A failed discovery is tried again by the next sign-in.
    last.opened.catch(() => {
      if (this.#last === last) this.#last = undefined
    })
    return last.opened
  }

  async #discovered(): Promise<Opened> {
    const openId = await library()
    const { issuer, clientId, clientSecret } = this.#config
    const [basic, post] = [openId.ClientSecretBasic(clientSecret), openId.ClientSecretPost(clientSecret)]
    const authenticate: ClientAuth = (provider, ...request) => {
      // The default is basic (OpenID Connect Discovery 1.0, 3).
      const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      return methods.includes('client_secret_basic') ? basic(provider, ...request) : post(provider, ...request)
    }
    const isLoopback = issuer.startsWith('http:')
    const code = await openId.discovery(new URL(issuer), clientId, undefined, authenticate, {
      timeout: TIMEOUT_S,
      [openId.customFetch]: boundedFetch,
      execute: isLoopback ? [openId.allowInsecureRequests] : [],
    })
    const bearer = new openId.Configuration(code.serverMetadata(), clientId)
    bearer.timeout = TIMEOUT_S
    if (isLoopback) openId.allowInsecureRequests(bearer)
    // The library checks ID tokens in answers of the token endpoint only. This takes the place of that endpoint.
    const tokenEndpoint = new URL(code.serverMetadata().token_endpoint!).href
    bearer[openId.customFetch] = async (url, { body, ...options }) =>
      url === tokenEndpoint
        ? Response.json({
            access_token: '-',
            token_type: 'bearer',
            id_token: (body as URLSearchParams).get('id_token'),
          })
        : boundedFetch(url, { body, ...options })
    // By default the library does not check signatures of ID tokens that come from the token endpoint.
    for (const configuration of [code, bearer]) openId.enableNonRepudiationChecks(configuration)
    return { code, bearer }
  }
}

/** `fetch` that reads the answer to its end: one that breaks off or is too long fails as a connection does. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  const { bytes, isWhole } = await boundedBytes(response.body, ANSWER_MAX).catch((error) => {
    throw error.name === 'TimeoutError' ? error : new TypeError('fetch failed', { cause: error })
  })
  if (!isWhole) throw new TypeError('fetch failed', { cause: new Error('its answer is longer than 1 MB') })
  const { status, statusText, headers } = response
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
}

/** @throws for a token of another kind: access and logout tokens name theirs in `typ` (RFC 9068, 2.1; Back-Channel Logout 1.0, 2.4) */
function claimsOf(tokens: { readonly id_token?: string; claims(): Claims | undefined }): Claims {
  const [header = ''] = tokens.id_token!.split('.')
  const { typ = 'JWT' } = JSON.parse(Buffer.from(header, 'base64url').toString())
  if (String(typ).toUpperCase() !== 'JWT') throw new Error(`This is no ID token, but ${typ}`)
  return tokens.claims()!
}

/** Errors of RFC 6749 (4.1.2.1, 5.2), OpenID Connect Core (3.1.2.6) and Unmet Authentication Requirements 1.0. */
const PROBLEM_BY_ERROR: Readonly<Record<string, OpenIdProblem>> = {
  access_denied: 'popup-closed',
  invalid_client: 'unknown-client',
  unauthorized_client: 'unknown-client',
  unmet_authentication_requirements: 'factor-missing',
  interaction_required: 'factor-missing',
  mfa_required: 'factor-missing',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
}

export function problemOf(error: unknown): OpenIdProblem {
  if (!(error instanceof Error)) return 'not-accepted'
  const { error: named, code, cause } = error as Error & { error?: unknown; code?: unknown }
  if (typeof named === 'string' && Object.hasOwn(PROBLEM_BY_ERROR, named)) return PROBLEM_BY_ERROR[named]!
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return 'unknown-client'
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return 'unreachable'
  // What `fetch` throws for a connection that fails.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'unreachable'
  return cause instanceof TypeError && cause.message === 'fetch failed' ? 'unreachable' : 'not-accepted'
}

function isExpired(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { cause?: { claim?: unknown } } }
  return code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' && cause?.cause?.claim === 'exp'
}
