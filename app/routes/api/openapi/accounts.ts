import type { Answer, Operations } from './operation.ts'
import { secondFactor } from './second-factor.ts'

export const USER = { id: 'a_3gmvq2pzqlx4uys6k7ce', email: 'mara@den.example', name: 'mara', role: 'owner' }
const PASSWORD = 'a lamp that nobody tends'
const LINK_TOKEN = 'I57eMsuzqjYcTn4Yk2o1vXbWfLr8gHd0aPpQm3KsVtE'
const TOKEN = {
  id: 't_5bz2k7vxo4wq6mnd3rya',
  name: 'Import of the old blog',
  scopes: ['posts:write', 'media:write'],
  expiresAt: '2199-01-31T00:00:00.000Z',
}

const COOKIES = { 'Set-Cookie': 'The session' }
const WAIT = { 429: 'Too many wrong passwords; Retry-After says how long to wait' }
const NO_SESSION = { 401: 'The session has ended' }

export const accounts: Operations = {
  'POST /api/auth/sign-in/email': {
    id: 'signIn',
    summary: 'Begins a session',
    description:
      '`code` is a one-time or recovery code, which only an account with a second factor needs. Without it the 401 has the code `second-factor-needed`.',
    body: { schema: 'Credentials', example: { email: USER.email, password: PASSWORD } },
    answer: signedIn(200),
    refusals: {
      401: 'Address and password do not belong together, or the code is missing or wrong',
      403: 'Signing in is not allowed from this host',
      ...WAIT,
    },
  },
  'POST /api/auth/sign-out': {
    id: 'signOut',
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
  'POST /api/auth/claim': {
    id: 'claimSite',
    summary: 'Makes the first administrator, by the set-up link that the server printed',
    body: { schema: 'SiteClaim', example: { token: LINK_TOKEN, email: USER.email, password: PASSWORD } },
    answer: signedIn(201),
    refusals: { 404: 'The site has an administrator, or the link is no longer valid', ...WAIT },
  },
  'POST /api/auth/accept-invitation': {
    id: 'acceptInvitation',
    summary: 'Makes an administrator of the person who was invited',
    body: { schema: 'Acceptance', example: { token: LINK_TOKEN, password: PASSWORD } },
    answer: signedIn(201),
    refusals: { 404: 'The invitation is no longer valid', ...WAIT },
  },
  'POST /api/auth/forgot-password': {
    id: 'forgotPassword',
    summary: 'Mails an administrator a link for a new password',
    description: 'The answer does not tell whether there is such an administrator.',
    body: { schema: 'ForgottenPassword', example: { email: USER.email } },
    answer: { status: 202, description: 'Asked for', schema: 'Success', example: { success: true } },
    refusals: { 429: 'Too many requests; Retry-After says how long to wait', 503: 'No mail leaves this site' },
  },
  'POST /api/auth/reset-password': {
    id: 'resetPassword',
    summary: 'Sets a new password by the link of a mail',
    description: 'Ends every session and API token of the account, and begins none.',
    body: { schema: 'PasswordReset', example: { token: LINK_TOKEN, password: PASSWORD } },
    answer: { description: 'Set', schema: 'Success', example: { success: true } },
    refusals: { 404: 'The link is no longer valid', ...WAIT },
  },
  'POST /api/auth/confirm-address': {
    id: 'confirmAddress',
    summary: 'Gives an administrator the address that a link was mailed to',
    description: 'Tells the old address by mail.',
    body: { schema: 'AddressConfirmation', example: { token: LINK_TOKEN } },
    answer: { description: 'Changed', schema: 'Success', example: { success: true } },
    refusals: { 404: 'The link is no longer valid' },
  },
  'PATCH /api/account': {
    id: 'changeAccount',
    summary: 'Changes the name of the signed-in administrator',
    body: { schema: 'AccountChange', example: { name: 'Mara' } },
    answer: { description: 'Changed', schema: 'SignedIn', example: { user: { ...USER, name: 'Mara' } } },
  },
  'POST /api/account/email': {
    id: 'requestAddressChange',
    summary: 'Mails a link to the new address of the signed-in administrator',
    description: 'The address changes once the link is opened, within 30 minutes.',
    body: { schema: 'AddressChange', example: { email: 'mara@den.example', password: PASSWORD } },
    answer: {
      status: 202,
      description: 'Asked for',
      schema: 'RequestedAddress',
      example: { email: 'mara@den.example' },
    },
    refusals: { 503: 'No mail leaves this site' },
  },
  'POST /api/auth/change-password': {
    id: 'changePassword',
    summary: 'Sets another password',
    description:
      "Ends the account's other sessions and, unless `keepTokens` or `keepInvitations` is true, its API tokens and open invitations.",
    body: { schema: 'PasswordChange', example: { current: PASSWORD, next: 'a stair that counts itself' } },
    answer: {
      description: 'Changed',
      schema: 'Success',
      example: { success: true },
      headers: COOKIES,
    },
    refusals: WAIT,
  },
  'GET /api/auth/confirm-password': {
    id: 'readPasswordConfirmation',
    summary: 'Whether the password was confirmed in this session within the last ten minutes',
    answer: { status: 204, description: 'It was' },
  },
  'POST /api/auth/confirm-password': {
    id: 'confirmPassword',
    summary: 'Confirms the password for ten minutes',
    description:
      'With a `code` of the second factor where the account has one. The session gets a new cookie; the one before ends.',
    body: { schema: 'PasswordConfirmation', example: { password: PASSWORD } },
    refusals: WAIT,
  },
  ...secondFactor,
  'GET /api/tokens': {
    id: 'listTokens',
    summary: 'Own API tokens; for owners those of everybody',
    answer: {
      description: 'Without their secrets',
      schema: 'TokenList',
      example: {
        tokens: [{ ...TOKEN, email: USER.email, createdAt: '2026-10-31T20:15:00.000Z', lastUsedAt: null }],
      },
    },
  },
  'POST /api/tokens': {
    id: 'createToken',
    summary: 'Makes an API token for the administrator who is signed in',
    description: 'Without `expiresAt` it is valid for 90 days.',
    body: {
      schema: 'TokenCreation',
      example: { name: TOKEN.name, scopes: TOKEN.scopes, expiresAt: TOKEN.expiresAt, password: PASSWORD },
    },
    answer: {
      status: 201,
      description: 'The token; no later answer contains it',
      schema: 'NewToken',
      example: { id: TOKEN.id, token: 'den_9rXw1vK3nQeTz5YbL7uJ0hPc2mGdFa8sViRo4kUx6Zy' },
      headers: { Location: 'Address at which it is revoked' },
    },
    refusals: WAIT,
  },
  'DELETE /api/tokens/:id': {
    id: 'revokeToken',
    summary: 'Revokes an API token',
    path: { id: { description: 'The id of a token', example: TOKEN.id } },
    refusals: { 404: 'There is no such token' },
  },
  'GET /api/administrators': {
    id: 'listAdministrators',
    summary: 'Administrators and open invitations',
    answer: {
      description: 'All of them',
      schema: 'AdministratorList',
      example: {
        administrators: [USER],
        invitations: [
          {
            id: 'i_7hq3s6dpxk2vy4tnwz5m',
            email: 'anna@den.example',
            role: 'author',
            invitedBy: USER.email,
            createdAt: '2026-10-31T20:15:00.000Z',
            expiresAt: '2026-11-07T20:15:00.000Z',
          },
        ],
      },
    },
  },
  'PATCH /api/administrators/:id': {
    id: 'changeRole',
    summary: 'Changes the role of another administrator',
    description:
      'It counts from their next request on, for their API tokens as well. With a lost role of owner end all invitations.',
    path: { id: { description: 'The id of an administrator', example: USER.id } },
    body: { schema: 'RoleChange', example: { role: 'editor' } },
    answer: {
      description: 'The administrator',
      schema: 'Administrator',
      example: { id: USER.id, email: 'anna@den.example', name: 'anna', role: 'editor' },
    },
    refusals: {
      ...NO_SESSION,
      404: 'There is no such administrator',
      409: 'Administrators cannot change their own role',
    },
  },
  'DELETE /api/administrators/:id': {
    id: 'removeAdministrator',
    summary: 'Removes an administrator with their sessions and API tokens',
    description: 'Ends all open invitations as well.',
    path: { id: { description: 'The id of an administrator', example: USER.id } },
    refusals: {
      ...NO_SESSION,
      404: 'There is no such administrator',
      409: 'Administrators cannot remove themselves',
    },
  },
  'POST /api/invitations': {
    id: 'invite',
    summary: 'Invites somebody by mail',
    description:
      'Without a role as an author. An earlier invitation to the same address ends. The link is valid for seven days.',
    body: { schema: 'Invitation', example: { email: 'anna@den.example', role: 'editor' } },
    answer: {
      status: 201,
      description: 'The invitation; no later answer contains its link',
      schema: 'NewInvitation',
      example: {
        id: 'i_7hq3s6dpxk2vy4tnwz5m',
        email: 'anna@den.example',
        link: `https://den.example/admin/invitation#t=${LINK_TOKEN}&e=anna%40den.example`,
      },
    },
    refusals: NO_SESSION,
  },
  'DELETE /api/invitations/:id': {
    id: 'withdrawInvitation',
    summary: 'Withdraws an invitation',
    path: { id: { description: 'The id of an invitation', example: 'i_7hq3s6dpxk2vy4tnwz5m' } },
    refusals: { 404: 'There is no such invitation' },
  },
}

export function signedIn(status: 200 | 201): Answer {
  return { status, description: 'Signed in', schema: 'SignedIn', example: { user: USER }, headers: COOKIES }
}
