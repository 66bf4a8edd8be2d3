export const subscribers = {
  // The head of a column: the form, a list, an administrator.
  cameFrom: 'From',
  // What subscribers are: above their numbers, and in lists.
  pending: 'Waiting to confirm',
  active: 'Subscribed',
  unsubscribed: 'Left',
  bounced: 'Undeliverable',
  suppressed: 'Blocked',
  // Where they subscribed, below the head “From”: in the footer, on the page Greetings, added by hand, from a list.
  footer: 'Footer',
  greetings: 'Greetings',
  api: 'Added',
  import: 'List',

  // The list.
  searchHint: 'Address, name or label',
  addresses: { one: '{count} address', other: '{count} addresses' },
  nobodyByThatName: 'Nobody by that name',
  nobodyByThatNameMore: 'No address, name or label holds these letters and stands so.',
  nobodyYet: 'Nobody has knocked yet',
  nobodyYetMore: 'Whoever subscribes in the footer or on Greetings stands here, at first as waiting to confirm.',
  // While there is no mail server. The link leads to the screen of that name.
  unmailed:
    'No mail server is set up, so links to confirm are not sent. They are kept under <mail>Mail</mail> for you to pass on.',
  status: 'Status',
  // Buttons; those with {email} are for screen readers.
  detailsOf: 'Details: {email}',
  block: 'Block',
  blockEmail: 'Block: {email}',
  unblock: 'Unblock',
  unblockEmail: 'Unblock: {email}',
  // Questions: an address follows.
  blockQuestion: 'Block:',
  blockText:
    'No mail is sent to this address any more, also when somebody subscribes with it again. You can unblock it here.',
  blocking: 'Blocking…',
  blocked: '{email} gets no mail any more',
  unblocked: '{email} may subscribe again, and gets no mail until then',
  eraseQuestion: 'Erase:',
  eraseText:
    'The address and all that is kept about it are deleted for good. It gets no mail any more, even if a list or a form names it again. Backups made before still hold it.',
  erase: 'Erase',
  erasing: 'Erasing…',
  erased: 'The address is erased',

  // A form for one address.
  addOne: 'Add one',
  addOneHint: 'They get a mail with a link, and are subscribed once they open it and agree.',
  adding: 'Adding…',
  added: '{email} gets a mail with a link to confirm',

  addedUnmailed: '{email} is added. Pass on the link, which is kept under Mail',
  // Lists: files with many addresses.
  lists: 'Lists',
  listsHint: 'Importing a list mails nobody. Whoever unsubscribed, here or there, stays unsubscribed.',
  csvFile: 'CSV file',
  csvFileHint: 'One address a line, or a column named email. Lists of other services are known by their columns.',
  chooseFileFirst: 'Choose a file first',
  unreadable: 'This file is neither in UTF-8 nor in Windows-1252. Save it as CSV in UTF-8, and import it again',
  howTheyAgreed: 'How they agreed',
  howTheyAgreedHint: 'Kept with each address, for whoever asks: where they signed up, and when.',
  importList: 'Import list',
  importing: 'Importing…',
  exportAll: 'Export all',
  addressesAdded: { one: '{count} address added', other: '{count} addresses added' },

  // The report on a list.
  closedAtLine: 'The server closed at line {line}.',
  importAgain: 'What came before was kept. Import the same list again to go on.',
  // {count} is the number of addresses.
  countAdded: { one: '{count} added', other: '{count} added' },
  countGone: {
    one: '{count} imported, but not mailed: they left, cannot be reached or were blocked there',
    other: '{count} imported, but not mailed: they left, cannot be reached or were blocked there',
  },
  countSkipped: {
    one: '{count} known already, or twice in the list',
    other: '{count} known already, or twice in the list',
  },
  countErased: {
    one: '{count} left out: erased here, and never mailed again',
    other: '{count} left out: erased here, and never mailed again',
  },
  countUnconfirmed: { one: '{count} left out: never confirmed', other: '{count} left out: never confirmed' },
  countUnclear: { one: '{count} left out: status not understood', other: '{count} left out: status not understood' },
  countRefused: { one: '{count} refused: no address', other: '{count} refused: no address' },
  // How the columns of a list were understood. {name} is the head of a column.
  addressesByCell: 'Address: the first cell with an @.',
  addressesByColumn: 'Address: column “{name}”.',
  statusUnmarked: 'Status: no column, so whoever is not marked otherwise counts as subscribed.',
  // {columns} is one quoted name, or several.
  statusByColumns: 'Status: column {columns}.',
  namesByColumn: 'Name: column “{name}”.',
  labelsByColumn: 'Labels: column “{name}”.',
  sinceByColumn: 'Since: column “{name}”.',
  quoted: '“{word}”',
  // {words} are quoted; “active” is typed so.
  notUnderstood:
    'Not understood: {words}. If these people are subscribed, write “active” in their place and import the list again.',
  lineProblem: 'Line {line}: {problem}',
  andMore: { one: 'and {count} more', other: 'and {count} more' },
  whatTheyGot: 'What they got',
  noMailThisAddress: 'No mail to this address is on record.',
  aMail: 'A mail',
  listedFor:
    'Announcements are listed for {announced} days, other mails for {single}. Who got earlier ones is not kept.',
  // What a subscriber did, or what was done for them, each with its day.
  asked: 'Asked to subscribe.',
  askedInFooter: 'Asked to subscribe in the form in the footer.',
  askedOnGreetings: 'Asked to subscribe in the form on Greetings.',
  addedHere: 'Added here.',
  confirmedEvent: 'Confirmed by the link in the mail.',
  importedEvent: 'Imported from a list.',
  unsubscribedEvent: 'Left.',
  returnedEvent: 'Took the unsubscription back.',
  suppressedEvent: 'Gets no mail any more.',
  // Mails that they got, and after each of them why it did not go out.
  confirmationMail: 'The mail with the link to confirm',
  alreadySubscribedMail: 'A note that they are subscribed already',
  welcomeMail: 'The welcome',
  mailQueued: 'waits to be sent',
  mailUnderWay: 'is being sent',
  mailRetried: 'is tried again',
  mailKept: 'is kept here',
  mailRefused: 'was refused',
  mailUncertain: 'may have arrived',
  mailCancelled: 'was not sent',
} as const
