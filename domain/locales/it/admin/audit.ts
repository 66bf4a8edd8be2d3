export const audit = {
  auditLog: 'Registro',
  aboutLog:
    'Chi ha fatto l’accesso, che cosa è uscito, e che cosa è cambiato qui. Le voci restano per un anno, e nessuno può modificarle.',
  entries: { one: '{count} voce', many: '{count} di voci', other: '{count} voci' },
  entriesFound: { one: '{count} voce trovata', many: '{count} di voci trovate', other: '{count} voci trovate' },
  noneOfThatKind: 'Nulla di questo tipo',
  noneYet: 'Non è ancora successo nulla',
  noneFound: 'Nessuna voce ha queste parole, questo tipo e questi giorni.',
  fromNowOn: 'D’ora in poi si annota qui quello che fa chi amministra il blog.',
  downloadCsv: 'Scarica come CSV',
  partOfName: 'Parte di un nome o titolo',
  everything: 'Tutto',
  to: 'A',
  about: 'Riguarda',
  who: 'Chi',
  when: 'Quando',

  refusedByBrowsers: 'Respinto dai browser',
  aboutRefused:
    'Quello che i browser si sono rifiutati di caricare o eseguire su queste schermate, come lo hanno segnalato negli ultimi 30 giorni. Il più delle volte viene da estensioni dei browser, e anche gli estranei possono mandare segnalazioni. Controlla gli host che non conosci, se compaiono su una schermata che usi.',
  refused: 'Respinto',
  rule: 'Regola',
  screen: 'Schermata',
  reports: 'Segnalazioni',
  last: 'Ultima',
} as const
