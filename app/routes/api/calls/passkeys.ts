import type { Answer, Calls } from './call.ts'
import { signedIn, USER } from './sign-in.ts'

const PASSKEY = {
  id: 'y_6nd2vqk5wz4xo3mt7rba',
  name: 'Firefox on Linux',
  createdAt: '2026-10-31T20:15:00.000Z',
  lastUsedAt: null,
}
const CHALLENGE = 'STU3ZU1zdXpxalljVG40WWsybzF2WGJXZkxyOGdIZDBhUHBRbTNLc1Z0RQ'
const CREDENTIAL = { id: 'vZpXW1oYQ7yXz2d0Qx1n8A', rawId: 'vZpXW1oYQ7yXz2d0Qx1n8A', type: 'public-key' }
const CLIENT_DATA = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'
const USED = {
  ...CREDENTIAL,
  clientExtensionResults: {},
  response: {
    clientDataJSON: CLIENT_DATA,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDmJx0',
    userHandle: 'kW3v0sFq1YdXyUo8nRtZ2g',
  },
}
const NOT_POSSIBLE = { 409: 'The site has no host name, or no https' }
const BY_ID = { id: { description: 'The id of a passkey', example: PASSKEY.id } }
const GONE = { 404: 'The account has no such passkey' }

export const passkeys: Calls = {
  'GET /api/auth/passkeys': {
    id: 'listPasskeys',
    access: { role: 'author' },
    summary: 'The passkeys of the administrator who is signed in',
    answer: { description: 'In the order of creation', schema: 'PasskeyList', example: { passkeys: [PASSKEY] } },
  },
  'POST /api/auth/passkeys': {
    id: 'addPasskey',
    access: { role: 'author', audit: 'passkey.added' },
    summary: 'Adds a passkey',
    description: 'The response is what `navigator.credentials.create` gave for the options, within five minutes.',
    body: {
      schema: 'PasskeyCreation',
      example: {
        name: PASSKEY.name,
        response: {
          ...CREDENTIAL,
          clientExtensionResults: {},
          response: { clientDataJSON: CLIENT_DATA, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
        },
      },
    },
    answer: {
      status: 201,
      description: 'The passkey',
      schema: 'Passkey',
      example: PASSKEY,
      headers: { Location: 'Address at which it is renamed and removed' },
    },
    refusals: { 409: 'It was added before, the account has twenty, or the site has no host name or https' },
  },
  'POST /api/auth/passkeys/options': {
    id: 'askForNewPasskey',
    access: { role: 'author', needsRecentConfirmation: true, replacesFactor: true, audit: 'none' },
    summary: 'What `navigator.credentials.create` is called with for a new passkey',
    answer: {
      description: 'Options with a challenge for this session',
      schema: 'PasskeyCreationOptions',
      example: {
        challenge: CHALLENGE,
        rp: { name: 'The Midnight Den', id: 'den.example' },
        user: { id: 'kW3v0sFq1YdXyUo8nRtZ2g', name: USER.email, displayName: USER.name },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          userVerification: 'required',
          requireResidentKey: true,
        },
        extensions: { credProps: true },
        hints: [],
      },
    },
    refusals: { 409: 'The account has twenty passkeys, or the site has no host name or https' },
  },
  'PATCH /api/auth/passkeys/:id': {
    id: 'renamePasskey',
    access: { role: 'author', audit: 'none' },
    summary: 'Gives a passkey another name',
    path: BY_ID,
    body: { schema: 'PasskeyChange', example: { name: 'The old laptop' } },
    refusals: GONE,
  },
  'DELETE /api/auth/passkeys/:id': {
    id: 'removePasskey',
    access: { role: 'author', needsRecentConfirmation: true, audit: 'passkey.removed' },
    summary: 'Removes a passkey',
    path: BY_ID,
    refusals: GONE,
  },
  'POST /api/auth/sign-in/passkey': {
    id: 'signInByPasskey',
    access: 'everybody',
    summary: 'Begins a session by a passkey',
    description: 'The response is what `navigator.credentials.get` gave for the options, within five minutes.',
    body: { schema: 'PasskeyUse', example: { response: USED } },
    answer: signedIn(200),
    refusals: {
      401: 'The passkey is unknown, was removed, or answers something else',
      403: 'Signing in is not allowed from this host',
      ...NOT_POSSIBLE,
      429: 'Too many refused passkeys from one network; Retry-After says how long to wait',
    },
  },
  'POST /api/auth/sign-in/passkey/options': {
    id: 'askForPasskey',
    access: 'everybody',
    summary: 'What `navigator.credentials.get` is called with to sign in',
    description: 'It names no account: the authenticator knows the passkeys that it has for the site.',
    answer: optionsWith('a challenge'),
    refusals: NOT_POSSIBLE,
  },
  'POST /api/auth/confirm-passkey': {
    id: 'confirmByPasskey',
    access: { role: 'author', audit: 'none' },
    summary: 'Confirms for ten minutes as the password does',
    body: { schema: 'PasskeyUse', example: { response: USED } },
    refusals: NOT_POSSIBLE,
  },
  'POST /api/auth/confirm-passkey/options': {
    id: 'askForConfirmation',
    access: { role: 'author', audit: 'none' },
    summary: 'What `navigator.credentials.get` is called with to confirm',
    answer: optionsWith('a challenge for this session'),
    refusals: NOT_POSSIBLE,
  },
}

function optionsWith(challenge: string): Answer {
  const options = { rpId: 'den.example', challenge: CHALLENGE, timeout: 300_000, userVerification: 'required' }
  return {
    description: `Options with ${challenge}`,
    schema: 'PasskeyRequestOptions',
    example: { ...options, allowCredentials: [] },
  }
}
