export const operation = {
  picturesInDatabase: {
    one: '{count} immagine è nel database.',
    many: '{count} di immagini sono nel database.',
    other: '{count} immagini sono nel database.',
  },
  picturesWithoutPlace: {
    one: '{count} immagine è fuori dal database, e il suo posto non è indicato.',
    many: '{count} di immagini sono fuori dal database, e il loro posto non è indicato.',
    other: '{count} immagini sono fuori dal database, e il loro posto non è indicato.',
  },
  setPlace: 'Rimetti MEDIA_DIR o MEDIA_S3_… com’erano.',
  picturesPlaces: '{outside} in {place} ({size}), {inside} nel database.',
  picturesMissing: {
    one: '{where} Lì ne manca {count} o non è intera: {names}.',
    many: '{where} Lì ne mancano {count} o non sono intere: {names}.',
    other: '{where} Lì ne mancano {count} o non sono intere: {names}.',
  },
  bringBack:
    'Recupera i file da un backup o da una copia di quel posto, con gli stessi nomi. Guarda che cos’altro scrive lì.',
  away: 'Le immagini rispondono 503 finché quel posto non torna.',
  moveBack: '«den media move» le riporta subito indietro.',
  besideBackups: {
    one: '{count} immagine accanto, {size}',
    many: '{count} di immagini accanto, {size}',
    other: '{count} immagini accanto, {size}',
  },
  passOnHost: 'Fai in modo che il proxy passi questo host a Den.',
  inMailbox: 'conservata nella casella',
  mailsInMailbox: 'Le e-mail restano nella casella, sotto «Posta».',
  serverReady: 'il server è pronto a ricevere messaggi',
  noSiteKey: 'Non c’è una chiave del sito, né in CAPTCHA_SITE_KEY né nelle impostazioni.',
  noBackupOfDen: 'Questo non è un backup di Den.',
  wrongPassphrase: 'Non è la passphrase di questo backup.',
  notCounted: 'Non si conta nulla, come dice ANALYTICS_PROVIDER.',
  otherPassword: 'Nel frattempo l’account ha un’altra password.',
  manyPasswords: 'Troppe password aspettano di essere controllate.',
} as const
