import { z } from 'zod'
import { ROLES } from '../identity/role.ts'
import { NETWORKS, type Network } from '../menu/networks.ts'

const instant = z.iso.datetime()

export const administrator = z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(ROLES) })

export const signedIn = z.object({ user: administrator })

const networkNames = Object.keys(NETWORKS) as [Network, ...Network[]]

export const authorProfile = z.object({
  portrait: z.string().meta({ description: 'Address of a stored picture, or empty' }),
  about: z.string(),
  links: z.array(z.object({ network: z.enum(networkNames), href: z.string() })),
})

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
})

export type Invitation = Readonly<z.output<typeof invitation>>

export const administratorList = z.object({
  administrators: z.array(administrator),
  invitations: z.array(invitation),
})

export const newInvitation = z.object({
  id: z.string(),
  email: z.string(),
  link: z.url().meta({ description: 'Only this answer and the mail contain it' }),
})

const network = z
  .string()
  .nullable()
  .meta({ description: 'Such as 192.0.2.0/24 or 2001:db8:1::/48; null when it is not known' })

const session = z.object({
  id: z.string(),
  current: z.boolean().meta({ description: 'Whether it is the session of this call' }),
  since: instant,
  lastSeen: instant.meta({ description: 'To the hour' }),
  device: z.string().meta({ description: 'Browser and system, such as Firefox on Windows' }),
  network,
})

export type ListedSession = Readonly<z.output<typeof session>>

export const sessionList = z.object({
  sessions: z.array(session),
})

const flow = z.string().meta({ description: 'Names this one sign-in' })

export const providerAddress = z.object({
  url: z.string().meta({ description: 'Where the sign-in goes on, at the provider' }),
  flow,
})

export const providerEvent = z.object({
  event: z
    .object({
      flow,
      ok: z.boolean(),
      code: z.string().optional().meta({ description: 'Why it failed, as one of the identity errors' }),
      detail: z.string().optional(),
    })
    .nullable()
    .meta({ description: 'Null until the browser has come back, and ten minutes after it did' }),
})

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})

/** A passkey as its owner sees it; `lastUsedAt` is null before its first use. */
export type Passkey = Readonly<z.output<typeof passkey>>

export const passkeyList = z.object({ passkeys: z.array(passkey) })

const credentialDescriptor = z.object({ id: z.string(), type: z.literal('public-key') })

/** Input of `PublicKeyCredential.parseCreationOptionsFromJSON`; WebAuthn specifies the fields. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().meta({ description: 'Milliseconds until the challenge ends' }),
  excludeCredentials: z.array(credentialDescriptor),
})

export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int().meta({ description: 'Milliseconds until the challenge ends' }),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credentialDescriptor),
})

export const secondFactorSecret = z.object({
  secret: z.string().meta({ description: 'Base32; only this answer contains it' }),
  uri: z.string().meta({ description: 'otpauth://, for a QR code' }),
})

export const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Only this answer contains them' }),
})
