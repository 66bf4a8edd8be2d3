/** What is said where a sign-in, a password or what belongs to an account is refused. */
export const accountProblems = {
  longPassword: 'This password is too long',
  longCode: 'This code is too long',
  noName: 'A name is one line of plain text, 100 characters at most',
  guessedFirst: 'This password is one of those that are guessed first.',
  passwordTooLong: 'A password may have at most {max} characters.',
  passwordTooShort: 'A password needs at least {min} characters.',
  nameAsPassword: 'This password is little more than the name of the site or of its keeper.',
  anotherPassword: 'Choose another password',
  wrongPassword: 'This is not your password',
  wrongCurrentPassword: 'This is not your current password',
  wrongSignIn:
    'This address and password do not match. Check both, or set a new password by “Forgotten your password?” or with “den admin reset-password”.',
  codeNeeded: 'Type a code of your app, or a recovery code',
  wrongCode: 'This code is wrong or was used before. Wait for the next one in your app.',
  wrongCodeAtSignIn:
    'This code is wrong or was used before. Wait for the next one in your app, and check that the clock of the device is right.',
  wrongFirstCode:
    'This is not the code of this half minute. Type the six digits that the app shows now; its clock has to be right.',
  nothingToConfirm: 'There is nothing to confirm: your second factor is on already, or was not set up yet.',
  secondFactorIsOn: 'Your second factor is on already. Turn it off first to set up another app.',
  secondFactorIsOff: 'Recovery codes belong to a second factor, and yours is off.',
  secondFactorRequired:
    'This blog asks every administrator for a second factor. Set yours up under Account first. Nothing was changed.',
  // `{wait}` is a length of time, such as: 2 minutes.
  tooManyAttempts: 'Too many attempts. Wait {wait}, then try again.',
  tooManyAttemptsAtProvider: 'Too many attempts. Wait a while, then try again.',
  passwordNeeded: 'Confirm your password first. That lasts ten minutes. Nothing was changed.',
  passwordToChange: 'Sign in with your password to change it.',
  notSignedIn:
    'You are not signed in, or your session has ended. Sign in again: what you typed is kept. Programs send an API token.',
  sessionEnded: 'Your session has ended. Sign in again.',
  sessionEndedAtUsers: 'Your session has ended. Sign in again to say who is an administrator.',
  cookieLost:
    'Your browser did not keep the session cookie. Allow cookies for this site, and open it at its proper address.',
  unauthorizedDomain:
    'Signing in is not allowed at this address of the site. Open it at {address}; its operator allows this address with SITE_URL or AUTHORIZED_DOMAINS.',
  // `{role}` is the name of a role.
  forOwners: 'This is for owners, and your role is {role}. An owner can change it under Users.',
  forEditors: 'This is for owners and editors, and your role is {role}. An owner can change it under Users.',
  foreignPost:
    'This post is not yours. Authors open and change the posts that they wrote; owners and editors every post.',
  pagesOfEditors: 'Authors write posts. Pages are written by owners and editors.',
  announcedByEditors:
    'Authors do not announce posts. Leave announce out, and ask an owner or an editor to announce the post.',

  resetMailNotSetUp:
    'Mail is not set up on this site yet. Set a new password on its server, with “den admin reset-password”.',
  resetLinkUsed:
    'This link is no longer valid: a password was set since, or it is older than 30 minutes. Ask for another one.',
  claimLinkUsed: 'This link is no longer valid. Restart Den, or run "den admin link", and use the new one.',
  invitationUsed:
    'This invitation is no longer valid. If you have accepted it, sign in. Otherwise it was withdrawn, replaced by a newer one, or is older than seven days. Ask for a new one.',
  invitationGone: 'This invitation no longer exists: it was used, withdrawn or replaced by a newer one.',
  addressLinkUsed:
    'This link is no longer valid: it was used, followed by a newer one, or is older than 30 minutes. Ask for another one under Account.',
  addressMailNotSetUp: 'Mail is not set up yet, so a new address cannot be confirmed. Set a mail server up first.',
  addressTaken: '{email} is the address of an administrator already',
  accountTaken: '{email} has an account already',
  noAdministrator: 'There is no such administrator any more.',
  yourselfStays: 'You cannot remove yourself, so that an owner remains. Another owner can remove you.',
  yourRoleStays: 'You cannot change your own role, so that an owner remains. Another owner can change yours.',
  noSession: 'You have no such session any more.',
  noToken: 'There is no such token any more.',
  noTokenName: 'The name of a token is one line of plain text, 100 characters at most',
  tokenEnded: 'The end of a token must lie in the future',
  noScope: 'Name one scope or more',
  endlessToken: 'A token ends in the year {year} at the latest',
  tokenBeyondRole: 'Your role is {role}, so a token of yours cannot have {scopes}',

  passkeysNeedHttps:
    'Passkeys need a host name and https, which the address of this site does not have. Its operator sets it with SITE_URL.',
  manyPasskeys: 'You have {max} passkeys, which is the most. Remove one first.',
  passkeyKnown: 'This passkey was added before.',
  passkeyRefused: 'This passkey was not accepted, or the question was open for too long. Try again.',
  passkeyOfAnother:
    'This passkey does not confirm it: it is not one of yours, or was removed, or the question was open for too long. Try again, or use your password.',
  passkeyGone: 'There is no such passkey any more.',
  passkeyOpensNothing:
    'This passkey does not open this site: it may have been removed here, or the question was open for too long. Try again, or sign in with your password.',
  noPasskeyName: 'The name of a passkey is one line of plain text, {max} characters at most',
  passkeyUnnamed: 'Name the passkey',

  providerDomain:
    'Signing in with {provider} is not allowed at this address of the site. Open it at {address}; its operator allows this address with AUTHORIZED_DOMAINS.',
  providerWindow:
    'Your browser did not open a window for {provider}. Allow pop-up windows for this site, then try again.',
  providerClosed: 'The sign-in at {provider} was not finished: its window was closed, or you cancelled it there.',
  providerAnother:
    'Another sign-in was begun in this browser meanwhile, which ended this one. Finish that one, or begin again.',
  providerStranger:
    'You are known at {provider}, but not here: your address is not among those that may open this site. Its operator can add it.',
  providerUnverified:
    '{provider} has not verified your address, so it opens nothing here. Verify it there, then try again.',
  providerWithoutAddress: '{provider} did not say which address is yours, so it opens nothing here.',
  providerForeign:
    'The account of your address belongs to somebody else at {provider}. Its operator can unlink it with "den admin unlink-provider".',
  providerMismatch: '{provider} knows you as somebody else than this session. Choose the same account there.',
  providerRemoved: 'Your account here was removed. An administrator can invite you again.',
  providerSilent: '{provider} did not answer. Try again in a minute, or use your password.',
  providerUnclear:
    'What {provider} answered could not be accepted, so nobody was signed in. The log of the server says why.',
  providerRefuses:
    '{provider} does not accept this site. Its operator compares OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and the redirect address there.',
  providerCookie:
    'Your browser did not bring the cookie of this sign-in along: it keeps none for this site, or ten minutes have passed. Try again.',
  providerFactor:
    '{provider} asks for a further factor that you have not set up or not given. Do so there, then try again.',
} as const
