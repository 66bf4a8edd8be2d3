export const signIn = {
  adminLogin: 'Anmeldung zur Verwaltung',
  sessionEnded: 'Deine Sitzung ist beendet. Melde dich neu an, um weiterzumachen.',
  sessionEndedInputKept:
    'Deine Sitzung ist beendet. Was du geschrieben hast, ist noch da, sobald du dich wieder anmeldest.',
  behindThisDoor: 'Hinter dieser Tür kannst du',
  useAdminPanel: 'den Blog verwalten',
  managePosts: 'Beiträge schreiben, ändern und löschen',
  manageUsers: 'Team und Einstellungen verwalten',
  login: 'Anmelden',
  opening: 'Öffnet …',
  back: 'Zurück',
  forgottenPassword: 'Passwort vergessen?',
  or: 'oder',
  signInWithPasskey: 'Mit Passkey anmelden',
  usePasskey: 'Passkey verwenden',
  waitingForPasskey: 'Wartet auf deinen Passkey …',
  signInWith: 'Mit {provider} anmelden',
  confirmWith: 'Mit {provider} bestätigen',
  waitingFor: 'Wartet auf {provider} …',
  noWindowFor: 'Dein Browser hat für {provider} kein Fenster geöffnet, darum geht es in diesem Tab weiter.',
  welcomeBack: 'Willkommen zurück, {email}',
  loginFailed: 'Das Anmelden hat nicht geklappt',

  passkeysNeedHost:
    'Passkeys brauchen einen Hostnamen und https. Der Adresse dieser Website, {siteUrl}, fehlt davon etwas. Wer den Server betreibt, legt sie mit SITE_URL fest.',
  passkeysWorkAt: 'Passkeys funktionieren nur unter {siteUrl}.',
  noPasskeysHere: 'Dieser Browser kennt keine Passkeys.',
  passkeyNotUsed: 'Der Passkey wurde nicht verwendet: Der Dialog wurde geschlossen oder war zu lange offen.',
  passkeyHeldAlready: 'Auf diesem Gerät oder in seinem Passwortmanager liegt schon ein Passkey von dir.',
  passkeyNeedsLock:
    'Dieses Gerät kann noch keinen Passkey aufbewahren: Dazu braucht es eine Bildschirmsperre, einen Fingerabdruck oder eine PIN.',
  browserFailed: 'Dein Browser meldet einen Fehler: {message}',

  code: 'Code',
  codeOfApp: 'Die sechs Ziffern, die deine Authenticator-App für diesen Blog anzeigt.',
  recoveryCode: 'Wiederherstellungscode',
  oneOfTen: 'Einer der zehn, die du beim Einrichten des zweiten Faktors aufbewahrt hast. Jeder gilt einmal.',
  useCodeOfApp: 'Code der App verwenden',
  useRecoveryCode: 'Wiederherstellungscode verwenden',

  doorStaysShut: 'Die Tür bleibt zu',
  youAreIn: 'Du bist drin',
  closeThisWindow: 'Du kannst dieses Fenster schließen und dort weitermachen, wo du warst.',
  toLogin: 'Zurück zur Anmeldung',
  toAdminArea: 'Zur Verwaltung',

  newAddress: 'Neue Adresse',
  isThisYourDoor: 'Ist das deine Tür?',
  confirmAddress: 'Bestätige, dass du dich als {email} anmelden willst.',
  confirmAddressOfLink: 'Bestätige, dass du dich mit der Adresse aus deinem Link anmelden willst.',
  useThisAddress: 'Diese Adresse verwenden',
  soBeIt: 'So sei es',
  youSignInAs: 'Ab jetzt meldest du dich als {email} an.',
  incompleteMail: 'Diese Adresse ist nicht vollständig. Öffne den ganzen Link aus der Mail.',

  forgottenPasswordTab: 'Passwort vergessen',
  lostKey: 'Ein verlorener Schlüssel',
  enterAddress:
    'Gib die Adresse ein, mit der du dich anmeldest. Du bekommst einen Link, um ein neues Passwort zu wählen.',
  noMail:
    'Auf dieser Website ist der Mailversand noch nicht eingerichtet, also lässt sich kein Link verschicken. Wer den Server betreibt, kann mit „den admin reset-password“ ein neues Passwort setzen.',
  sendLink: 'Link schicken',
  linkIsOnItsWay:
    'Wenn {address} hier ein Konto hat, ist ein Link dorthin unterwegs. Er gilt nur einmal und 30 Minuten lang.',
  newPasswordTab: 'Neues Passwort',
  newKey: 'Ein neuer Schlüssel',
  chooseNewPassword:
    'Wähl ein neues Passwort für {blogName} und melde dich damit an. Mit dem alten enden überall deine Sitzungen, deine API-Tokens und die Einladungen, die du verschickt hast. Passkeys und ein zweiter Faktor bleiben.',
  setPassword: 'Passwort festlegen',

  invitationTab: 'Einladung',
  keyForYou: 'Für dich liegt ein Schlüssel bereit',
  youAreInvited:
    'Du bist zu {blogName} eingeladen. Wähl das Passwort, mit dem du aufschließt. Danach kann niemand sonst diesen Link verwenden.',
  youAreSignedIn:
    'Du bist als {email} angemeldet. Wenn du hier annimmst, entsteht ein weiteres Konto, und mit dem geht es weiter.',
  postsNameYou: 'Unter deinen Beiträgen steht dieser Name. Du kannst ihn unter „Konto“ ändern.',
  acceptInvitation: 'Einladung annehmen',
  incompleteInvitation: 'Diese Adresse ist nicht vollständig. Öffne den ganzen Link aus der Einladung.',

  setUpTab: 'Einrichten',
  denIsYours: 'Die Höhle gehört dir',
  chooseAddressAndPassword:
    'Wähl die Adresse und das Passwort, mit denen du sie aufschließt. Danach kann niemand sonst diesen Link verwenden.',
  claimSite: 'Website übernehmen',
  incompleteStart: 'Diese Adresse ist nicht vollständig. Öffne den ganzen Link, den Den beim Start ausgegeben hat.',
  siteIsClaimed: 'Diese Website ist schon übernommen',
  linkIsUsed: 'Der Link dazu wurde schon verwendet, hier gibt es also nichts mehr.',
  signIn: 'Anmelden',
} as const
