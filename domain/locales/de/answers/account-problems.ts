export const accountProblems = {
  longPassword: 'Dieses Passwort ist zu lang',
  longCode: 'Dieser Code ist zu lang',
  noName: 'Ein Name ist eine Zeile einfacher Text mit höchstens 100 Zeichen',
  guessedFirst: 'Dieses Passwort gehört zu denen, die zuerst geraten werden.',
  passwordTooLong: 'Ein Passwort darf höchstens {max} Zeichen haben.',
  passwordTooShort: 'Ein Passwort braucht mindestens {min} Zeichen.',
  nameAsPassword: 'Dieses Passwort ist kaum mehr als der Name des Blogs oder deine Adresse.',
  anotherPassword: 'Wähl ein anderes Passwort',
  wrongPassword: 'Das ist nicht dein Passwort',
  wrongCurrentPassword: 'Das ist nicht dein jetziges Passwort',
  wrongSignIn:
    'Adresse und Passwort passen nicht zusammen. Prüf beide, oder setz ein neues Passwort über „Passwort vergessen?“ oder mit „den admin reset-password“.',
  codeNeeded: 'Gib einen Code deiner App oder einen Wiederherstellungscode ein',
  wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten in deiner App.',
  wrongCodeAtSignIn:
    'Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten in deiner App, und prüf, ob die Uhr des Geräts richtig geht.',
  wrongFirstCode:
    'Das ist nicht der Code dieser halben Minute. Gib die sechs Ziffern ein, die die App jetzt zeigt; ihre Uhr muss richtig gehen.',
  nothingToConfirm:
    'Hier gibt es nichts zu bestätigen: Dein zweiter Faktor ist schon an, oder er wurde noch nicht eingerichtet.',
  secondFactorIsOn: 'Dein zweiter Faktor ist schon an. Schalt ihn zuerst aus, um eine andere App einzurichten.',
  secondFactorIsOff: 'Wiederherstellungscodes gehören zu einem zweiten Faktor, und deiner ist aus.',
  secondFactorRequired:
    'Dieser Blog verlangt von jedem Konto einen zweiten Faktor. Richte deinen zuerst unter „Konto“ ein. Nichts wurde geändert.',
  tooManyAttempts: 'Zu viele Versuche. Warte {wait} und versuch es dann noch einmal.',
  tooManyAttemptsAtProvider: 'Zu viele Versuche. Warte eine Weile und versuch es dann noch einmal.',
  passwordNeeded: 'Bestätige zuerst dein Passwort. Das gilt zehn Minuten. Nichts wurde geändert.',
  passwordToChange: 'Melde dich mit deinem Passwort an, um es zu ändern.',
  notSignedIn:
    'Du bist nicht angemeldet, oder deine Sitzung ist beendet. Melde dich neu an: Was du geschrieben hast, ist noch da. Programme schicken ein API-Token.',
  sessionEnded: 'Deine Sitzung ist beendet. Melde dich neu an.',
  sessionEndedAtUsers: 'Deine Sitzung ist beendet. Melde dich neu an, um das Team zu verwalten.',
  cookieLost:
    'Dein Browser hat das Cookie der Sitzung nicht behalten. Erlaube Cookies für diesen Blog, und öffne ihn unter seiner richtigen Adresse.',
  unauthorizedDomain:
    'Unter dieser Adresse ist das Anmelden nicht erlaubt. Öffne {address}; wer den Blog betreibt, erlaubt diese Adresse mit SITE_URL oder AUTHORIZED_DOMAINS.',
  forOwners: 'Das ist der Leitung vorbehalten, und deine Rolle ist {role}. Die Leitung kann sie unter „Team“ ändern.',
  forEditors:
    'Das ist Leitung und Redaktion vorbehalten, und deine Rolle ist {role}. Die Leitung kann sie unter „Team“ ändern.',
  foreignPost:
    'Dieser Beitrag ist nicht deiner. Die Mitarbeit öffnet und ändert eigene Beiträge, Leitung und Redaktion alle.',
  pagesOfEditors: 'Die Mitarbeit schreibt Beiträge. Seiten schreiben Leitung und Redaktion.',
  announcedByEditors:
    'Die Mitarbeit kündigt keine Beiträge an. Lass die Ankündigung weg, und bitte Leitung oder Redaktion darum.',
  resetMailNotSetUp:
    'Der Mailversand ist für diesen Blog noch nicht eingerichtet. Setz auf dem Server ein neues Passwort, mit „den admin reset-password“.',
  resetLinkUsed:
    'Dieser Link gilt nicht mehr: Seitdem wurde ein Passwort gesetzt, oder er ist älter als 30 Minuten. Fordere einen neuen an.',
  claimLinkUsed: 'Dieser Link gilt nicht mehr. Starte Den neu oder ruf „den admin link“ auf, und nimm den neuen.',
  invitationUsed:
    'Diese Einladung gilt nicht mehr. Wenn du sie angenommen hast, melde dich an. Sonst wurde sie zurückgezogen oder durch eine neuere ersetzt, oder sie ist älter als sieben Tage. Bitte um eine neue.',
  invitationGone:
    'Diese Einladung gibt es nicht mehr: Sie wurde angenommen, zurückgezogen oder durch eine neuere ersetzt.',
  addressLinkUsed:
    'Dieser Link gilt nicht mehr: Er wurde benutzt, es folgte ein neuerer, oder er ist älter als 30 Minuten. Fordere unter „Konto“ einen neuen an.',
  addressMailNotSetUp:
    'Der Mailversand ist noch nicht eingerichtet, deshalb lässt sich eine neue Adresse nicht bestätigen. Richte zuerst einen Mailserver ein.',
  addressTaken: '{email} ist schon die Adresse eines Kontos',
  accountTaken: '{email} hat schon ein Konto',
  noAdministrator: 'Dieses Konto gibt es nicht mehr.',
  yourselfStays:
    'Du kannst dich nicht selbst entfernen: Eine Leitung muss bleiben. Ein anderes Konto der Leitung kann das.',
  yourRoleStays:
    'Du kannst deine eigene Rolle nicht ändern: Eine Leitung muss bleiben. Ein anderes Konto der Leitung kann das.',
  noSession: 'Diese Sitzung hast du nicht mehr.',
  noToken: 'Dieses Token gibt es nicht mehr.',
  noTokenName: 'Der Name eines Tokens ist eine Zeile einfacher Text mit höchstens 100 Zeichen',
  tokenEnded: 'Das Ende eines Tokens muss in der Zukunft liegen',
  noScope: 'Wähl mindestens eine Befugnis',
  endlessToken: 'Ein Token endet spätestens im Jahr {year}',
  tokenBeyondRole: 'Deine Rolle ist {role}, deshalb kann dein Token das nicht haben: {scopes}',
  passkeysNeedHttps:
    'Passkeys brauchen einen Hostnamen und https, und das hat die Adresse dieses Blogs nicht. Wer ihn betreibt, setzt sie mit SITE_URL.',
  manyPasskeys: 'Du hast {max} Passkeys, mehr gehen nicht. Entferne zuerst einen.',
  passkeyKnown: 'Dieser Passkey wurde schon hinzugefügt.',
  passkeyRefused: 'Dieser Passkey wurde nicht angenommen, oder die Frage war zu lange offen. Versuch es noch einmal.',
  passkeyOfAnother:
    'Mit diesem Passkey lässt sich das nicht bestätigen: Er ist keiner von deinen, wurde entfernt, oder die Frage war zu lange offen. Versuch es noch einmal, oder nimm dein Passwort.',
  passkeyGone: 'Diesen Passkey gibt es nicht mehr.',
  passkeyOpensNothing:
    'Dieser Passkey öffnet diesen Blog nicht: Vielleicht wurde er hier entfernt, oder die Frage war zu lange offen. Versuch es noch einmal, oder melde dich mit dem Passwort an.',
  noPasskeyName: 'Der Name eines Passkeys ist eine Zeile einfacher Text mit höchstens {max} Zeichen',
  passkeyUnnamed: 'Gib dem Passkey einen Namen',
  providerDomain:
    'Unter dieser Adresse ist das Anmelden mit {provider} nicht erlaubt. Öffne {address}; wer den Blog betreibt, erlaubt diese Adresse mit AUTHORIZED_DOMAINS.',
  providerWindow:
    'Dein Browser hat kein Fenster für {provider} geöffnet. Erlaube Pop-up-Fenster für diesen Blog, und versuch es dann noch einmal.',
  providerClosed:
    'Die Anmeldung bei {provider} kam nicht zum Ende: Das Fenster wurde geschlossen, oder du hast dort abgebrochen.',
  providerAnother:
    'In diesem Browser wurde inzwischen eine andere Anmeldung begonnen, und die hat diese beendet. Schließ sie ab, oder beginn neu.',
  providerStranger:
    '{provider} kennt dich, dieser Blog nicht: Deine Adresse ist keine von denen, die ihn öffnen dürfen. Wer ihn betreibt, kann sie hinzufügen.',
  providerUnverified:
    '{provider} hat deine Adresse nicht bestätigt, deshalb öffnet sie hier nichts. Bestätige sie dort, und versuch es dann noch einmal.',
  providerWithoutAddress: '{provider} hat deine Adresse nicht genannt, deshalb öffnet sich hier nichts.',
  providerForeign:
    'Das Konto mit deiner Adresse gehört bei {provider} jemand anderem. Wer den Blog betreibt, kann die Verbindung mit „den admin unlink-provider“ lösen.',
  providerMismatch:
    'Bei {provider} bist du mit einem anderen Konto als in dieser Sitzung angemeldet. Wähl dort dasselbe.',
  providerRemoved: 'Dein Konto hier wurde entfernt. Die Leitung kann dich wieder einladen.',
  providerSilent: '{provider} hat nicht geantwortet. Versuch es in einer Minute noch einmal, oder nimm dein Passwort.',
  providerUnclear:
    'Die Antwort von {provider} ließ sich nicht annehmen, deshalb wurde niemand angemeldet. Warum, steht im Log des Servers.',
  providerRefuses:
    '{provider} nimmt diesen Blog nicht an. Wer ihn betreibt, vergleicht OIDC_CLIENT_ID, OIDC_CLIENT_SECRET und die Redirect-Adresse dort.',
  providerCookie:
    'Dein Browser hat das Cookie dieser Anmeldung nicht mitgeschickt: Er behält keines für diesen Blog, oder zehn Minuten sind um. Versuch es noch einmal.',
  providerFactor:
    '{provider} verlangt einen weiteren Faktor, den du nicht eingerichtet oder nicht angegeben hast. Hol das dort nach, und versuch es dann noch einmal.',
} as const
