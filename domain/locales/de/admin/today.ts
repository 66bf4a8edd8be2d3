export const today = {
  thingsNeedYou: { one: 'Um eine Sache musst du dich kümmern', other: 'Um {count} Sachen musst du dich kümmern' },
  mailFails:
    'Es gehen keine Mails hinaus: Der Mailserver streikt. Was wartet, wird verschickt, sobald er wieder funktioniert.',
  lookAtMail: 'Zu den Mails',
  noBackupAndDue: 'Es gibt noch kein Backup, dabei wäre eines fällig.',
  backupIsOld: 'Das neueste Backup ist älter als zwei Tage.',
  backupFailed: 'Das letzte Backup ist gescheitert: {problem}',
  lookAtBackups: 'Zu den Backups',
  notPublished: '„{title}“ ist nicht erschienen: {problem}',
  notPublishedInTime:
    '„{title}“ ist nicht erschienen: Die Zeit ist vorbei, und kein Server hat den Beitrag veröffentlicht.',
  openIt: 'Öffnen',

  nextOut: 'Erscheint als Nächstes',
  nothingScheduled: 'Nichts ist geplant. Im Formular eines Beitrags kannst du Tag und Uhrzeit festlegen.',
  allScheduled: { one: 'Alle geplanten Beiträge ({count})', other: 'Alle {count} geplanten Beiträge' },

  lastBackup: 'Letztes Backup',
  noBackupMakeOne: 'Noch keines. Erstelle eines von Hand.',
  noBackupDaily: 'Noch keines. Täglich um {time} Uhr wird eines erstellt.',

  continueWriting: 'Weiterschreiben',
  nothingHalfDone:
    'Von dir ist nichts halb fertig. <write>Schreib einen Beitrag</write>, und er wartet hier, bis du ihn veröffentlichst.',
  draftSaved: 'Entwurf, gespeichert am {day}',
  changesSaved: 'Änderungen, die noch nicht öffentlich sind, gespeichert am {day}',
  greetings: 'Willkommen',
  plainGreetings: 'Ein kurzer Standardtext, seit die Demo entfernt wurde. Schreib deinen eigenen.',
  allDrafts: 'Alle Entwürfe',

  stepsDone: '{done} von {all} erledigt',
  isDone: '(erledigt)',
  hide: 'Ausblenden',
  nameBlog: 'Gib deinem Blog einen Namen',
  aboutName: 'Der Name steht über jeder Seite und Mail. Ergänze die Adresse, unter der dir alle schreiben können.',
  signPosts: 'Unterschreib deine Beiträge',
  aboutAuthorName: 'Dein Name, wie er unter dem steht, was du schreibst.',
  bringPosts: 'Hol deine Beiträge her',
  aboutImport:
    'Aus WordPress, Ghost, Letterboxd, Markdown und anderem. Du siehst, was kommt, bevor etwas gespeichert wird.',
  bringPostsOrRemoveDemo: 'Hol deine Beiträge her oder entferne die Demo',
  aboutImportAndDemo: 'Beiträge kommen aus WordPress, Ghost, Letterboxd, Markdown und anderem.',
  setUpMail: 'Richte Mails ein',
  aboutMail: 'Bis dahin kommt kein neuer Beitrag per Mail an: Die Mails bleiben hier liegen, nur du kannst sie lesen.',
  writeReview: 'Schreib deine erste Kritik',
  aboutReview: 'Ein Titel, deine Worte, sechs Wertungen. Sie wird beim Tippen als Entwurf gespeichert.',
  protectSignIn: 'Schütze deine Anmeldung',
  aboutSecondFactor: 'Ein Code von deinem Handy, damit ein gestohlenes Passwort nicht reicht.',

  removeDemo: 'Demo entfernen',
  removeTheDemo: 'Demo entfernen:',
  demoPosts: { one: '{count} Demo-Beitrag', other: '{count} Demo-Beiträge' },
  itsWords: 'Ihre Texte',
  removingDemoMeans:
    'Ihre Beiträge, Bilder und Namen verschwinden endgültig. „Willkommen“, die Skala der Wertungen und die Beschreibung des Blogs bekommen schlichte Worte, die du selbst neu schreiben kannst. Was du geschrieben oder geändert hast, bleibt.',
  demoRemoved: 'Die Demo ist entfernt',
  demoPostsRemoved: { one: '{count} Demo-Beitrag entfernt', other: '{count} Demo-Beiträge entfernt' },
  removedAndKept: '{removed}. {kept}',
  postsKept: { one: 'Einer, den du geändert hast, bleibt', other: '{count}, die du geändert hast, bleiben' },
  theLastSevenDays: 'Die letzten sieben Tage',
  readersNotCounted: 'Besuche werden nicht gezählt',
  sharePostLookHere:
    'Teil einen Beitrag und schau hier wieder vorbei. Du selbst wirst nicht gezählt, solange du angemeldet bist.',
  nobodyHasComeBy: 'Noch ist niemand vorbeigekommen',
  itWasQuietIn: 'Hier war es still',
  theFormSubscribeStands: 'Das Abo-Formular steht am Ende jeder Seite.',
  noSubscribersYet: 'Noch keine Abos',
  noneThemNew: 'keines davon neu',
  countingIsOff:
    'Das Zählen ist auf dem Server ausgeschaltet. Unter <link>Statistik</link> steht, wie du es einschaltest.',
  subscribersFigure: { one: '{count} <name>Abo</name>', other: '{count} <name>Abos</name>' },
  newThisWeek: { one: '{count} neu diese Woche', other: '{count} neu diese Woche' },
} as const
