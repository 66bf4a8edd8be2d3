import { signedIn } from './accounts.ts'
import type { Operations } from './operation.ts'

const FLOW = 'rK7Zt0m3f5yE2cQ8b1nUwX4hVd6sJp9aLgTiOqMxBvY'
const NO_PROVIDER = { 404: 'No OpenID provider is configured' }
const WAIT = { 429: 'Too many attempts from this network; Retry-After says how long to wait' }

export const provider: Operations = {
  'GET /api/auth/sign-in/provider': {
    id: 'readProviderSignIn',
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
    summary: 'Begins a session by an ID token of the OpenID provider',
    description:
      'The token is sent as `Authorization: Bearer …`. One that was issued more than 300 seconds ago is skipped: 204, and no session.',
    answer: signedIn(200),
    refusals: {
      401: 'The token is not valid here',
      403: 'Its holder may not sign in, or signing in is not allowed from this host',
      ...NO_PROVIDER,
      ...WAIT,
    },
  },
  'DELETE /api/auth/token': {
    id: 'endSyncedSession',
    summary: 'Ends the session that an ID token opened, and that of the cookie',
    description: 'The token is sent as for POST, and may have expired since. 204 also where there is no such session.',
    refusals: NO_PROVIDER,
  },
}
