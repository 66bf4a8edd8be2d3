export const findings = {
  disk: 'Datenträger',
  database: 'Datenbank',
  clock: 'Uhr',
  scheduledPosts: 'Geplante Beiträge',
  freeSpace: '{size} sind frei in {folder}.',
  freeSomeSpace:
    'Schaff Platz auf diesem Datenträger, oder verschieb DATA_DIR auf einen größeren, während der Server angehalten ist.',
  siteUrlMissing: 'SITE_URL ist nicht gesetzt: Links in Mails und Feeds führen zu {address}, auf diesen Rechner.',
  setSiteUrl: 'Setz SITE_URL auf die Adresse, die beim Lesen in der Adresszeile steht, und starte neu.',
  notEncrypted: '{address} ist nicht verschlüsselt: Passwörter lassen sich unterwegs mitlesen.',
  encrypt: 'Stell einen Proxy mit Zertifikat vor Den, und setz SITE_URL auf die https-Adresse.',
  addressOfSite: '{address} ist die Adresse dieses Blogs.',
  sqliteIsWell: 'SQLite ist beschreibbar und auf dem Stand dieser Version.',
  sqliteIsUndamaged: 'SQLite ist beschreibbar und auf dem Stand dieser Version; die Tabellen sind unbeschädigt.',
  postgresIsWell:
    'PostgreSQL ist beschreibbar und auf dem Stand dieser Version. Nach Änderungen anderer Server wird bei jeder Seite gefragt; LISTEN, das ein Pooler nicht weitergibt, wird nicht benutzt.',
  pooledPostgresIsWell:
    'PostgreSQL hinter einem Pooler ist beschreibbar und auf dem Stand dieser Version. Nach Änderungen anderer Server wird bei jeder Seite gefragt; LISTEN, das ein Pooler nicht weitergibt, wird nicht benutzt.',
  migrations: {
    one: '{count} Migration steht aus, die erste ist {name}.',
    other: '{count} Migrationen stehen aus, die erste ist {name}.',
  },
  migrate:
    'Halte alle Server an, und starte diese Version oder ruf „den migrate“ auf. Beides erstellt vorher ein Backup.',
  doAsItSays: 'Tu, was die Meldung sagt; „den restore“ braucht ein Backup.',
  seeOthers: 'Sieh bei Datenträger und Datenbank nach.',
  clocksApart: {
    one: 'Die Uhren dieses Rechners und der Datenbank gehen {count} Sekunde auseinander.',
    other: 'Die Uhren dieses Rechners und der Datenbank gehen {count} Sekunden auseinander.',
  },
  setBack: {
    one: 'Die Uhr wurde zurückgestellt: Das Protokoll ist ihr {count} Sekunde voraus.',
    other: 'Die Uhr wurde zurückgestellt: Das Protokoll ist ihr {count} Sekunden voraus.',
  },
  synchronise: 'Gleich die Uhr ab, zum Beispiel mit „timedatectl set-ntp true“.',
  now: 'Es ist {time}.',
  noMailServer: 'Kein Mailserver ist eingerichtet: Mails werden unter „Mails“ zum Lesen aufbewahrt.',
  setUpMail: 'Richte unter „Mails“ einen ein, bevor jemand abonniert.',
  mailRefused: '{server} nimmt keine Mails an: {reply}',
  correctMail: 'Berichtige den Mailserver unter „Mails“, und prüf dort die Verbindung.',
  mailsWait: 'Mails warten seit {time}.',
  checkMail: 'Prüf, ob der Server läuft, und sieh unter „Mails“ nach, was er sagt.',
  mailIsWell: '{server}: Nichts ist überfällig.',
  noneOverdue: 'Keiner ist überfällig.',
  overdue: '„{title}“ hätte erscheinen sollen: {time}.',
  openOverdue: 'Starte den Server. Wenn er läuft, öffne den Beitrag: Etwas darin fehlt oder ist vergeben.',
  makeWritable: 'Mach den Ordner für dieses Konto beschreibbar.',
  folderUnreadable:
    '{folder} lässt sich nicht lesen ({code}). BACKUP_DIR muss einen Ordner nennen, in den der Server schreiben darf.',
  backupFailed: 'Das letzte Backup ist gescheitert: {problem}',
  backupOld: 'Das neueste Backup ist älter als zwei Tage: {time}.',
  noBackup: 'Es gibt kein Backup.',
  makeBackup: 'Erstelle eines mit „den backup“ oder mit „Backup erstellen“ unter „Backups“.',
  checkFailed: 'Die letzte Prüfung von {name} ist gescheitert: {problem}',
  makeAnother:
    'Erstelle ein neues mit „den backup“ oder mit „Backup erstellen“ unter „Backups“, und sieh nach dem Datenträger. Dieser Hinweis bleibt, bis eine Prüfung gelingt oder die Datei gelöscht ist.',
  newestBackup: 'Das neueste ist von {time}.',
} as const
