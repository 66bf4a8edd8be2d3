export const accountProblems = {
  longPassword: 'Dit wachtwoord is te lang',
  longCode: 'Deze code is te lang',
  noName: 'Een naam is één regel platte tekst, hoogstens 100 tekens',
  guessedFirst: 'Dit wachtwoord wordt als een van de eerste geraden.',
  passwordTooLong: 'Een wachtwoord mag hoogstens {max} tekens hebben.',
  passwordTooShort: 'Een wachtwoord heeft minstens {min} tekens nodig.',
  nameAsPassword: 'Dit wachtwoord is weinig meer dan de naam van de blog of van wie hem beheert.',
  anotherPassword: 'Kies een ander wachtwoord',
  wrongPassword: 'Dit is niet je wachtwoord',
  wrongCurrentPassword: 'Dit is niet je huidige wachtwoord',
  wrongSignIn:
    'Dit adres en wachtwoord horen niet bij elkaar. Controleer beide, of stel een nieuw wachtwoord in met “Wachtwoord vergeten?” of met “den admin reset-password”.',
  codeNeeded: 'Vul een code van je app in, of een herstelcode',
  wrongCode: 'Deze code is fout of al gebruikt. Wacht op de volgende in je app.',
  wrongCodeAtSignIn:
    'Deze code is fout of al gebruikt. Wacht op de volgende in je app, en controleer of de klok van het apparaat gelijkloopt.',
  wrongFirstCode:
    'Dit is niet de code van deze halve minuut. Vul de zes cijfers in die de app nu toont; de klok ervan moet gelijklopen.',
  nothingToConfirm: 'Er is niets te bevestigen: je tweede factor staat al aan, of is nog niet ingesteld.',
  secondFactorIsOn: 'Je tweede factor staat al aan. Zet hem eerst uit om een andere app in te stellen.',
  secondFactorIsOff: 'Herstelcodes horen bij een tweede factor, en die van jou staat uit.',
  secondFactorRequired:
    'Deze blog vraagt van elke beheerder een tweede factor. Stel de jouwe eerst in bij Account. Er is niets gewijzigd.',
  tooManyAttempts: 'Te veel pogingen. Wacht {wait} en probeer het dan opnieuw.',
  tooManyAttemptsAtProvider: 'Te veel pogingen. Wacht even en probeer het dan opnieuw.',
  passwordNeeded: 'Bevestig eerst je wachtwoord. Dat geldt tien minuten. Er is niets gewijzigd.',
  passwordToChange: 'Log in met je wachtwoord om het te wijzigen.',
  notSignedIn:
    'Je bent niet ingelogd, of je sessie is afgelopen. Log opnieuw in: wat je typte blijft bewaard. Programma’s sturen een API-token.',
  sessionEnded: 'Je sessie is afgelopen. Log opnieuw in.',
  sessionEndedAtUsers: 'Je sessie is afgelopen. Log opnieuw in om gebruikers te beheren.',
  cookieLost:
    'Je browser heeft de sessiecookie niet bewaard. Sta cookies van deze site toe, en open die op het juiste adres.',
  unauthorizedDomain:
    'Op dit adres van de site mag je niet inloggen. Open {address}; wie de site beheert, staat dit adres toe met SITE_URL of AUTHORIZED_DOMAINS.',
  forOwners: 'Dit is voor eigenaren, en jouw rol is: {role}. Een eigenaar kan die wijzigen bij Gebruikers.',
  forEditors:
    'Dit is voor eigenaren en redacteuren, en jouw rol is: {role}. Een eigenaar kan die wijzigen bij Gebruikers.',
  foreignPost:
    'Dit artikel is niet van jou. Auteurs openen en wijzigen hun eigen artikelen; eigenaren en redacteuren elk artikel.',
  pagesOfEditors: 'Auteurs schrijven artikelen. Pagina’s zijn voor eigenaren en redacteuren.',
  announcedByEditors:
    'Auteurs kondigen geen artikelen aan. Laat de aankondiging weg, en vraag een eigenaar of redacteur erom.',
  resetMailNotSetUp:
    'E-mail is op deze site nog niet ingesteld. Stel een nieuw wachtwoord in op de server, met “den admin reset-password”.',
  resetLinkUsed:
    'Deze link is niet meer geldig: er is sindsdien een wachtwoord ingesteld, of hij is ouder dan 30 minuten. Vraag een nieuwe aan.',
  claimLinkUsed: 'Deze link is niet meer geldig. Herstart Den, of voer “den admin link” uit, en gebruik de nieuwe.',
  invitationUsed:
    'Deze uitnodiging is niet meer geldig. Als je die hebt aangenomen, log dan in. Anders is de uitnodiging ingetrokken, vervangen door een nieuwere, of ouder dan zeven dagen. Vraag een nieuwe.',
  invitationGone: 'Deze uitnodiging bestaat niet meer: die is gebruikt, ingetrokken of vervangen door een nieuwere.',
  addressLinkUsed:
    'Deze link is niet meer geldig: hij is gebruikt, gevolgd door een nieuwere, of ouder dan 30 minuten. Vraag een nieuwe aan bij Account.',
  addressMailNotSetUp:
    'E-mail is nog niet ingesteld, dus een nieuw adres is niet te bevestigen. Stel eerst een mailserver in.',
  addressTaken: '{email} is al het adres van een beheerder',
  accountTaken: '{email} heeft al een account',
  noAdministrator: 'Deze beheerder bestaat niet meer.',
  yourselfStays: 'Je kunt jezelf niet verwijderen: er moet een eigenaar blijven. Een andere eigenaar kan dat wel.',
  yourRoleStays: 'Je kunt je eigen rol niet wijzigen: er moet een eigenaar blijven. Een andere eigenaar kan dat wel.',
  noSession: 'Deze sessie heb je niet meer.',
  noToken: 'Dit token bestaat niet meer.',
  noTokenName: 'De naam van een token is één regel platte tekst, hoogstens 100 tekens',
  tokenEnded: 'Het einde van een token moet in de toekomst liggen',
  noScope: 'Kies minstens één recht',
  endlessToken: 'Een token eindigt uiterlijk in het jaar {year}',
  tokenBeyondRole: 'Je rol is {role}, dus een token van jou kan dit niet hebben: {scopes}',
  passkeysNeedHttps:
    'Passkeys hebben een hostnaam en https nodig, en die heeft het adres van deze site niet. Wie de site beheert, stelt het in met SITE_URL.',
  manyPasskeys: 'Je hebt {max} passkeys, en meer kan niet. Verwijder er eerst een.',
  passkeyKnown: 'Deze passkey was al toegevoegd.',
  passkeyRefused: 'Deze passkey werd niet aangenomen, of de vraag stond te lang open. Probeer het opnieuw.',
  passkeyOfAnother:
    'Met deze passkey kun je dit niet bevestigen: hij is niet van jou, is verwijderd, of de vraag stond te lang open. Probeer het opnieuw, of gebruik je wachtwoord.',
  passkeyGone: 'Deze passkey bestaat niet meer.',
  passkeyOpensNothing:
    'Deze passkey opent deze site niet: misschien is hij hier verwijderd, of stond de vraag te lang open. Probeer het opnieuw, of log in met je wachtwoord.',
  noPasskeyName: 'De naam van een passkey is één regel platte tekst, hoogstens {max} tekens',
  passkeyUnnamed: 'Geef de passkey een naam',
  providerDomain:
    'Op dit adres van de site mag je niet inloggen met {provider}. Open {address}; wie de site beheert, staat dit adres toe met AUTHORIZED_DOMAINS.',
  providerWindow:
    'Je browser opende geen venster voor {provider}. Sta pop-ups van deze site toe, en probeer het dan opnieuw.',
  providerClosed: 'Het inloggen bij {provider} is niet afgemaakt: het venster werd gesloten, of je brak het daar af.',
  providerAnother:
    'Intussen is in deze browser een andere keer inloggen begonnen, en die heeft deze beëindigd. Maak die af, of begin opnieuw.',
  providerStranger:
    '{provider} kent je, deze site niet: je adres is er geen dat de site mag openen. Wie de site beheert, kan het toevoegen.',
  providerUnverified:
    '{provider} heeft je adres niet bevestigd, dus hier opent het niets. Bevestig het daar, en probeer het dan opnieuw.',
  providerWithoutAddress: '{provider} zei niet welk adres het jouwe is, dus hier opent het niets.',
  providerForeign:
    'Het account met jouw adres is bij {provider} van iemand anders. Wie de site beheert, kan het loskoppelen met “den admin unlink-provider”.',
  providerMismatch: '{provider} kent je als iemand anders dan deze sessie. Kies daar hetzelfde account.',
  providerRemoved: 'Je account hier is verwijderd. Een beheerder kan je opnieuw uitnodigen.',
  providerSilent: '{provider} gaf geen antwoord. Probeer het over een minuut opnieuw, of gebruik je wachtwoord.',
  providerUnclear:
    'Het antwoord van {provider} was niet aan te nemen, dus niemand is ingelogd. Het log van de server zegt waarom.',
  providerRefuses:
    '{provider} neemt deze site niet aan. Wie de site beheert, vergelijkt daar OIDC_CLIENT_ID, OIDC_CLIENT_SECRET en het redirect-adres.',
  providerCookie:
    'Je browser stuurde de cookie van dit inloggen niet mee: hij bewaart er geen van deze site, of er zijn tien minuten voorbij. Probeer het opnieuw.',
  providerFactor:
    '{provider} vraagt om nog een factor, die je niet hebt ingesteld of gegeven. Doe dat daar, en probeer het dan opnieuw.',
} as const
