/** The help of `den`. Names of commands and options stand around these words. */
export const commandUsage = {
  about: 'Den, a self-hosted home for people who write about horror films.',
  noCommand: 'there is no command "{name}".',
  // One line for each command. A command in `{command}` is such as: den admin
  serve: 'serve the site until a signal comes (npm start builds it first)',
  migrate: 'bring the database to this version’s shape, and say what was done',
  demo: "'{command}' removes the demo, but what somebody changed",
  admin: "make administrators, reset a password, print a set-up link: '{command}' says how",
  token: "make, list and revoke API tokens: '{command}' says how",
  backup: 'write everything into one file, while the site serves',
  restore: 'put a backup into an empty database of either kind',
  export: 'write the posts alone as Markdown, with their pictures',
  import: 'import posts from another program; a dry run says what would happen',
  doctor: 'say what is wrong with this site, and what to do; exits with 1 for a problem',
  media: "'{command}' moves pictures out of the database, or back",
  copy: 'copy the blog from SQLite to PostgreSQL, or back',

  // What stands for a value in an option, in angle brackets.
  address: 'address',
  name: 'name',
  whatFor: 'what for',
  scope: 'scope',
  dayOrDays: 'day or days',
  file: 'file',
  folder: 'folder',
  fileOrFolder: 'file or folder',
  folderOrArchive: 'folder or archive',
  sitemapOrList: 'sitemap or list',
  // After an address of a database.
  orFolder: 'or folder',

  serveSettings: 'serve the site until a signal comes; PORT and the other settings are environment variables',
  adminCreate: 'make an administrator, an owner unless told otherwise; asks for the password',
  resetPassword:
    'give an administrator a new password, sign them out everywhere, and end their API tokens and open invitations unless they are kept',
  removePasskeys: 'remove all passkeys of an administrator, who then signs in with the password',
  unlinkProvider: 'unlink an account from its OpenID sign-in; the next sign-in with its address links it again',
  resetSecondFactor:
    'turn off the second factor of somebody who lost it and all recovery codes: the password alone signs them in then',
  changeAddress: 'change the address that an administrator signs in with',
  setRole: 'change the role of an administrator',
  removeAdmin: 'remove an administrator; all open invitations end too',
  listAdmins: 'list administrators and their roles',
  setupLink: 'print a new set-up link, while there is no administrator',
  adminWithoutTerminal:
    'Without a terminal, --email is required, and the password is the first line of standard input.',
  tokenCreate: 'make a token for a program, and show it once',
  tokenList: 'list tokens, what they may do and when they end',
  tokenRevoke: 'revoke a token',
  tokenScopes: 'Scopes: {scopes}; without --scope {usual}.',
  tokenEnds: 'A token ends after {days} days, or on the day (2027-01-31) or after the days (30d) that --expires says.',
  demoRemove: 'remove the demo, but what somebody changed',
  migrateDoes: 'bring the database to this version’s shape, after a backup of a blog that is there',
  migrateAtStart: 'A start of the server does the same.',
  backupDoes: 'write everything into one file, while the site serves, and read it again',
  backupPlace:
    'Without a name the file goes into BACKUP_DIR, the folder "backups" of DATA_DIR. --without-secrets leaves out passwords, tokens and keys. --encrypt asks for a passphrase; where no terminal asks, it is the first line of standard input.',
  restoreDoes: 'put a backup into an empty database, SQLite or PostgreSQL; stop the server first',
  restoreReplaces:
    '--replace restores over a blog that is there. Unsent mails are cancelled, and posts whose time has passed become drafts. An encrypted backup asks for its passphrase; where no terminal asks, it is the first line of standard input.',
  exportDoes: 'write posts, drafts and scheduled posts as Markdown with their pictures into a new folder',
  exportFormat: 'docs/markdown-format.md says what is in the files. For everything, and to come back, make a backup.',
  copyDoes: 'copy everything into an empty database of either kind, and compare every row',
  copyMoment:
    'What is copied is the state of one moment: to move, stop the server first. Interrupted, the same command goes on with the pictures that have arrived. --replace copies over a blog that is there.',
  mediaDoes:
    'move every picture to where it belongs: into MEDIA_DIR or the bucket of MEDIA_S3_…, or with MEDIA_STORE=database back into the database, while the site serves',
  mediaCompares:
    'Each picture is compared with its hash before the old copy goes. Interrupted, the same command goes on.',
  importDoes: 'make posts of what another program exported; a further run makes no post twice',
  importChecks: 'ask the running server where the addresses of the old site lead, and name those that lead to no page',
  importOptions:
    '--dry-run says of each post what would be made, changed and left out, and changes nothing. Pictures are taken from the files that are imported and from --pictures; nothing is loaded from another host. Of a backup of another Den (.tar.gz) it takes posts, drafts and pictures. --scale says what the best score is (stars: 4), without which scores such as "4" are left out; posts with a score get the category "Horror Review" or the one that is named, unless they have one of reviews. --viewings one makes one post of several reviews of a film at Letterboxd. Nobody gets a mail. docs/imports.md tells what moves.',
} as const
