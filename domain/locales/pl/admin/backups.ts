export const backups = {
  noneByItself: 'Ten serwer sam nie robi kopii zapasowych (BACKUP_AT jest wyłączone).',
  everyNight:
    'Co noc o {at} ({timeZone}) serwer zapisuje wszystko do jednego pliku i go sprawdza. Trzyma 7 kopii dziennych, 4 tygodniowe i 12 miesięcznych.',
  eachIsCopied: 'Każda jest kopiowana do {store}.',
  storedIn:
    'Leżą w {folder}. Zawierają adresy i skróty haseł: trzymaj jedną kopię na innym dysku lub komputerze, do którego tylko ty masz dostęp.',
  picturesBeside:
    'Obrazy są w podfolderze {pictures}, każdy raz dla wszystkich kopii zapasowych: kopia, którą przeniesiesz lub pobierzesz, potrzebuje tego folderu obok siebie.',

  backupFailed: 'Kopia zapasowa z {instant} się nie udała. {problem}',
  triesAgain: 'Serwer próbuje ponownie co godzinę.',
  noBackup: 'Ten blog nie ma jeszcze kopii zapasowej.',
  newestIsOld: 'Najnowsza kopia zapasowa powstała {age}.',
  lessThanHourAgo: 'mniej niż godzinę temu',

  noneHere: 'Nie ma tu jeszcze kopii',
  newestIsElsewhere: 'Najnowsza jest gdzie indziej: na innym serwerze albo tam, gdzie umieściło ją polecenie.',
  makeFirst: 'Zrób teraz pierwszą.',
  firstIsMadeAt: 'Pierwsza powstanie o {at}. Możesz też zrobić ją teraz.',

  backUpNow: 'Zrób kopię teraz',
  makingBackup: 'Robię kopię…',
  backupIsMade: 'Kopia zapasowa zrobiona i sprawdzona',
  writing: 'Zapisuję kopię',
  readingAgain: 'Czytam ją ponownie',
  copying: 'Kopiuję do magazynu',
  sizeOf: '{done} z {all}',
  sizeOfAbout: '{done} z około {all}',

  made: 'Powstała',
  size: 'Rozmiar',
  holds: 'Zawiera',
  checked: 'Sprawdzona',
  copied: 'Skopiowana',
  nightly: 'Nocna',
  byHand: 'Zrobiona ręcznie',
  beforeUpgrade: 'Przed aktualizacją',
  encrypted: 'zaszyfrowana',
  lastCheckFailed: 'Ostatnie sprawdzenie się nie powiodło.',
  makeAnother: '„Zrób kopię teraz” tworzy następną; „Przywróć…” sprawdza tę ponownie.',
  download: 'Pobierz',
  restore: 'Przywróć…',

  restoreBackupOf: 'Przywrócić kopię z dnia',
  restoringMeans:
    'Zastąpi cały blog: późniejsze wpisy, zmiany i subskrybenci znikną. Działający serwer nie może zastąpić własnego bloga, dlatego kopia jest sprawdzana tutaj, a potem dostaniesz polecenie, które ją przywraca.',
  checkAndShow: 'Sprawdź i pokaż polecenie',
  checking: 'Sprawdzam…',
  restoreTheBackupOf: 'Przywróć kopię z dnia {instant}',
  isComplete: 'Właśnie sprawdzona, jest kompletna.',
  keepNewer: 'Jeśli chcesz zachować coś nowszego, zrób najpierw jeszcze jedną kopię.',
  stopServer: 'Zatrzymaj serwer.',
  runCommand: 'Na jego komputerze, w folderze Den, uruchom to polecenie:',
  runCommandWithPassphrase:
    'Na jego komputerze, w folderze Den, uruchom to polecenie; zapyta o hasło, czyli ówczesne BACKUP_PASSPHRASE:',
  copyCommand: 'Kopiuj polecenie',
  startServer:
    'Uruchom serwer i zaloguj się ponownie. Polecenie wymieni to, co wstrzymało, na przykład niewysłane wiadomości.',
} as const
