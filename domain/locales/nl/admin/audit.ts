export const audit = {
  auditLog: 'Logboek',
  aboutLog:
    'Wie er heeft ingelogd, wat er is gepubliceerd, en wat er hier is gewijzigd. Regels blijven een jaar staan, en niemand kan ze wijzigen.',
  entries: { one: '{count} regel', other: '{count} regels' },
  entriesFound: { one: '{count} regel gevonden', other: '{count} regels gevonden' },
  noneOfThatKind: 'Niets van die soort',
  noneYet: 'Er is nog niets gebeurd',
  noneFound: 'Geen regel past bij deze woorden, deze soort en deze dagen.',
  fromNowOn: 'Vanaf nu wordt hier vastgelegd wat beheerders doen.',
  downloadCsv: 'Downloaden als CSV',
  partOfName: 'Deel van een naam of titel',
  everything: 'Alles',
  to: 'Tot en met',
  about: 'Over',
  who: 'Wie',
  when: 'Wanneer',

  refusedByBrowsers: 'Geweigerd door browsers',
  aboutRefused:
    'Wat browsers op deze schermen weigerden te laden of uit te voeren, zoals ze het de laatste 30 dagen hebben gemeld. Het meeste komt van browserextensies, en ook onbekenden kunnen zulke meldingen sturen. Controleer elke host die je niet kent, op een scherm dat je gebruikt.',
  refused: 'Geweigerd',
  rule: 'Regel',
  screen: 'Scherm',
  reports: 'Meldingen',
  last: 'Laatste',
} as const
