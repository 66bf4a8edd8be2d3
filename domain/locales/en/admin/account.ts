/** The own account. */
export const account = {
  // A browser: of a session, and in the audit log.
  deviceOn: '{browser} on {system}',
  unknownBrowser: 'Unknown browser',
  // `{role}` as in `users.owner`, with a small letter; `{rights}` as in `users.ownerRights`.
  youAreSignedInAs: 'You are signed in as {email}. Your role is {role}: {rights}.',

  // The language of the admin area.
  language: 'Language',
  languageOfBrowser: 'As in the browser',
  languageText:
    'The admin area speaks it to you. What readers see is in the language of the blog, which is in the settings.',

  // Name and address.
  newPostsNameYou: 'Your new posts name you as their author, and other administrators see your name.',
  newAddressNeedsLink: 'A new address takes effect when you open the link mailed to it. The old address gets a notice.',
  newAddressNeedsMail: 'Mail is not set up yet, so a new address cannot be confirmed.',
  nameNotSavedYet: 'Not saved yet. Once it is, new posts begin with it.',
  changeNameInPosts: {
    one: 'Change “{name}” in one post of yours as well',
    other: 'Change “{name}” in {count} posts of yours as well',
  },
  nameSavedInPosts: 'Name saved, in your posts too',
  nameSaved: 'Name saved',
  saveName: 'Save name',
  yourPassword: 'Your password',
  linkIsOnItsWay:
    'A link is on its way to {address}. It works once, for 30 minutes. Nothing changes until you open it.',
  changeAddress: 'Change address',

  // What readers see of an author.
  readersSeeThese: 'Readers see these on your author page and under your posts.',
  notShownNow: 'Not now: another account had the name “{name}” first.',
  saveYourNameFirst: 'Save your name as printed first. Then you can add a portrait, a few words and links.',
  profileSaved: 'Profile saved',
  saveProfile: 'Save profile',
  portrait: 'Portrait',
  waitForPortrait: 'Wait until the portrait is stored.',
  aboutAuthor: 'About the author',
  aboutLimits: 'Up to {lines} lines, {characters} characters.',
  linksOfAuthor: 'Links of the author',
  addLink: 'Add a link',

  // Password.
  newPasswordEnds:
    'A new password ends your sessions on other devices, and your API tokens unless you keep them working. Passkeys keep working: remove any that you do not recognise.',
  newPasswordEndsInvitations:
    'A new password ends your sessions on other devices, and your API tokens and open invitations unless you keep them working. Passkeys keep working: remove any that you do not recognise.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  keepTokens: 'Keep API tokens working',
  keepInvitations: 'Keep open invitations working: {addresses}',
  changePassword: 'Change password',
  passwordChanged: 'Password changed',

  // Second factor.
  secondFactor: 'Second factor',
  secondFactorIsRequired:
    'This blog asks every administrator for a second factor. Set yours up here; then everything else is open again.',
  aboutSecondFactor:
    'A code from an app on your phone, asked for after your password. Somebody who has only your password cannot sign in.',
  secondFactorIsOff: 'It is off. You need an authenticator app, such as the one of your password manager or phone.',
  setUp: 'Set up',
  secondFactorTurnedOn: 'Your second factor is on',
  scanThis: 'Scan this with the app, or type the key into it. Both are shown only now.',
  qrCode: 'QR code for your authenticator app',
  // What a person types into an authenticator app.
  key: 'Key',
  copyKey: 'Copy key',
  codeOfApp: 'Code of the app',
  sixDigits: 'Six digits, which change every half minute.',
  turnOn: 'Turn on',
  turningOn: 'Turning on…',
  secondFactorIsOnSince: 'It is on since {day}. Signing in asks for a code of your app.',
  secondFactorIsOn: 'It is on. Signing in asks for a code of your app.',
  noRecoveryCodesLeft: 'No recovery codes are left.',
  recoveryCodesLeft: { one: '{count} recovery code is left.', other: '{count} recovery codes are left.' },
  makeNewCodes: 'Make new ones, so that a lost phone does not lock you out.',
  newRecoveryCodes: 'New recovery codes',
  // A button that opens a dialog, then what the dialog says. The address of the account follows the colon.
  turnOffAsks: 'Turn off…',
  turnOffSecondFactor: 'Turn off the second factor of:',
  turningOffMeans:
    'After that, your password alone signs you in. The recovery codes and the app’s codes for this blog stop working.',
  turnOff: 'Turn off',
  turningOff: 'Turning off…',
  secondFactorTurnedOff: 'Your second factor is off',

  // Passkeys.
  passkeys: 'Passkeys',
  aboutPasskeys:
    'With a passkey you sign in by fingerprint, face or device PIN, with nothing to type. It works on this site only, so no fake site can steal it. Your password still works.',
  noPasskeyYet: 'No passkey yet.',
  thisDeviceCanBeFirst: 'This device can be the first. Phones and security keys may follow.',
  nextPasskey: 'Name of the next passkey',
  tellThemApart: 'So that you can tell them apart.',
  addPasskey: 'Add a passkey',
  waitingForDevice: 'Waiting for your device…',
  passkeyAdded: '{name} is added',
  // `{reason}` is a sentence.
  nothingWasAdded: '{reason} Nothing was added.',
  passkeyUsed: 'Since {day}, last used {lastDay}',
  passkeyNeverUsed: 'Since {day}, never used',
  renameNamed: 'Rename: {name}',
  removeNamed: 'Remove: {name}',
  // A button that opens a dialog.
  remove: 'Remove…',
  // The name of the passkey follows the colon.
  renameThisPasskey: 'Rename this passkey:',
  onlyYouSeeName: 'Only you see the name. It helps you tell your passkeys apart.',
  passkeyRenamed: 'Passkey renamed',
  removeThisPasskey: 'Remove this passkey:',
  removedPasskeyMeans:
    'Nobody can sign in with it any more. Sessions that began with it continue. Your device may still show it until you delete it there too.',
  passkeyRemoved: '{name} is removed',

  // Sessions.
  whereYouAreSignedIn: 'Where you are signed in',
  onThisDeviceOnly: 'On this device only.',
  endUnknownSessions:
    'End any session that you do not recognise, then change your password. Only the first part of a network address is stored.',
  device: 'Device',
  thisDevice: 'This device',
  lastSeen: 'Last seen',
  // A button, and its name for screen readers.
  end: 'End',
  endNamed: 'End: {device}',
  endThisNamed: 'End: {device}, this device',
  deviceSignedOut: '{device} is signed out',
  endAllOthers: 'End all others',
  othersSignedOut: 'You are signed out on all other devices',

  // API tokens.
  apiTokens: 'API tokens',
  aboutTokens:
    'A token lets a program use the JSON interface in your name. It can do what you tick, until it expires. Changing your password ends it too, unless you keep it working.',
  // Heads of a table: what a token may do, and the day of its last use.
  may: 'May',
  lastUsed: 'Last used',
  never: 'Never',
  noEnd: 'No end',
  revoke: 'Revoke',
  revoking: 'Revoking…',
  revokeNamed: 'Revoke: {name}',
  // The name of the token follows the colon.
  revokeThis: 'Revoke:',
  revokedTokenMeans: 'Programs that use this token stop working at once.',
  tokenRevoked: '{name} is revoked',
  // A form: a program, what it may do, and when that ends.
  program: 'Program',
  nameOfProgram: 'What it is called, such as “Import from the old site”.',
  itMay: 'It may',
  mayReadPosts: 'read all posts, including drafts and the trash',
  mayWritePosts: 'write, publish and delete posts',
  mayUploadPictures: 'upload pictures',
  mayReadSubscribers: 'read the addresses of subscribers',
  mayReadStatistics: 'read statistics',
  itEnds: 'It ends',
  afterDays: { one: 'After {count} day', other: 'After {count} days' },
  afterYear: 'After a year',
  makeToken: 'Make a token',
  making: 'Making…',
  tokenMade: 'This is the token of {name}. Copy it now: it is shown only this once.',
  tokenOf: 'Token of {name}',
  copyToken: 'Copy token',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  iHaveStoredThem: 'I have stored them',
  done: 'Done',
  storeCodes:
    '<strong>Store these recovery codes now.</strong> Each signs you in once when the phone is lost or broken, and they are shown only here. A password manager or a sheet of paper is a good place; the phone is not.',
  // The head of a file of recovery codes.
  recoveryFile: 'Recovery codes of {email} for {blogName}\nEach works once, in the place of a code of the app.',
} as const
