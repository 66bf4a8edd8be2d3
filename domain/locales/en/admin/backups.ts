/** Backups and how to restore them. */
export const backups = {
  noneByItself: 'This server makes no backups by itself (BACKUP_AT is off).',
  // `{at}` as 03:00, `{timeZone}` as Europe/Berlin.
  everyNight:
    'Every night at {at} ({timeZone}) the server writes everything into one file and checks it. It keeps 7 daily, 4 weekly and 12 monthly ones.',
  eachIsCopied: 'Each is copied to {store}.',
  storedIn:
    'They are stored in {folder}. They contain addresses and password hashes: keep a copy on another disk or machine that only you can read.',
  // Where pictures are outside the database; `{pictures}` is the name of a folder.
  picturesBeside:
    'Pictures are in its subfolder {pictures}, each once for all backups: a backup that is copied or downloaded needs that folder beside it.',

  // What is wrong; `{problem}` is a sentence.
  backupFailed: 'The backup of {instant} failed. {problem}',
  triesAgain: 'The server tries again every hour.',
  noBackup: 'There is no backup of this blog yet.',
  // `{age}` as “3 days ago”.
  newestIsOld: 'The newest backup was made {age}.',
  lessThanHourAgo: 'less than an hour ago',

  // Instead of a list of them.
  noneHere: 'No backup is here yet',
  newestIsElsewhere: 'The newest one is elsewhere: on another server, or where a command put it.',
  makeFirst: 'Make the first one now.',
  firstIsMadeAt: 'The first one is made at {at}. You can also make one now.',

  // Making one.
  backUpNow: 'Back up now',
  makingBackup: 'Making a backup…',
  backupIsMade: 'The backup is made and checked',
  writing: 'Writing the backup',
  readingAgain: 'Reading it again',
  copying: 'Copying it to the store',
  // Sizes, as 3.2 MB: what is done, and all there is.
  sizeOf: '{done} of {all}',
  sizeOfAbout: '{done} of about {all}',

  // Heads of the table: when it was made, how large it is, what it holds, when it was checked and copied.
  made: 'Made',
  size: 'Size',
  holds: 'Holds',
  checked: 'Checked',
  copied: 'Copied',
  // Why it was made, in a list of facts about it.
  nightly: 'Nightly',
  byHand: 'Made by hand',
  beforeUpgrade: 'Before an upgrade',
  encrypted: 'encrypted',
  lastCheckFailed: 'The last check failed.',
  makeAnother: '“Back up now” makes another; “Restore…” checks this one again.',
  download: 'Download',
  // A button that opens a dialog, and is named in the sentence above.
  restore: 'Restore…',

  // Restoring: first a dialog, in which an instant follows.
  restoreBackupOf: 'Restore the backup of',
  restoringMeans:
    'It replaces the whole blog: posts, changes and subscribers since then will be gone. A running server cannot replace its own blog, so the backup is checked here, and then you get the command that restores it.',
  checkAndShow: 'Check it and show the command',
  checking: 'Checking…',
  restoreTheBackupOf: 'Restore the backup of {instant}',
  isComplete: 'It was checked just now and is complete.',
  keepNewer: 'If you want to keep anything newer, make another backup first.',
  stopServer: 'Stop the server.',
  // The command follows the colon.
  runCommand: 'On its machine, in the folder of Den, run this command:',
  runCommandWithPassphrase:
    'On its machine, in the folder of Den, run this command; it asks for the passphrase, which is BACKUP_PASSPHRASE of that time:',
  copyCommand: 'Copy command',
  startServer: 'Start the server, and sign in again. The command lists what it held back, such as unsent mails.',
} as const
