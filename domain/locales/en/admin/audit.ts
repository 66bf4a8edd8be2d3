/** The audit log. */
export const audit = {
  // A day follows.
  fromDay: 'From',
  auditLog: 'Audit log',
  aboutLog:
    'Who signed in, what was published, and what was changed here. Entries stay for a year, and nobody can change them.',
  entries: { one: '{count} entry', other: '{count} entries' },
  entriesFound: { one: '{count} entry found', other: '{count} entries found' },
  noneOfThatKind: 'Nothing of that kind',
  noneYet: 'Nothing has happened yet',
  noneFound: 'No entry has these words, this kind and these days.',
  fromNowOn: 'From now on, what administrators do is written down here.',
  downloadCsv: 'Download as CSV',
  // Filters.
  partOfName: 'Part of a name or title',
  everything: 'Everything',
  // The last day.
  to: 'To',
  // Heads of the table.
  about: 'About',
  who: 'Who',
  when: 'When',
  // Words of the column “About”, beside names, addresses and titles. {what} is a browser or an address.
  countAdded: '{count} added',
  countRemoved: '{count} removed',
  accountAs: '{who}, as {role}',
  accountNow: '{who}, now {role}',
  byProvider: '{what}, by {provider}',
  ofAccount: '{name}, of {who}',
  noMailServer: 'none',
  undone: '{file}: {taken} taken back, {stay} stay',
  // Of the column “Who”, beside addresses.
  bySystem: 'system',
  byCommand: 'den command',
  byUnknown: 'unknown account',
  byToken: '{email}, token {name}',

  // What browsers refused to load, by the rules of the page.
  refusedByBrowsers: 'Refused by browsers',
  aboutRefused:
    'What browsers refused to load or run on these screens, as they reported it in the last 30 days. Most of it comes from browser extensions, and strangers can send such reports too. Check any host that you do not know on a screen that you use.',
  // Heads of the table: what was refused, by which rule, on which screen, the number of reports, and the last of them.
  refused: 'Refused',
  rule: 'Rule',
  screen: 'Screen',
  reports: 'Reports',
  last: 'Last',
} as const
