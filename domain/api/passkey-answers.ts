import { z } from 'zod'

// Answers of the calls about passkeys.

const instant = z.iso.datetime()

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})

export const passkeyList = z.object({ passkeys: z.array(passkey) })

const credentialDescriptor = z.object({ id: z.string(), type: z.literal('public-key') })

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` takes it; the specification of WebAuthn describes the fields. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().meta({ description: 'Milliseconds until the challenge ends' }),
  excludeCredentials: z.array(credentialDescriptor),
})

/** As `PublicKeyCredential.parseRequestOptionsFromJSON` takes it. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int().meta({ description: 'Milliseconds until the challenge ends' }),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credentialDescriptor),
})
