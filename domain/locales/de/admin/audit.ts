export const audit = {
  auditLog: 'Protokoll',
  aboutLog:
    'Wer sich angemeldet hat, was veröffentlicht und was hier geändert wurde. Einträge bleiben ein Jahr lang, und niemand kann sie ändern.',
  entries: { one: '{count} Eintrag', other: '{count} Einträge' },
  entriesFound: { one: '{count} Eintrag gefunden', other: '{count} Einträge gefunden' },
  noneOfThatKind: 'Nichts dieser Art',
  noneYet: 'Noch ist nichts passiert',
  noneFound: 'Kein Eintrag passt zu diesen Wörtern, dieser Art und diesen Tagen.',
  fromNowOn: 'Ab jetzt steht hier, was das Team tut.',
  downloadCsv: 'Als CSV herunterladen',
  partOfName: 'Teil eines Namens oder Titels',
  everything: 'Alles',
  to: 'Bis',
  about: 'Betrifft',
  who: 'Wer',
  when: 'Wann',

  refusedByBrowsers: 'Von Browsern abgelehnt',
  aboutRefused:
    'Was Browser hier nicht laden oder ausführen wollten, wie sie es in den letzten 30 Tagen gemeldet haben. Das meiste kommt von Browser-Erweiterungen, und auch Fremde können solche Meldungen schicken. Prüf jeden Host, den du nicht kennst, auf einer Seite, die du benutzt.',
  refused: 'Abgelehnt',
  rule: 'Regel',
  screen: 'Seite',
  reports: 'Meldungen',
  last: 'Zuletzt',
} as const
