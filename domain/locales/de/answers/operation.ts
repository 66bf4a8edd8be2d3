export const operation = {
  picturesInDatabase: { one: '{count} Bild liegt in der Datenbank.', other: '{count} Bilder liegen in der Datenbank.' },
  picturesWithoutPlace: {
    one: '{count} Bild liegt außerhalb der Datenbank, und kein Ort ist dafür genannt.',
    other: '{count} Bilder liegen außerhalb der Datenbank, und kein Ort ist dafür genannt.',
  },
  setPlace: 'Setz MEDIA_DIR oder MEDIA_S3_… wieder so, wie sie waren.',
  picturesPlaces: '{outside} in {place} ({size}), {inside} in der Datenbank.',
  picturesMissing: {
    one: '{where} {count} fehlt dort oder ist nicht vollständig: {names}.',
    other: '{where} {count} fehlen dort oder sind nicht vollständig: {names}.',
  },
  bringBack:
    'Hol die Dateien aus einem Backup oder einer Kopie dieses Orts zurück, unter denselben Namen. Sieh nach, was sonst dort schreibt.',
  away: 'Bilder antworten mit 503, bis dieser Ort wieder da ist.',
  moveBack: '„den media move“ holt sie sofort zurück.',
  besideBackups: { one: '{count} Bild daneben, {size}', other: '{count} Bilder daneben, {size}' },
  passOnHost: 'Lass den Proxy diesen Host an Den weitergeben.',
  inMailbox: 'im Postfach aufbewahrt',
  mailsInMailbox: 'Mails werden im Postfach aufbewahrt, unter „Mails“.',
  serverReady: 'der Server nimmt Mails an',
  noSiteKey: 'Es gibt keinen Captcha-Schlüssel, weder in CAPTCHA_SITE_KEY noch in den Einstellungen.',
  noBackupOfDen: 'Das ist kein Backup von Den.',
  wrongPassphrase: 'Das ist nicht die Passphrase dieses Backups.',
  notCounted: 'Es wird nichts gezählt, wie ANALYTICS_PROVIDER sagt.',
  otherPassword: 'Das Konto hat inzwischen ein anderes Passwort.',
  manyPasswords: 'Zu viele Passwörter warten auf ihre Prüfung.',
} as const
