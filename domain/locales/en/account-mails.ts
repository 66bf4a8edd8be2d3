/** Mails to accounts. `{siteUrl}` is the address of the blog, and addresses that follow it belong to it. */
export const accountMails = {
  invitedSubject: 'You are invited to write for {blogName}',
  invitedPreview: 'Choose a password, and you can sign in.',
  invitedHeading: 'You are invited',
  // `{invitedBy}` is an e-mail address.
  invitedAsOwner:
    '{invitedBy} invites you to {blogName} as an owner: to write, change and delete posts, and to manage users and settings.',
  invitedAsEditor:
    '{invitedBy} invites you to {blogName} as an editor: to write, change and delete posts, and to announce them.',
  invitedAsAuthor: '{invitedBy} invites you to {blogName} as an author: to write and publish posts of your own.',
  invitedButton: 'Accept the invitation',
  invitedNote: 'The link works once, for seven days. If you do not know what this is about, ignore this mail.',
  typedReason: 'This mail came because an administrator of {siteUrl} typed in this address.',

  resetSubject: 'A new password for {blogName}',
  resetPreview: 'Choose another password for the admin area.',
  resetHeading: 'A new password',
  resetText:
    'Somebody, most likely you, asked for a new password for the admin area of {blogName}. Until you choose one, the old one still works.',
  resetButton: 'Choose a new password',
  halfAnHourNote: 'The link works once, for 30 minutes. If it was not you, ignore this mail: nothing changes.',
  resetReason: 'This mail came because this address was typed in at {siteUrl}/admin/forgotten-password.',

  changeSubject: 'Confirm your new address for {blogName}',
  changePreview: 'One press, and you sign in with this address.',
  changeHeading: 'Confirm your new address',
  changeText:
    'An administrator of {blogName} wants to sign in with this address from now on. Confirm it, if that is you.',
  changeButton: 'Use this address',

  askedSubject: 'Another address is asked for at {blogName}',
  askedPreview: 'Nothing has changed yet.',
  askedHeading: 'Somebody asked for another address',
  askedText:
    'Somebody who knows your password wants you to sign in to {blogName} as {newAddress} from now on. It takes effect once it is confirmed there.',
  askedNote: 'If it was not you, change your password now: that ends the request.',
  accountButton: 'Go to your account',
  accountReason: 'This mail came because this is the address of an administrator of {siteUrl}.',

  changedSubject: 'Your address for {blogName} has changed',
  changedPreview: 'You now sign in with another address.',
  changedHeading: 'Your address has changed',
  changedText: 'The administrator of {blogName} with this address signs in as {newAddress} now.',
  changedNote:
    'If it was not you, somebody has your password: write to {contact}, or have whoever runs the server set your address back with “den admin change-address”, and then a new password.',
  changedReason: 'This mail came because this was the address of an administrator of {siteUrl}.',

  testSubject: 'A test mail from {blogName}',
  testPreview: 'If you can read this, mail works.',
  testHeading: 'Mail works',
  testText: 'If you can read this, {blogName} can send mail.',
  testButton: 'Go to the site',
  testReason: 'An administrator of {siteUrl} sent this mail to try the settings.',

  // The subject of a notice: its heading, and at which blog.
  noticeSubject: '{heading} at {blogName}',
  when: 'When: {at}',
  device: 'Device: {device}',
  network: 'Network: {network}',
  unknown: 'unknown',
  byCommand: 'Where: on the server, by a command',
  usersButton: 'See all users',
  usersAdvice:
    'If you did not expect this, ask the others. Remove anyone who does not belong there under Users. The audit log at {siteUrl}/admin/audit shows what they did.',
  accountAdvice:
    'If that was you, there is nothing to do. If it was not, change your password now under {siteUrl}/admin/account, and end any sessions, passkeys and API tokens there that you do not recognise. If you are shut out, use “Forgotten your password?” at the login, write to {contact}, or ask whoever runs the server for “den admin reset-password”.',

  newDevice: 'A sign-in from a new device',
  newDeviceText:
    'Your account at {blogName} was signed in to from a browser that had not been used for it before, or not since its password was set.',
  recoveryCode: 'A recovery code was used',
  recoveryCodeText:
    'Your account at {blogName} was signed in to with one of its recovery codes. That code is used up; the others still work.',
  passwordChanged: 'Your password was changed',
  passwordChangedText: 'The password of your account at {blogName} was changed. All other browsers were signed out.',
  passwordReset: 'Your password was reset',
  passwordResetText:
    'The password of your account at {blogName} was reset without the old one. All browsers were signed out.',
  // `{about}` is the name of the token, the passkey or the provider, or whose role was changed.
  tokenMade: 'A new API token',
  tokenMadeText:
    'An API token was made for your account at {blogName}: {about}. Whichever program has it acts in your name.',
  passkeyAdded: 'A new passkey',
  passkeyAddedText: 'A passkey was added to your account at {blogName}: {about}. It signs in without your password.',
  passkeyRemoved: 'A passkey was removed',
  passkeyRemovedText: 'A passkey of your account at {blogName} was removed: {about}. It no longer signs in.',
  identityLinked: 'Another way to sign in',
  identityLinkedText:
    'An identity provider signs in to your account at {blogName} from now on: {about}. It takes neither your password nor your second factor.',
  secondFactorOn: 'Your second factor is on',
  secondFactorOnText:
    'The second factor of your account at {blogName} was turned on. Signing in with the password takes a one-time code from now on.',
  secondFactorOff: 'Your second factor is off',
  secondFactorOffText:
    'The second factor of your account at {blogName} was turned off. The password alone signs in from now on.',
  recoveryCodes: 'New recovery codes',
  recoveryCodesText:
    'New recovery codes were made for your account at {blogName}. All earlier ones are no longer valid.',
  newAdministrator: 'A new administrator',
  invitationAcceptedText: '{about} has an account at {blogName} now, by an invitation. Users shows with which role.',
  administratorAddedText:
    '{about} has an account at {blogName} now, without an invitation. Users shows with which role.',
  roleChanged: 'A role was changed',
  roleChangedText: 'The role of an account at {blogName} was changed: {about}.',
} as const
