/** Where pictures and mails are, and other sentences of a server in operation. `{where}` is such as: 12 in /srv/pictures (3.2 MB), 4 in the database. */
export const operation = {
  picturesInDatabase: { one: '{count} picture is in the database.', other: '{count} pictures are in the database.' },
  picturesWithoutPlace: {
    one: '{count} picture is outside the database, and no place is named for them.',
    other: '{count} pictures are outside the database, and no place is named for them.',
  },
  setPlace: 'Set MEDIA_DIR or MEDIA_S3_… as they were.',
  picturesPlaces: '{outside} in {place} ({size}), {inside} in the database.',
  picturesMissing: {
    one: '{where} {count} is missing or not whole there: {names}.',
    other: '{where} {count} are missing or not whole there: {names}.',
  },
  bringBack:
    'Bring the files back from a backup or a copy of that place, under the same names. Look at what else writes there.',
  away: 'Pictures answer 503 until that place is back.',
  moveBack: '"den media move" brings them back at once.',
  besideBackups: { one: '{count} picture beside them, {size}', other: '{count} pictures beside them, {size}' },
  passOnHost: 'Make the proxy pass this host on to Den.',
  inMailbox: 'kept in the mailbox',
  mailsInMailbox: 'Mails are kept in the mailbox, under Mail.',
  serverReady: 'the server is ready to take messages',
  noSiteKey: 'There is no site key, neither in CAPTCHA_SITE_KEY nor in the settings.',
  noBackupOfDen: 'This is not a backup of Den.',
  wrongPassphrase: 'That is not the passphrase of this backup.',
  notCounted: 'Nothing is counted, as ANALYTICS_PROVIDER says.',
  otherPassword: 'The account has another password meanwhile.',
  manyPasswords: 'Too many passwords wait to be checked.',
} as const
