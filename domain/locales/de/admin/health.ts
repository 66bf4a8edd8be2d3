export const health = {
  health: 'Zustand',
  aboutHealth:
    'Was diese Website am Laufen hält. {command} prüft mehr: Es liest die ganze Datenbank und testet, ob der Mailserver und die Adresse der Website antworten.',
  nothingIsWrong: 'Den {version}. Alles in Ordnung',
  thingsNeedAttention: {
    one: 'Den {version}. Um eine Sache musst du dich kümmern',
    other: 'Den {version}. Um {count} Sachen musst du dich kümmern',
  },
  lookAgain: 'Neu prüfen',
  looking: 'Prüft …',
  state: 'Status',
  found: 'Befund',
  ok: 'Alles gut',
  hint: 'Noch nicht',
  warning: 'Warnung',
  problem: 'Problem',

  kept: 'Was gespeichert ist und wie lange',
  aboutKept:
    'Den löscht Altes von selbst. Nur Backups, die du erstellt hast, und Datenbanken, die beim Wiederherstellen ersetzt wurden, warten auf dich.',
  now: 'Jetzt',
  howLong: 'Wie lange',
  growsWith: 'Wächst mit',
  setBy: 'Festgelegt durch {setting}',
} as const
