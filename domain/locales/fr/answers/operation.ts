export const operation = {
  picturesInDatabase: {
    one: '{count} image se trouve dans la base de données.',
    many: '{count} d’images se trouvent dans la base de données.',
    other: '{count} images se trouvent dans la base de données.',
  },
  picturesWithoutPlace: {
    one: '{count} image se trouve hors de la base de données, et aucun lieu n’est indiqué pour elle.',
    many: '{count} d’images se trouvent hors de la base de données, et aucun lieu n’est indiqué pour elles.',
    other: '{count} images se trouvent hors de la base de données, et aucun lieu n’est indiqué pour elles.',
  },
  setPlace: 'Remettez MEDIA_DIR ou MEDIA_S3_… comme avant.',
  picturesPlaces: '{outside} dans {place} ({size}), {inside} dans la base de données.',
  picturesMissing: {
    one: '{where} Là-bas, {count} manque ou n’est pas entière : {names}.',
    many: '{where} Là-bas, {count} manquent ou ne sont pas entières : {names}.',
    other: '{where} Là-bas, {count} manquent ou ne sont pas entières : {names}.',
  },
  bringBack:
    'Récupérez les fichiers d’une sauvegarde ou d’une copie de ce lieu, sous les mêmes noms. Cherchez ce qui écrit aussi à cet endroit.',
  away: 'Les images répondent 503 tant que ce lieu est inaccessible.',
  moveBack: '« den media move » les ramène tout de suite.',
  besideBackups: {
    one: '{count} image à côté, {size}',
    many: '{count} d’images à côté, {size}',
    other: '{count} images à côté, {size}',
  },
  passOnHost: 'Faites en sorte que le proxy transmette cet hôte à Den.',
  inMailbox: 'conservé dans la boîte d’envoi',
  mailsInMailbox: 'Les e-mails sont conservés dans la boîte d’envoi, dans « E-mails ».',
  serverReady: 'le serveur est prêt à recevoir des messages',
  noSiteKey: 'Il n’y a pas de clé de site, ni dans CAPTCHA_SITE_KEY ni dans les réglages.',
  noBackupOfDen: 'Ce n’est pas une sauvegarde de Den.',
  wrongPassphrase: 'Ce n’est pas la phrase secrète de cette sauvegarde.',
  notCounted: 'Rien n’est compté, comme le dit ANALYTICS_PROVIDER.',
  otherPassword: 'Le compte a un autre mot de passe depuis.',
  manyPasswords: 'Trop de mots de passe attendent d’être vérifiés.',
} as const
