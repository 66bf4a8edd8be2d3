export const accountMails = {
  invitedSubject: 'Du bist eingeladen, für {blogName} zu schreiben',
  invitedPreview: 'Wähl ein Passwort, dann kannst du dich anmelden.',
  invitedHeading: 'Du bist eingeladen',
  invitedAsOwner:
    '{invitedBy} lädt dich zu {blogName} ein, mit der Rolle „Leitung“: um Beiträge zu schreiben, zu ändern und zu löschen und um Team und Einstellungen zu verwalten.',
  invitedAsEditor:
    '{invitedBy} lädt dich zu {blogName} ein, mit der Rolle „Redaktion“: um Beiträge zu schreiben, zu ändern und zu löschen und um sie anzukündigen.',
  invitedAsAuthor:
    '{invitedBy} lädt dich zu {blogName} ein, mit der Rolle „Mitarbeit“: um eigene Beiträge zu schreiben und zu veröffentlichen.',
  invitedButton: 'Einladung annehmen',
  invitedNote:
    'Der Link gilt nur einmal und sieben Tage lang. Wenn du nicht weißt, worum es geht, ignoriere diese Mail.',
  typedReason: 'Du bekommst diese Mail, weil diese Adresse in der Verwaltung von {siteUrl} eingetragen wurde.',
  resetSubject: 'Ein neues Passwort für {blogName}',
  resetPreview: 'Wähl ein anderes Passwort für die Verwaltung.',
  resetHeading: 'Ein neues Passwort',
  resetText:
    'Jemand, wahrscheinlich du, hat für die Verwaltung von {blogName} ein neues Passwort angefordert. Bis du eines wählst, gilt das alte.',
  resetButton: 'Neues Passwort wählen',
  halfAnHourNote:
    'Der Link gilt nur einmal und 30 Minuten lang. Wenn das nicht du warst, ignoriere diese Mail: Es ändert sich nichts.',
  resetReason: 'Du bekommst diese Mail, weil diese Adresse unter {siteUrl}/admin/forgotten-password eingetragen wurde.',
  changeSubject: 'Bestätige deine neue Adresse für {blogName}',
  changePreview: 'Ein Klick, und du meldest dich mit dieser Adresse an.',
  changeHeading: 'Bestätige deine neue Adresse',
  changeText:
    'Jemand mit einem Konto bei {blogName} möchte sich von nun an mit dieser Adresse anmelden. Bestätige sie, wenn du das bist.',
  changeButton: 'Diese Adresse nehmen',
  askedSubject: 'Bei {blogName} ist eine andere Adresse angefragt',
  askedPreview: 'Noch hat sich nichts geändert.',
  askedHeading: 'Jemand hat eine andere Adresse angefragt',
  askedText:
    'Jemand, der dein Passwort kennt, möchte, dass du dich bei {blogName} von nun an als {newAddress} anmeldest. Das gilt, sobald es dort bestätigt ist.',
  askedNote: 'Wenn das nicht du warst, ändere jetzt dein Passwort: Das beendet die Anfrage.',
  accountButton: 'Zu deinem Konto',
  accountReason: 'Du bekommst diese Mail, weil diese Adresse zu einem Konto von {siteUrl} gehört.',
  changedSubject: 'Deine Adresse für {blogName} ist geändert',
  changedPreview: 'Du meldest dich jetzt mit einer anderen Adresse an.',
  changedHeading: 'Deine Adresse ist geändert',
  changedText: 'Das Konto bei {blogName} mit dieser Adresse meldet sich jetzt als {newAddress} an.',
  changedNote:
    'Wenn das nicht du warst, hat jemand dein Passwort: Schreib an {contact}, oder lass deine Adresse auf dem Server mit „den admin change-address“ zurücksetzen und danach ein neues Passwort setzen.',
  changedReason: 'Du bekommst diese Mail, weil diese Adresse zu einem Konto von {siteUrl} gehörte.',
  testSubject: 'Eine Testmail von {blogName}',
  testPreview: 'Wenn du das liest, funktioniert der Mailversand.',
  testHeading: 'Der Mailversand funktioniert',
  testText: 'Wenn du das liest, kann {blogName} Mails senden.',
  testButton: 'Zum Blog',
  testReason: 'Diese Mail wurde in der Verwaltung von {siteUrl} gesendet, um die Einstellungen zu testen.',
  noticeSubject: '{heading} – {blogName}',
  when: 'Wann: {at}',
  device: 'Gerät: {device}',
  network: 'Netz: {network}',
  unknown: 'unbekannt',
  byCommand: 'Wo: auf dem Server, durch einen Befehl',
  usersButton: 'Zum Team',
  usersAdvice:
    'Wenn du damit nicht gerechnet hast, frag die anderen. Entferne unter „Team“, wer dort nicht hingehört. Das Protokoll unter {siteUrl}/admin/audit zeigt, was getan wurde.',
  accountAdvice:
    'Wenn das du warst, ist nichts zu tun. Wenn nicht, ändere jetzt dein Passwort unter {siteUrl}/admin/account, und beende dort Sitzungen, Passkeys und API-Tokens, die du nicht kennst. Wenn du nicht mehr hineinkommst, nimm „Passwort vergessen?“ bei der Anmeldung, schreib an {contact}, oder bitte die Person, die den Server betreibt, um „den admin reset-password“.',
  newDevice: 'Eine Anmeldung mit einem neuen Gerät',
  newDeviceText:
    'Jemand hat sich bei deinem Konto von {blogName} mit einem Browser angemeldet, der dafür noch nie benutzt wurde oder zumindest nicht, seit das Passwort gesetzt ist.',
  recoveryCode: 'Ein Wiederherstellungscode wurde benutzt',
  recoveryCodeText:
    'Jemand hat sich bei deinem Konto von {blogName} mit einem Wiederherstellungscode angemeldet. Dieser Code ist verbraucht; die anderen gelten weiter.',
  passwordChanged: 'Dein Passwort wurde geändert',
  passwordChangedText:
    'Das Passwort deines Kontos von {blogName} wurde geändert. Alle anderen Browser sind abgemeldet.',
  passwordReset: 'Dein Passwort wurde zurückgesetzt',
  passwordResetText:
    'Das Passwort deines Kontos von {blogName} wurde ohne das alte neu gesetzt. Alle Browser sind abgemeldet.',
  tokenMade: 'Ein neues API-Token',
  tokenMadeText:
    'Für dein Konto von {blogName} wurde ein API-Token erzeugt: {about}. Ein Programm, das es hat, handelt in deinem Namen.',
  passkeyAdded: 'Ein neuer Passkey',
  passkeyAddedText:
    'Zu deinem Konto von {blogName} kam ein Passkey hinzu: {about}. Die Anmeldung damit geht ohne dein Passwort.',
  passkeyRemoved: 'Ein Passkey wurde entfernt',
  passkeyRemovedText:
    'Ein Passkey deines Kontos von {blogName} wurde entfernt: {about}. Damit kann sich niemand mehr anmelden.',
  identityLinked: 'Ein weiterer Weg zum Anmelden',
  identityLinkedText:
    'Bei deinem Konto von {blogName} geht die Anmeldung von nun an auch über einen anderen Dienst: {about}. Er braucht weder dein Passwort noch deinen zweiten Faktor.',
  secondFactorOn: 'Dein zweiter Faktor ist an',
  secondFactorOnText:
    'Der zweite Faktor deines Kontos von {blogName} wurde eingeschaltet. Zum Passwort gehört beim Anmelden jetzt ein Einmalcode.',
  secondFactorOff: 'Dein zweiter Faktor ist aus',
  secondFactorOffText:
    'Der zweite Faktor deines Kontos von {blogName} wurde ausgeschaltet. Zum Anmelden reicht jetzt das Passwort.',
  recoveryCodes: 'Neue Wiederherstellungscodes',
  recoveryCodesText:
    'Für dein Konto von {blogName} gibt es neue Wiederherstellungscodes. Alle früheren gelten nicht mehr.',
  newAdministrator: 'Ein neues Konto',
  invitationAcceptedText:
    '{about} hat jetzt durch eine Einladung ein Konto bei {blogName}. Mit welcher Rolle, steht unter „Team“.',
  administratorAddedText:
    '{about} hat jetzt ohne Einladung ein Konto bei {blogName}. Mit welcher Rolle, steht unter „Team“.',
  roleChanged: 'Eine Rolle wurde geändert',
  roleChangedText: 'Die Rolle eines Kontos von {blogName} wurde geändert: {about}.',
} as const
