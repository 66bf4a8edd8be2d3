import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import { listening } from '../listening.ts'

export const CLIENT_ID = 'den'
export const CLIENT_SECRET = 'a secret that only both know'

type Claims = Readonly<Record<string, unknown>>

/** How a token deviates from a proper one. */
export interface Flaws {
  readonly header?: Readonly<Record<string, unknown>>
  /** Signs with another key than the published one. */
  readonly isForged?: boolean
}

/** An OpenID provider that issues the tokens that a test asks for. */
export interface ForgedIssuer extends AsyncDisposable {
  readonly issuer: string
  /** Environment of a server that uses it. */
  readonly env: Readonly<Record<string, string>>
  /** Path of each request. */
  readonly requests: string[]
  /** Bodies of requests to the token endpoint. */
  readonly exchanges: URLSearchParams[]
  /** The ID token that is returned for the next codes, or an error. */
  answer:
    | { readonly idToken: string }
    | { readonly error: string; readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
  isDown: boolean
  /** The `issuer` in its metadata. */
  metadataIssuer: string
  /** Further fields of its metadata. */
  metadata: Claims
  /** Claims of the UserInfo endpoint; null: it has no such endpoint. */
  userInfo: Claims | null
  token(claims: Claims, flaws?: Flaws): string
}

export async function openForgedIssuer(allowed = '@den.example'): Promise<ForgedIssuer> {
  const key = newKey()
  const foreignKey = newKey()
  const exchanges: URLSearchParams[] = []
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, issuer.issuer)
    requests.push(pathname)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = (status: number, body: unknown, headers = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (issuer.isDown) return request.socket.destroy()
    if (pathname === '/.well-known/openid-configuration') return answer(200, metadata())
    if (pathname === '/jwks')
      return answer(200, { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] })
    if (pathname === '/userinfo' && issuer.userInfo) return answer(200, issuer.userInfo)
    if (pathname !== '/token') return answer(404, {})
    exchanges.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    if ('error' in issuer.answer) {
      const { error, status = 400, headers } = issuer.answer
      return answer(status, { error }, headers)
    }
    return answer(200, { access_token: 'opaque', token_type: 'Bearer', id_token: issuer.answer.idToken })
  })
  const { origin, ...open } = await listening(server)
  const metadata = () => ({
    issuer: issuer.metadataIssuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    ...(issuer.userInfo && { userinfo_endpoint: `${origin}/userinfo` }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // The provider offers weak algorithms, which the client must refuse.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    ...issuer.metadata,
  })
  const issuer: ForgedIssuer = {
    issuer: origin,
    env: { OIDC_ISSUER: origin, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET, OIDC_ALLOWED: allowed },
    requests,
    exchanges,
    answer: { error: 'invalid_grant' },
    isDown: false,
    metadataIssuer: origin,
    metadata: {},
    userInfo: null,
    token(claims, flaws = {}) {
      const now = Math.floor(Date.now() / 1000)
      const proper = {
        iss: origin,
        aud: CLIENT_ID,
        sub: 'mara-1',
        iat: now,
        exp: now + 3_600,
        email: 'mara@den.example',
        email_verified: true,
        name: 'Mara Vell',
      }
      const header = { alg: 'RS256', kid: 'one', ...flaws.header }
      return signed(header, { ...proper, ...claims }, (flaws.isForged ? foreignKey : key).privateKey)
    },
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  }
  return issuer
}

function newKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

function signed(header: { readonly alg: unknown }, claims: Claims, key: KeyObject): string {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${encoded(header)}.${encoded(claims)}`
  if (header.alg === 'none') return `${text}.`
  return `${text}.${createSign('sha256').update(text).sign(key).toString('base64url')}`
}
