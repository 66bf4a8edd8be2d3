import { z } from 'zod'
import { accountEmail, accountEmailProblem } from '#domain/identity/account-email.ts'
import { allOrNone, type Complain } from './environment.ts'

export interface OpenIdConfig {
  /** Issuer identifier, as the provider's metadata spell it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Addresses and `@domains`, in lower case, of those who may sign in. */
  readonly allowed: readonly string[]
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
const DOMAIN = /^@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])$/

export const openIdEnvironment = {
  OIDC_ISSUER: z
    .string()
    .refine(
      isIssuer,
      'OIDC_ISSUER must be the https address of an OpenID provider, such as https://login.example; http is for this machine only',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_ALLOWED: z
    .string()
    .refine(
      (text) => allowedOf(text).length > 0 && allowedOf(text).every(isAllowedEntry),
      'OIDC_ALLOWED must be a list of addresses or domains such as mara@den.example, @den.example',
    )
    .optional(),
}

const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ALLOWED'] as const

/** @param complain called with what is missing if only a part is given */
export function openIdConfig(
  values: z.infer<z.ZodObject<typeof openIdEnvironment>>,
  complain: Complain,
): OpenIdConfig | undefined {
  const given = allOrNone(values, complain, NAMES)
  if (!given) return undefined
  return {
    issuer: given.OIDC_ISSUER,
    clientId: given.OIDC_CLIENT_ID,
    clientSecret: given.OIDC_CLIENT_SECRET,
    allowed: allowedOf(given.OIDC_ALLOWED),
  }
}

/** OpenID Connect Discovery 1.0, 2: https, with neither query nor fragment. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

function allowedOf(text: string): string[] {
  return text.split(',').map(accountEmail).filter(Boolean)
}

function isAllowedEntry(entry: string): boolean {
  return entry.startsWith('@') ? DOMAIN.test(entry) : accountEmailProblem(entry) === null
}
