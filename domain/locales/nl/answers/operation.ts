export const operation = {
  picturesInDatabase: {
    one: '{count} afbeelding staat in de database.',
    other: '{count} afbeeldingen staan in de database.',
  },
  picturesWithoutPlace: {
    one: '{count} afbeelding staat buiten de database, en er is geen plek voor opgegeven.',
    other: '{count} afbeeldingen staan buiten de database, en er is geen plek voor opgegeven.',
  },
  setPlace: 'Stel MEDIA_DIR of MEDIA_S3_… weer in zoals ze waren.',
  picturesPlaces: '{outside} in {place} ({size}), {inside} in de database.',
  picturesMissing: {
    one: '{where} Daar is er {count} weg of niet compleet: {names}.',
    other: '{where} Daar zijn er {count} weg of niet compleet: {names}.',
  },
  bringBack:
    'Zet de bestanden terug uit een back-up of een kopie van die plek, onder dezelfde namen. Kijk wat daar nog meer schrijft.',
  away: 'Afbeeldingen antwoorden met 503 tot die plek weer bereikbaar is.',
  moveBack: '“den media move” haalt ze meteen terug.',
  besideBackups: { one: '{count} afbeelding ernaast, {size}', other: '{count} afbeeldingen ernaast, {size}' },
  passOnHost: 'Laat de proxy deze host aan Den doorgeven.',
  inMailbox: 'bewaard in het postvak',
  mailsInMailbox: 'Mails worden bewaard in het postvak, bij E-mail.',
  serverReady: 'de server is klaar om berichten te ontvangen',
  noSiteKey: 'Er is geen sitesleutel, niet in CAPTCHA_SITE_KEY en niet in de instellingen.',
  noBackupOfDen: 'Dit is geen back-up van Den.',
  wrongPassphrase: 'Dat is niet de wachtwoordzin van deze back-up.',
  notCounted: 'Er wordt niets geteld, zoals ANALYTICS_PROVIDER zegt.',
  otherPassword: 'Het account heeft intussen een ander wachtwoord.',
  manyPasswords: 'Er wachten te veel wachtwoorden op controle.',
} as const
