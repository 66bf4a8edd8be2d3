export const audit = {
  auditLog: 'Audit log',
  whoSignedInWhat:
    'Who signed in, what was published, and what was changed here. Entries stay for a year, and nobody can change them.',
  nothingThatKind: 'Nothing of that kind',
  nothingHasHappenedYet: 'Nothing has happened yet',
  noEntryHasThese: 'No entry has these words, this kind and these days.',
  fromNowOnWhat: 'From now on, what administrators do is written down here.',
  downloadAsCsv: 'Download as CSV',
  partNameOrTitle: 'Part of a name or title',
  everything: 'Everything',
  to: 'To',
  about: 'About',
  who: 'Who',
  when: 'When',
  refusedByBrowsers: 'Refused by browsers',
  whatBrowsersRefusedLoad:
    'What browsers refused to load or run on these screens, as they reported it in the last 30 days. Most of it comes from browser extensions, and strangers can send such reports too. Check any host that you do not know on a screen that you use.',
  refused: 'Refused',
  rule: 'Rule',
  screen: 'Screen',
  reports: 'Reports',
  last: 'Last',
} as const
