/** The screens of those who are not signed in, and what confirms a sign-in. */
export const signIn = {
  // The login panel.
  adminLogin: 'Admin Login',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  sessionEndedInputKept: 'Your session has ended. What you typed is kept: sign in again, and it is there.',
  // Before a list of the three that follow.
  behindThisDoor: 'Behind this door you can',
  useAdminPanel: 'Use the admin panel',
  managePosts: 'Create, update and delete posts',
  manageUsers: 'Manage users and settings',
  // Buttons and links.
  login: 'Login',
  opening: 'Opening…',
  back: 'Back',
  forgottenPassword: 'Forgotten your password?',
  // Between two ways to sign in.
  or: 'or',
  signInWithPasskey: 'Sign in with a passkey',
  usePasskey: 'Use a passkey',
  waitingForPasskey: 'Waiting for your passkey…',
  // `{provider}` is the host of an OpenID provider.
  signInWith: 'Sign in with {provider}',
  confirmWith: 'Confirm with {provider}',
  waitingFor: 'Waiting for {provider}…',
  noWindowFor: 'Your browser opened no window for {provider}, so this tab goes there.',
  // Toasts.
  welcomeBack: 'Welcome Back, {email}',
  loginFailed: 'Failed To Log in',

  // Why there are no passkeys.
  passkeysNeedHost:
    'Passkeys need a host name and https. The address of this site, {siteUrl}, does not have both; its operator sets it with SITE_URL.',
  passkeysWorkAt: 'Passkeys work at {siteUrl} only.',
  noPasskeysHere: 'This browser knows no passkeys.',
  passkeyNotUsed: 'The passkey was not used: the dialog was closed, or open for too long.',
  passkeyHeldAlready: 'This device, or its password manager, holds a passkey of yours already.',
  passkeyNeedsLock: 'This device cannot hold a passkey: it needs a screen lock, a fingerprint or a PIN first.',
  // `{message}` is what the browser says, often in English.
  browserFailed: 'Your browser could not do it: {message}',

  // The second step, which asks for a code.
  code: 'Code',
  codeOfApp: 'The six digits that your authenticator app shows for this blog.',
  recoveryCode: 'Recovery code',
  oneOfTen: 'One of the ten that you stored when you set up the second factor. Each works once.',
  useCodeOfApp: 'Use a code of the app',
  useRecoveryCode: 'Use a recovery code',

  // The window of a provider, when it is done.
  doorStaysShut: 'The door stays shut',
  youAreIn: 'You are in',
  closeThisWindow: 'You can close this window and continue where you were.',
  toLogin: 'Back to the login',
  toAdminArea: 'Go to the admin area',

  // A link that confirms a new address.
  newAddress: 'New address',
  isThisYourDoor: 'Is this your door?',
  confirmAddress: 'Confirm that you want to sign in as {email}.',
  confirmAddressOfLink: 'Confirm that you want to sign in as the address of your link.',
  useThisAddress: 'Use this address',
  soBeIt: 'So be it',
  youSignInAs: 'You sign in as {email} from now on.',
  incompleteMail: 'This address is not complete. Open the whole link of the mail.',

  // A forgotten password: first its name in the browser's tab.
  forgottenPasswordTab: 'Forgotten password',
  lostKey: 'A lost key',
  enterAddress: 'Enter the address that you sign in with. You will get a link to choose a new password.',
  noMail:
    'Mail is not set up on this site yet, so no link can be sent. Ask whoever runs the server to set a new password with “den admin reset-password”.',
  sendLink: 'Send link',
  linkIsOnItsWay:
    'If {address} belongs to an administrator, a link is on its way to it. It works once, for 30 minutes.',
  newPasswordTab: 'New password',
  newKey: 'A new key',
  chooseNewPassword:
    'Choose another password for {blogName}, then sign in with it. Your sessions everywhere, your API tokens and the invitations that you sent end with the old one; passkeys and a second factor stay.',
  setPassword: 'Set the password',

  // An invitation.
  invitationTab: 'Invitation',
  keyForYou: 'There is a key for you',
  youAreInvited:
    'You are invited to {blogName}. Choose the password with which you will open it. Nobody else can use this link once you have.',
  youAreSignedIn: 'You are signed in as {email}. Whoever accepts here makes another account, and goes on as that.',
  postsNameYou: 'Your posts name you as their author. You can change it under Account.',
  acceptInvitation: 'Accept the invitation',
  incompleteInvitation: 'This address is not complete. Open the whole link of the invitation.',

  // The first start.
  setUpTab: 'Set up',
  denIsYours: 'The den is yours',
  chooseAddressAndPassword:
    'Choose the address and the password with which you will open it. Nobody else can use this link once you have.',
  claimSite: 'Claim this site',
  incompleteStart: 'This address is not complete. Open the whole link that Den printed when it started.',
  siteIsClaimed: 'This site has its administrator',
  linkIsUsed: 'The link to claim it has been used, so there is nothing at this address any more.',
  signIn: 'Sign in',
} as const
