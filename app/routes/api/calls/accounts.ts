import type { Calls } from './call.ts'
import { COOKIES, PASSWORD, signedIn, TOO_MANY_GUESSES, USER } from './sign-in.ts'

export const LINK_TOKEN = 'I57eMsuzqjYcTn4Yk2o1vXbWfLr8gHd0aPpQm3KsVtE'

export const PROFILE = {
  portrait: '',
  about: 'Sleeps badly, and writes about it.',
  links: [{ network: 'letterboxd', href: 'https://letterboxd.com/mara' }],
}

export const NO_PROFILE = { portrait: '', about: '', links: [] }

export const SHOWN =
  'Readers see it on the page of the author and under the posts that name them, once a name as printed is given.'

export const accounts: Calls = {
  'POST /api/auth/claim': {
    id: 'claimSite',
    access: 'everybody',
    summary: 'Makes the first administrator, by the set-up link that the server printed',
    body: {
      schema: 'SiteClaim',
      example: { token: LINK_TOKEN, email: USER.email, password: PASSWORD, name: 'Mara Vell' },
    },
    answer: signedIn(201),
    refusals: { 404: 'The site has an administrator, or the link is no longer valid', ...TOO_MANY_GUESSES },
  },
  'POST /api/auth/accept-invitation': {
    id: 'acceptInvitation',
    access: 'everybody',
    summary: 'Makes an administrator of the person who was invited',
    body: { schema: 'Acceptance', example: { token: LINK_TOKEN, password: PASSWORD, name: 'Mara Vell' } },
    answer: signedIn(201),
    refusals: { 404: 'The invitation is no longer valid', ...TOO_MANY_GUESSES },
  },
  'POST /api/auth/forgot-password': {
    id: 'forgotPassword',
    access: 'everybody',
    summary: 'Mails an administrator a link for a new password',
    description: 'The answer does not tell whether there is such an administrator.',
    body: { schema: 'ForgottenPassword', example: { email: USER.email } },
    answer: { status: 202, description: 'Asked for', schema: 'Success', example: { success: true } },
    refusals: { 429: 'Too many requests; Retry-After says how long to wait', 503: 'No mail leaves this site' },
  },
  'POST /api/auth/reset-password': {
    id: 'resetPassword',
    access: 'everybody',
    summary: 'Sets a new password by the link of a mail',
    description: 'Ends every session and API token of the account, and begins none.',
    body: { schema: 'PasswordReset', example: { token: LINK_TOKEN, password: PASSWORD } },
    answer: { description: 'Set', schema: 'Success', example: { success: true } },
    refusals: { 404: 'The link is no longer valid', ...TOO_MANY_GUESSES },
  },
  'POST /api/auth/confirm-address': {
    id: 'confirmAddress',
    access: 'everybody',
    summary: 'Gives an administrator the address that a link was mailed to',
    description: 'Tells the old address by mail.',
    body: { schema: 'AddressConfirmation', example: { token: LINK_TOKEN } },
    answer: { description: 'Changed', schema: 'Success', example: { success: true } },
    refusals: { 404: 'The link is no longer valid' },
  },
  'PATCH /api/account': {
    id: 'changeAccount',
    access: { role: 'author', audit: ['post.changed'] },
    summary:
      'Changes the name of the signed-in administrator, as it is printed under new posts, and the language of their admin area',
    description: 'With `renamePosts` also in the posts of the account that name the former author.',
    body: { schema: 'AccountChange', example: { name: 'Mara' } },
    answer: { description: 'Changed', schema: 'SignedIn', example: { user: { ...USER, name: 'Mara' } } },
  },
  'GET /api/account/profile': {
    id: 'readProfile',
    access: { role: 'author' },
    summary: 'What readers see beside the name as printed of the signed-in administrator',
    answer: {
      description: 'The profile; its fields are empty where there is none',
      schema: 'AuthorProfile',
      example: NO_PROFILE,
    },
  },
  'PATCH /api/account/profile': {
    id: 'changeProfile',
    access: { role: 'author', audit: 'none' },
    summary: 'Changes portrait, words and links of the signed-in administrator',
    description: SHOWN,
    body: { schema: 'ProfileChange', example: PROFILE },
    answer: { description: 'Changed', schema: 'AuthorProfile', example: PROFILE },
    refusals: { 404: 'There is no such administrator any more' },
  },
  'POST /api/account/email': {
    id: 'requestAddressChange',
    access: { role: 'author', checksPassword: true, audit: 'address.change-requested' },
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
    access: { role: 'author', checksPassword: true, audit: 'password.changed' },
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
    refusals: TOO_MANY_GUESSES,
  },
  'GET /api/auth/confirm-password': {
    id: 'readPasswordConfirmation',
    access: { role: 'author', needsRecentConfirmation: true },
    summary: 'Whether the password was confirmed in this session within the last ten minutes',
    answer: { status: 204, description: 'It was' },
  },
  'POST /api/auth/confirm-password': {
    id: 'confirmPassword',
    access: { role: 'author', audit: 'none' },
    summary: 'Confirms the password for ten minutes',
    description:
      'With a `code` of the second factor where the account has one. The session gets a new cookie; the one before ends.',
    body: { schema: 'PasswordConfirmation', example: { password: PASSWORD } },
    refusals: TOO_MANY_GUESSES,
  },
}
