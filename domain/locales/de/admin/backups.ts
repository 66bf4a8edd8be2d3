export const backups = {
  noneByItself: 'Dieser Server erstellt von selbst keine Backups (BACKUP_AT ist off).',
  everyNight:
    'Jede Nacht um {at} Uhr ({timeZone}) schreibt der Server alles in eine Datei und prüft sie. Er behält 7 tägliche, 4 wöchentliche und 12 monatliche.',
  eachIsCopied: 'Jedes wird nach {store} kopiert.',
  storedIn:
    'Sie liegen in {folder}. Sie enthalten Adressen und Passwort-Hashes: Bewahre eine Kopie auf einem anderen Datenträger oder Rechner auf, den nur du lesen kannst.',
  picturesBeside:
    'Die Bilder liegen in seinem Unterordner {pictures}, jedes einmal für alle Backups: Ein Backup, das kopiert oder heruntergeladen wird, braucht diesen Ordner neben sich.',

  backupFailed: 'Das Backup vom {instant} ist gescheitert. {problem}',
  triesAgain: 'Der Server versucht es jede Stunde noch einmal.',
  noBackup: 'Von diesem Blog gibt es noch kein Backup.',
  newestIsOld: 'Das neueste Backup wurde {age} erstellt.',
  lessThanHourAgo: 'vor weniger als einer Stunde',

  noneHere: 'Hier ist noch kein Backup',
  newestIsElsewhere: 'Das neueste liegt woanders: auf einem anderen Server oder dort, wo ein Befehl es abgelegt hat.',
  makeFirst: 'Erstelle jetzt das erste.',
  firstIsMadeAt: 'Das erste wird um {at} Uhr erstellt. Du kannst auch jetzt eines erstellen.',

  backUpNow: 'Backup erstellen',
  makingBackup: 'Erstellt ein Backup …',
  backupIsMade: 'Das Backup ist erstellt und geprüft',
  writing: 'Das Backup wird geschrieben',
  readingAgain: 'Es wird noch einmal gelesen',
  copying: 'Es wird zum Speicherort kopiert',
  sizeOf: '{done} von {all}',
  sizeOfAbout: '{done} von etwa {all}',

  made: 'Erstellt',
  size: 'Größe',
  holds: 'Inhalt',
  checked: 'Geprüft',
  copied: 'Kopiert',
  nightly: 'Nächtlich',
  byHand: 'Von Hand',
  beforeUpgrade: 'Vor einem Update',
  encrypted: 'verschlüsselt',
  lastCheckFailed: 'Die letzte Prüfung ist gescheitert.',
  makeAnother: '„Backup erstellen“ macht ein weiteres, „Wiederherstellen …“ prüft dieses noch einmal.',
  download: 'Herunterladen',
  restore: 'Wiederherstellen …',

  restoreBackupOf: 'Backup wiederherstellen vom',
  restoringMeans:
    'Es ersetzt den ganzen Blog: Beiträge, Änderungen und Abos seit damals sind dann weg. Ein laufender Server kann seinen eigenen Blog nicht ersetzen. Darum wird das Backup hier geprüft, und dann bekommst du den Befehl, der es wiederherstellt.',
  checkAndShow: 'Prüfen und Befehl anzeigen',
  checking: 'Prüft …',
  restoreTheBackupOf: 'Backup vom {instant} wiederherstellen',
  isComplete: 'Es wurde gerade geprüft und ist vollständig.',
  keepNewer: 'Wenn du etwas Neueres behalten willst, erstelle vorher noch ein Backup.',
  stopServer: 'Halte den Server an.',
  runCommand: 'Führ auf seinem Rechner im Ordner von Den diesen Befehl aus:',
  runCommandWithPassphrase:
    'Führ auf seinem Rechner im Ordner von Den diesen Befehl aus. Er fragt nach der Passphrase, also dem BACKUP_PASSPHRASE von damals:',
  copyCommand: 'Befehl kopieren',
  startServer:
    'Starte den Server und melde dich neu an. Der Befehl listet auf, was er zurückgehalten hat, etwa nicht gesendete Mails.',
} as const
