import type { Answer, Calls } from './call.ts'

export const USER = { id: 'a_3gmvq2pzqlx4uys6k7ce', email: 'mara@den.example', name: 'mara', role: 'owner' }
export const PASSWORD = 'a lamp that nobody tends'
export const COOKIES = { 'Set-Cookie': 'The session' }
export const TOO_MANY_GUESSES = { 429: 'Too many wrong passwords; Retry-After says how long to wait' }
const FLOW = 'rK7Zt0m3f5yE2cQ8b1nUwX4hVd6sJp9aLgTiOqMxBvY'
const NO_PROVIDER = { 404: 'No OpenID provider is configured' }

export const signIn: Calls = {
  'POST /api/auth/sign-in/email': {
    id: 'signIn',
    access: 'everybody',
    summary: 'Begins a session',
    description:
      '`code` is a one-time or recovery code, which only an account with a second factor needs. Without it the 401 has the code `second-factor-needed`.',
    body: { schema: 'Credentials', example: { email: USER.email, password: PASSWORD } },
    answer: signedIn(200),
    refusals: {
      401: 'Address and password do not belong together, or the code is missing or wrong',
      403: 'Signing in is not allowed from this host',
      ...TOO_MANY_GUESSES,
    },
  },
  'GET /api/auth/sign-in/provider': {
    id: 'readProviderSignIn',
    access: 'everybody',
    summary: 'How the last sign-in of this browser by the OpenID provider ended',
    answer: {
      description: 'The end of the sign-in that the cookie of this browser names',
      schema: 'ProviderEvent',
      example: { event: { flow: FLOW, ok: true } },
    },
    refusals: NO_PROVIDER,
  },
  'POST /api/auth/sign-in/provider': {
    id: 'startProviderSignIn',
    access: 'everybody',
    summary: 'Begins a sign-in by the OpenID provider',
    description:
      'The browser has to go to the address in the answer, with the cookie of the answer, and comes back to `/admin/sign-in/callback`. `confirmation` takes the place of the password of an open session.',
    body: { schema: 'ProviderStart', example: { display: 'page', returnTo: '/admin/posts' } },
    answer: {
      description: 'The address at the provider',
      schema: 'ProviderAddress',
      example: { url: 'https://login.example/authorize?client_id=den&response_type=code', flow: FLOW },
      headers: { 'Set-Cookie': 'The sign-in, for ten minutes' },
    },
    refusals: {
      403: 'This is not the host of the site',
      ...NO_PROVIDER,
      502: 'The provider does not answer as one',
    },
  },
  'POST /api/auth/token': {
    id: 'syncToken',
    access: 'everybody',
    summary: 'Begins a session by an ID token of the OpenID provider',
    description:
      'The token is sent as `Authorization: Bearer …`. One that was issued more than 300 seconds ago is skipped: 204, and no session.',
    answer: signedIn(200),
    refusals: {
      401: 'The token is not valid here',
      403: 'Its holder may not sign in, or signing in is not allowed from this host',
      ...NO_PROVIDER,
      429: 'Too many attempts from this network; Retry-After says how long to wait',
    },
  },
  'DELETE /api/auth/token': {
    id: 'endSyncedSession',
    access: 'everybody',
    summary: 'Ends the session that an ID token opened, and that of the cookie',
    description: 'The token is sent as for POST, and may have expired since. 204 also where there is no such session.',
    refusals: NO_PROVIDER,
  },
  'POST /api/auth/sign-out': {
    id: 'signOut',
    access: 'everybody',
    summary: 'Ends the session, if there is one',
    answer: {
      description: 'Signed out',
      schema: 'Success',
      example: { success: true },
      headers: { 'Set-Cookie': 'Deletes the cookies of the session' },
    },
  },
  'GET /api/auth/session': {
    id: 'readSession',
    access: 'everybody',
    summary: 'Who is signed in',
    query: {
      after: {
        description: 'sign-in: a 401 then means that the browser did not keep the cookie',
        schema: { type: 'string', enum: ['sign-in'] },
      },
    },
    answer: { description: 'The administrator', schema: 'SignedIn', example: { user: USER } },
    refusals: { 401: 'There is no session' },
  },
}

export function signedIn(status: 200 | 201): Answer {
  return { status, description: 'Signed in', schema: 'SignedIn', example: { user: USER }, headers: COOKIES }
}
