export const signIn = {
  adminLogin: 'Inloggen bij Beheer',
  sessionEnded: 'Je sessie is afgelopen. Log opnieuw in om verder te gaan.',
  sessionEndedInputKept: 'Je sessie is afgelopen. Wat je hebt getypt is bewaard: log opnieuw in, en het staat er weer.',
  behindThisDoor: 'Achter deze deur kun je',
  useAdminPanel: 'het beheer gebruiken',
  managePosts: 'artikelen maken, wijzigen en verwijderen',
  manageUsers: 'gebruikers en instellingen beheren',
  login: 'Inloggen',
  opening: 'Openen…',
  back: 'Terug',
  forgottenPassword: 'Wachtwoord vergeten?',
  or: 'of',
  signInWithPasskey: 'Inloggen met een passkey',
  usePasskey: 'Passkey gebruiken',
  waitingForPasskey: 'Wachten op je passkey…',
  signInWith: 'Inloggen met {provider}',
  confirmWith: 'Bevestigen met {provider}',
  waitingFor: 'Wachten op {provider}…',
  noWindowFor: 'Je browser opende geen venster voor {provider}, dus gaat dit tabblad ernaartoe.',
  welcomeBack: 'Welkom terug, {email}',
  loginFailed: 'Inloggen is niet gelukt',

  passkeysNeedHost:
    'Voor passkeys zijn een hostnaam en https nodig. Het adres van deze site, {siteUrl}, heeft die niet allebei; wie de server beheert, stelt het in met SITE_URL.',
  passkeysWorkAt: 'Passkeys werken alleen op {siteUrl}.',
  noPasskeysHere: 'Deze browser kent geen passkeys.',
  passkeyNotUsed: 'De passkey is niet gebruikt: het venster is gesloten, of stond te lang open.',
  passkeyHeldAlready: 'Op dit apparaat, of in de wachtwoordbeheerder ervan, staat al een passkey van jou.',
  passkeyNeedsLock:
    'Dit apparaat kan geen passkey bewaren: daarvoor is eerst een schermvergrendeling, vingerafdruk of pincode nodig.',
  browserFailed: 'Je browser kon het niet: {message}',

  code: 'Code',
  codeOfApp: 'De zes cijfers die je authenticator-app voor deze blog toont.',
  recoveryCode: 'Herstelcode',
  oneOfTen: 'Een van de tien die je hebt bewaard toen je de tweede factor instelde. Elke code werkt één keer.',
  useCodeOfApp: 'Code van de app gebruiken',
  useRecoveryCode: 'Herstelcode gebruiken',

  doorStaysShut: 'De deur blijft dicht',
  youAreIn: 'Je bent binnen',
  closeThisWindow: 'Je kunt dit venster sluiten en verdergaan waar je was.',
  toLogin: 'Terug naar inloggen',
  toAdminArea: 'Naar het beheer',

  newAddress: 'Nieuw adres',
  isThisYourDoor: 'Is dit jouw deur?',
  confirmAddress: 'Bevestig dat je wilt inloggen als {email}.',
  confirmAddressOfLink: 'Bevestig dat je wilt inloggen met het adres van je link.',
  useThisAddress: 'Dit adres gebruiken',
  soBeIt: 'Zo zij het',
  youSignInAs: 'Vanaf nu log je in als {email}.',
  incompleteMail: 'Dit adres is niet compleet. Open de hele link uit de mail.',

  forgottenPasswordTab: 'Wachtwoord vergeten',
  lostKey: 'Een verloren sleutel',
  enterAddress: 'Vul het adres in waarmee je inlogt. Je krijgt een link waarmee je een nieuw wachtwoord kiest.',
  noMail:
    'Op deze site is nog geen e-mail ingesteld, dus kan er geen link worden gestuurd. Vraag wie de server beheert om een nieuw wachtwoord in te stellen met “den admin reset-password”.',
  sendLink: 'Link sturen',
  linkIsOnItsWay:
    'Hoort {address} bij een beheerder, dan is er een link naar onderweg. Die werkt één keer, 30 minuten lang.',
  newPasswordTab: 'Nieuw wachtwoord',
  newKey: 'Een nieuwe sleutel',
  chooseNewPassword:
    'Kies een ander wachtwoord voor {blogName} en log er dan mee in. Al je sessies, je API-tokens en de uitnodigingen die je hebt verstuurd, vervallen met het oude; passkeys en een tweede factor blijven.',
  setPassword: 'Wachtwoord instellen',

  invitationTab: 'Uitnodiging',
  keyForYou: 'Er ligt een sleutel voor je klaar',
  youAreInvited:
    'Je bent uitgenodigd voor {blogName}. Kies het wachtwoord waarmee je hier binnenkomt. Daarna kan niemand anders deze link nog gebruiken.',
  youAreSignedIn:
    'Je bent ingelogd als {email}. Wie hier de uitnodiging aanneemt, maakt een ander account en gaat daarmee verder.',
  postsNameYou: 'Je artikelen noemen je als auteur. Je kunt dit later wijzigen bij Account.',
  acceptInvitation: 'Uitnodiging aannemen',
  incompleteInvitation: 'Dit adres is niet compleet. Open de hele link uit de uitnodiging.',

  setUpTab: 'Instellen',
  denIsYours: 'De krocht is van jou',
  chooseAddressAndPassword:
    'Kies het adres en het wachtwoord waarmee je hier binnenkomt. Daarna kan niemand anders deze link nog gebruiken.',
  claimSite: 'Site in bezit nemen',
  incompleteStart: 'Dit adres is niet compleet. Open de hele link die Den bij het starten heeft getoond.',
  siteIsClaimed: 'Deze site heeft al een beheerder',
  linkIsUsed: 'De link om de site in bezit te nemen is al gebruikt, dus op dit adres is niets meer te doen.',
  signIn: 'Inloggen',
} as const
