export const accountMails = {
  invitedSubject: 'Een uitnodiging om voor {blogName} te schrijven',
  invitedPreview: 'Kies een wachtwoord, en je kunt inloggen.',
  invitedHeading: 'Je bent uitgenodigd',
  invitedAsOwner:
    '{invitedBy} nodigt je uit voor {blogName} als eigenaar: om artikelen te schrijven, te wijzigen en te verwijderen, en gebruikers en instellingen te beheren.',
  invitedAsEditor:
    '{invitedBy} nodigt je uit voor {blogName} als redacteur: om artikelen te schrijven, te wijzigen en te verwijderen, en ze aan te kondigen.',
  invitedAsAuthor:
    '{invitedBy} nodigt je uit voor {blogName} als auteur: om eigen artikelen te schrijven en te publiceren.',
  invitedButton: 'Uitnodiging aannemen',
  invitedNote: 'De link werkt één keer, zeven dagen lang. Als je niet weet waar dit over gaat, negeer deze mail dan.',
  typedReason: 'Je krijgt deze mail omdat een beheerder van {siteUrl} dit adres heeft ingevuld.',
  resetSubject: 'Een nieuw wachtwoord voor {blogName}',
  resetPreview: 'Kies een ander wachtwoord voor het beheer.',
  resetHeading: 'Een nieuw wachtwoord',
  resetText:
    'Iemand, waarschijnlijk jij, vroeg om een nieuw wachtwoord voor het beheer van {blogName}. Tot je er een kiest, werkt het oude nog.',
  resetButton: 'Nieuw wachtwoord kiezen',
  halfAnHourNote:
    'De link werkt één keer, 30 minuten lang. Als jij het niet was, negeer deze mail dan: er verandert niets.',
  resetReason: 'Je krijgt deze mail omdat dit adres is ingevuld op {siteUrl}/admin/forgotten-password.',
  changeSubject: 'Bevestig je nieuwe adres voor {blogName}',
  changePreview: 'Eén klik, en je logt in met dit adres.',
  changeHeading: 'Bevestig je nieuwe adres',
  changeText: 'Een beheerder van {blogName} wil voortaan met dit adres inloggen. Bevestig het, als jij dat bent.',
  changeButton: 'Dit adres gebruiken',
  askedSubject: 'Bij {blogName} is om een ander adres gevraagd',
  askedPreview: 'Er is nog niets veranderd.',
  askedHeading: 'Iemand vroeg om een ander adres',
  askedText:
    'Iemand die je wachtwoord kent, wil dat je bij {blogName} voortaan inlogt als {newAddress}. Dat geldt zodra het daar bevestigd is.',
  askedNote: 'Als jij het niet was, wijzig dan nu je wachtwoord: dat beëindigt het verzoek.',
  accountButton: 'Naar je account',
  accountReason: 'Je krijgt deze mail omdat dit het adres van een beheerder van {siteUrl} is.',
  changedSubject: 'Je adres voor {blogName} is gewijzigd',
  changedPreview: 'Je logt nu in met een ander adres.',
  changedHeading: 'Je adres is gewijzigd',
  changedText: 'De beheerder van {blogName} met dit adres logt nu in als {newAddress}.',
  changedNote:
    'Als jij het niet was, heeft iemand je wachtwoord: schrijf naar {contact}, of vraag wie de server beheert om je adres terug te zetten met “den admin change-address”, en daarna een nieuw wachtwoord in te stellen.',
  changedReason: 'Je krijgt deze mail omdat dit het adres van een beheerder van {siteUrl} was.',
  testSubject: 'Een testmail van {blogName}',
  testPreview: 'Als je dit kunt lezen, werkt het versturen van mail.',
  testHeading: 'Het versturen werkt',
  testText: 'Als je dit kunt lezen, kan {blogName} mail versturen.',
  testButton: 'Naar de site',
  testReason: 'Een beheerder van {siteUrl} stuurde deze mail om de instellingen te testen.',
  noticeSubject: '{heading}: {blogName}',
  when: 'Wanneer: {at}',
  device: 'Apparaat: {device}',
  network: 'Netwerk: {network}',
  unknown: 'onbekend',
  byCommand: 'Waar: op de server, met een opdracht',
  usersButton: 'Alle gebruikers bekijken',
  usersAdvice:
    'Als je dit niet verwachtte, vraag het dan aan de anderen. Verwijder bij Gebruikers wie er niet hoort. Het logboek op {siteUrl}/admin/audit toont wat er gedaan is.',
  accountAdvice:
    'Als jij het was, hoef je niets te doen. Zo niet, wijzig dan nu je wachtwoord op {siteUrl}/admin/account, en beëindig daar sessies, passkeys en API-tokens die je niet herkent. Kun je niet meer inloggen, gebruik dan “Wachtwoord vergeten?”, schrijf naar {contact}, of vraag wie de server beheert om “den admin reset-password”.',
  newDevice: 'Ingelogd op een nieuw apparaat',
  newDeviceText:
    'Er is op je account bij {blogName} ingelogd met een browser die daar nog nooit voor was gebruikt, of niet sinds het wachtwoord is ingesteld.',
  recoveryCode: 'Een herstelcode is gebruikt',
  recoveryCodeText:
    'Er is op je account bij {blogName} ingelogd met een van de herstelcodes. Die code is op; de andere werken nog.',
  passwordChanged: 'Je wachtwoord is gewijzigd',
  passwordChangedText:
    'Het wachtwoord van je account bij {blogName} is gewijzigd. Alle andere browsers zijn uitgelogd.',
  passwordReset: 'Je wachtwoord is vervangen',
  passwordResetText:
    'Het wachtwoord van je account bij {blogName} is zonder het oude vervangen. Alle browsers zijn uitgelogd.',
  tokenMade: 'Een nieuw API-token',
  tokenMadeText:
    'Er is een API-token gemaakt voor je account bij {blogName}: {about}. Het programma dat het heeft, handelt namens jou.',
  passkeyAdded: 'Een nieuwe passkey',
  passkeyAddedText:
    'Er is een passkey toegevoegd aan je account bij {blogName}: {about}. Daarmee kan zonder je wachtwoord worden ingelogd.',
  passkeyRemoved: 'Een passkey is verwijderd',
  passkeyRemovedText:
    'Er is een passkey van je account bij {blogName} verwijderd: {about}. Inloggen kan er niet meer mee.',
  identityLinked: 'Nog een manier om in te loggen',
  identityLinkedText:
    'Op je account bij {blogName} kan voortaan ook via een identiteitsprovider worden ingelogd: {about}. Die vraagt niet om je wachtwoord of je tweede factor.',
  secondFactorOn: 'Je tweede factor staat aan',
  secondFactorOnText:
    'De tweede factor van je account bij {blogName} is aangezet. Inloggen met het wachtwoord vraagt voortaan een eenmalige code.',
  secondFactorOff: 'Je tweede factor staat uit',
  secondFactorOffText:
    'De tweede factor van je account bij {blogName} is uitgezet. Voortaan is het wachtwoord genoeg om in te loggen.',
  recoveryCodes: 'Nieuwe herstelcodes',
  recoveryCodesText:
    'Er zijn nieuwe herstelcodes gemaakt voor je account bij {blogName}. Alle eerdere zijn niet meer geldig.',
  newAdministrator: 'Een nieuwe beheerder',
  invitationAcceptedText:
    '{about} heeft nu een account bij {blogName}, door een uitnodiging. De rol staat bij Gebruikers.',
  administratorAddedText:
    '{about} heeft nu een account bij {blogName}, zonder uitnodiging. De rol staat bij Gebruikers.',
  roleChanged: 'Een rol is gewijzigd',
  roleChangedText: 'De rol van een account bij {blogName} is gewijzigd: {about}.',
} as const
