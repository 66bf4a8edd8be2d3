/** Why a call was not carried out. */
export const refusals = {
  fieldsRefused: 'Some fields cannot be taken as they are. Nothing was saved.',
  internalError: 'Something went wrong on the server and was logged. Try again in a minute.',
  // Of calls of which nothing else is said.
  forbidden: 'Forbidden',
  notFound: 'Not Found',
  conflict: 'Conflict',
  serverError: 'Internal Server Error',
  badGateway: 'Bad Gateway',
  unavailable: 'Service Unavailable',
  noPost: 'There is no such post.',
  noPreview: 'This post has no preview link.',
  noRevision: 'There is no such revision of this post.',
  noSettingRevision: 'This revision is not kept.',
  noChanges: 'This post has no changes that readers do not see.',
  youSaved: 'You saved this post elsewhere first.',
  somebodySaved: 'Somebody else saved this post first.',
  // `{problem}` is one of the two above.
  savedNothingOverwritten: '{problem} Nothing was overwritten.',
  savedNothingDeleted: '{problem} Nothing was deleted.',
  savedNothingDiscarded: '{problem} Nothing was discarded.',
  announcedBefore: 'Subscribers got a mail about this post when it was published before. A post is announced once.',
  announced: {
    one: 'This post was announced to 1 subscriber on {day}. A post is announced once.',
    other: 'This post was announced to {count} subscribers on {day}. A post is announced once.',
  },
  announcedAndStopped: {
    one: 'This post was announced to 1 subscriber on {day} and then stopped. A post is announced once.',
    other: 'This post was announced to {count} subscribers on {day} and then stopped. A post is announced once.',
  },
  tooManyRequests:
    'Your network asks for this too often, or too many times at once. Try again in {wait}. Programs with an API token are not limited.',
  // Lengths of time.
  minutes: { one: '{count} minute', other: '{count} minutes' },
  oneSecond: 'a second',
  seconds: { one: '{count} second', other: '{count} seconds' },

  databaseSilent: 'The database of this site does not answer at the moment. Try again in a few seconds.',
  databaseBusy: 'The database of this site is too busy at the moment. Try again in a few seconds.',
  diskFull: 'The disk of this server is full. Nothing was saved. Try again when its operator has freed some space.',
  diskReadOnly:
    'The disk of this server cannot be written to. Nothing was saved. Its operator has to make it writable again.',
  diskFailed: 'The disk of this server failed to read or write. Its operator has to look at it.',
  databaseDamaged: 'The database of this site is damaged. Its operator has to restore it from a backup.',
  databaseGone:
    'The database file of this site is gone, empty or another one than at the start. Nothing is saved until its operator has restored it and restarted the server.',
  databaseNewer:
    'The database of this site was upgraded by a newer version of Den. Nothing is saved until its operator restarts this server with that version.',
  typedIsKept: '{problem} What you typed is kept.',

  noCategory: 'There is no such category.',
  noTag: 'No published post has this tag.',
  noRedirect: 'This path leads nowhere else: its redirect is gone, or never was.',
  noPicture: 'There is no such picture any more.',
  pictureRequired: 'A picture is required, as a file',
  noPictureType: 'This file is no picture that Den keeps: JPEG, PNG, WebP and AVIF are.',
  pictureDamaged: 'This picture is damaged: it cannot be read to its end.',
  // Of megapixels and megabytes; `{max}` is the most that Den takes.
  pictureMegapixels: 'This picture has {megapixels} megapixels; Den takes up to {max}.',
  pictureMegabytes: 'This picture has {megabytes} MB; Den takes up to {max}.',
  pictureMemory:
    'This picture would need {megabytes} MB of memory once unpacked; Den takes up to {max}. Make it smaller, or save it as an ordinary JPEG.',
  pictureSource: 'The source of this picture: {problem}',

  noSubscriber: 'There is no such subscriber.',
  subscribedAlready: 'This address is subscribed already.',
  subscriberLeft: 'They left. Only they can subscribe again, in the form of the blog.',
  noMailReaches: 'No mail reaches this address.',
  subscriberBlocked: 'This address is blocked. Unblock it first; then they can subscribe themselves.',
  subscriberErased: 'This address was erased, and is never mailed again.',
  mailedJustNow: 'This mailbox has just got a mail. Wait ten minutes; it gets three a day at most.',
  notBlocked: 'Only a blocked address can be unblocked.',
  noAnnouncement: 'There is no such announcement.',
  noTransport: 'No mail goes by {name}.',
  serverSilent: 'The server has said nothing yet. The mail stays in the queue.',

  backupRunning: 'Another backup is being made, checked or copied. Wait until it is done.',
  noBackup: 'There is no such backup in the folder of this server.',
  noJob: 'There is no such job.',
  importGone:
    'This import is not here any more: another file took its place, or the server was started again. Choose the file again.',
  importRunning: 'A file is being uploaded or imported. Wait until that is done.',
  dryRunFirst: 'The dry run comes first: it says what the import would do.',
  noRoomForFile: 'The disk of the server has no room for this file. Free some space, and choose the file again.',
  emptyFile: 'This file is empty.',
  emptyFileField: 'This file is empty',
  uploadTooLarge:
    'This file is larger than 2 GB, which is more than can be uploaded. Copy it to the machine of the server, and import it there: ./den import FILE',
  importStillRunning: 'This import is still running. One that was broken off counts as ended after two minutes.',
  reportGone: 'This report is no longer here. Reports of the last ten imports are kept.',
  notUndone: 'This import was not undone on this server.',
  undoRunning: 'An import is being undone. Wait until that is done.',

  wikidataAsked: 'Wikidata was asked {limit} times within a minute. Try again in {seconds} seconds.',
  // `{problem}` is one of the six below, in other languages words for brackets.
  wikidataFailed: 'Wikidata {problem}. Try again later, or type the facts.',
  wikidataSlow: 'gave no answer within {seconds} seconds',
  wikidataUnreachable: 'could not be reached ({reason})',
  wikidataAskedOften: 'was asked too often from this server',
  wikidataError: 'answered with the error {code}',
  wikidataStatus: 'answered with {status}',
  wikidataUnclear: 'answered with something that is no answer of its interface',
  noFilms: 'Films are not looked up here. FILM_DIRECTORY=wikidata in the environment turns it on.',
} as const
