import { z } from 'zod'
import { secondFactorConfirmation } from './account-calls.ts'
import { isPlainName } from './plain-name.ts'

export const PASSKEYS_MAX = 20
const PASSKEY_NAME_MAX_LENGTH = 100
const NAME_PROBLEM = `The name of a passkey is one line of plain text, ${PASSKEY_NAME_MAX_LENGTH} characters at most`
const RESPONSE_PROBLEM = 'This is no answer of an authenticator'

const name = z
  .string(NAME_PROBLEM)
  .trim()
  .min(1, 'Name the passkey')
  .max(PASSKEY_NAME_MAX_LENGTH, NAME_PROBLEM)
  .refine(isPlainName, NAME_PROBLEM)

const base64url = z.string(RESPONSE_PROBLEM).regex(/^[A-Za-z0-9_-]+$/, RESPONSE_PROBLEM)
/** At most 1,023 bytes (WebAuthn level 3, 4). */
const credentialId = base64url.max(1364, RESPONSE_PROBLEM)

/** JSON of a `PublicKeyCredential`. Unknown fields are dropped, since browsers add some. */
const credential = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', RESPONSE_PROBLEM),
    clientExtensionResults: z.object({}, RESPONSE_PROBLEM).default({}),
  },
  RESPONSE_PROBLEM,
)

export const passkeyRegistrationResponse = credential.extend({
  response: z.object(
    {
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z
        .array(z.string().regex(/^[\w-]{1,40}$/))
        .max(10)
        .default([]),
    },
    RESPONSE_PROBLEM,
  ),
})
export type PasskeyRegistrationResponse = z.output<typeof passkeyRegistrationResponse>

export const passkeyResponse = credential.extend({
  response: z.object(
    {
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    },
    RESPONSE_PROBLEM,
  ),
})
export type PasskeyResponse = z.output<typeof passkeyResponse>

export const passkeyCreation = z.strictObject({ name, response: passkeyRegistrationResponse })

export const passkeyChange = z.strictObject({ name })

export const secondFactorEnd = z.strictObject({
  code: secondFactorConfirmation.shape.code.optional(),
  passkey: passkeyResponse.optional(),
})

export const passkeyUse = z.strictObject({ response: passkeyResponse })
