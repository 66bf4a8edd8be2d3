import { OPENID_EVENT_MINUTES } from '#domain/identity/openid-sign-in.ts'
import { signedInHint } from '#domain/identity/signed-in-hint.ts'
import { newToken } from '../../tokens.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Seconds after which a session that is not used ends. */
export const SESSION_IDLE_S = 14 * 24 * 60 * 60
const DEVICE_S = 365 * 24 * 60 * 60
const OPENID_S = OPENID_EVENT_MINUTES * 60

/** On https names begin with `__Host-`: no other host of the domain and no plain http can set them (draft RFC 6265bis, 4.1.3). */
export class Cookies {
  readonly #keys: SigningKeys
  readonly #session: string
  readonly #device: string
  readonly #openId: string
  readonly #hint: string
  readonly #secure: string

  constructor(keys: SigningKeys, siteUrl: string) {
    const isHttps = siteUrl.startsWith('https:')
    this.#keys = keys
    this.#session = `${isHttps ? '__Host-' : ''}den_session`
    this.#device = `${isHttps ? '__Host-' : ''}den_device`
    this.#openId = `${isHttps ? '__Host-' : ''}den_openid`
    this.#hint = signedInHint(isHttps)
    this.#secure = isHttps ? '; Secure' : ''
  }

  /** The session's token; null without a cookie whose signature is valid. */
  async sessionToken(request: Request): Promise<string | null> {
    return this.#signedValue(request, this.#session, async () => 'session')
  }

  async ofSession(token: string): Promise<readonly string[]> {
    const value = `${token}.${await this.#keys.sign('session', token)}`
    return [
      this.#setCookie(this.#session, value, SESSION_IDLE_S, true),
      this.#setCookie(this.#hint, '1', SESSION_IDLE_S, false),
    ]
  }

  ofNoSession(): readonly string[] {
    return [this.#setCookie(this.#session, '', 0, true), this.#setCookie(this.#hint, '', 0, false)]
  }

  /** Clears the hint of a request that has one. */
  ofNoHint(request: Request): readonly string[] {
    return cookieOf(request, this.#hint) === undefined ? [] : [this.#setCookie(this.#hint, '', 0, false)]
  }

  /** Null if it was not signed for this holder. @param holder called only for a request with such a cookie */
  async device(request: Request, holder: () => Promise<string>): Promise<string | null> {
    return this.#signedValue(request, this.#device, async () => `device:${await holder()}`)
  }

  async ofDevice(known: string | null, holder: string): Promise<string> {
    const device = known ?? newToken()
    const value = `${device}.${await this.#keys.sign(`device:${holder}`, device)}`
    return this.#setCookie(this.#device, value, DEVICE_S, true)
  }

  async openIdSignIn(request: Request): Promise<string | null> {
    const value = await this.#signedValue(request, this.#openId, async () => 'openid')
    return value && Buffer.from(value, 'base64url').toString()
  }

  async ofOpenIdSignIn(text: string): Promise<string> {
    const value = Buffer.from(text).toString('base64url')
    return this.#setCookie(this.#openId, `${value}.${await this.#keys.sign('openid', value)}`, OPENID_S, true)
  }

  async #signedValue(request: Request, name: string, purpose: () => Promise<string>): Promise<string | null> {
    const [, value, signature] = /^([\w-]+)\.([\w-]+)$/.exec(cookieOf(request, name) ?? '') ?? []
    if (value === undefined || signature === undefined) return null
    return (await this.#keys.isSigned(await purpose(), value, signature)) ? value : null
  }

  #setCookie(name: string, value: string, seconds: number, isHttpOnly: boolean): string {
    return `${name}=${value}; Max-Age=${seconds}; Path=/${isHttpOnly ? '; HttpOnly' : ''}${this.#secure}; SameSite=Lax`
  }
}

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(';') ?? []
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
