import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { PasskeyRegistrationResponse, PasskeyResponse } from '#domain/identity/passkey-calls.ts'
import { CHALLENGE_MS } from './passkey-challenges.ts'
import type { Credential, StoredPasskey } from './passkey-repository.ts'

/** COSE numbers of EdDSA, ES256 and RS256. Node warns that other algorithms of the library are experimental. */
const ALGORITHMS = [-8, -7, -257]

export interface RelyingParty {
  readonly host: string
  readonly origin: string
}

/** A verified response. The caller still has to check its challenge. */
interface Verified {
  /** In base64url. */
  readonly challenge: string
  readonly counter: number
  readonly isBackedUp: boolean
}

interface NewCredential extends Verified {
  readonly credentialId: string
  readonly publicKey: string
}

/** Imported lazily: the library takes 25 MB and 0.1 s. */
const library = () => import('@simplewebauthn/server')

export async function creationOptions(
  { host }: RelyingParty,
  challenge: string,
  blogName: string,
  user: { readonly id: string; readonly email: string; readonly name: string },
  known: Credential[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpID: host,
    rpName: blogName,
    challenge,
    timeout: CHALLENGE_MS,
    userID: Uint8Array.from(Buffer.from(user.id, 'base64url')),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** @param allowed with none, the authenticator offers every passkey that it has for the site */
export function requestOptions(
  { host }: RelyingParty,
  challenge: string,
  allowed: Credential[] = [],
): PublicKeyCredentialRequestOptionsJSON {
  return {
    rpId: host,
    challenge: Buffer.from(challenge).toString('base64url'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(
      ({ id, transports }) =>
        ({ id, type: 'public-key', transports }) as NonNullable<
          PublicKeyCredentialRequestOptionsJSON['allowCredentials']
        >[number],
    ),
  }
}

/** @returns null for a response that is forged, was made for another site, or lacks user verification */
export async function verifiedRegistration(
  { host, origin }: RelyingParty,
  response: PasskeyRegistrationResponse,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await library()
  let challenge = ''
  const result = await verifyRegistrationResponse({
    response: { ...response, type: 'public-key' },
    expectedChallenge: (answered) => {
      challenge = answered
      return true
    },
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws for invalid responses.
  }).catch(() => null)
  if (!result?.verified) return null
  const { credential, credentialBackedUp } = result.registrationInfo
  return {
    challenge,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  }
}

/** @returns null as {@link verifiedRegistration} */
export async function verifiedUse(
  { host, origin }: RelyingParty,
  response: PasskeyResponse,
  passkey: StoredPasskey,
): Promise<Verified | null> {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...signed } = response.response
  let challenge = ''
  const result = await verifyAuthenticationResponse({
    response: { ...response, response: { ...signed, ...(userHandle && { userHandle }) } },
    expectedChallenge: (answered) => {
      challenge = answered
      return true
    },
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      // Compared by `PasskeyRepository.use`, in the transaction that stores the next one.
      counter: 0,
    },
  }).catch(() => null)
  if (!result?.verified) return null
  const { newCounter, credentialBackedUp } = result.authenticationInfo
  return { challenge, counter: newCounter, isBackedUp: credentialBackedUp }
}
