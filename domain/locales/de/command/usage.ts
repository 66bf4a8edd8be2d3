export const commandUsage = {
  about: 'Den, ein selbst betriebenes Zuhause für alle, die über Horrorfilme schreiben.',
  noCommand: 'einen Befehl „{name}“ gibt es nicht.',
  serve: 'die Website bereitstellen, bis ein Signal kommt (npm start baut sie vorher)',
  migrate: 'die Datenbank auf den Stand dieser Version bringen und sagen, was getan wurde',
  demo: '„{command}“ entfernt die Demo außer dem, was jemand geändert hat',
  admin: 'Konten anlegen, ein Passwort zurücksetzen, einen Einrichtungslink ausgeben: „{command}“ sagt, wie',
  token: 'API-Tokens erzeugen, auflisten und widerrufen: „{command}“ sagt, wie',
  backup: 'alles in eine Datei schreiben, während die Website läuft',
  restore: 'ein Backup in einer leeren Datenbank der einen oder anderen Art wiederherstellen',
  export: 'nur die Beiträge als Markdown schreiben, mit ihren Bildern',
  import: 'Beiträge aus einem anderen Programm importieren; ein Probelauf sagt, was geschehen würde',
  doctor: 'sagen, was mit dieser Website nicht stimmt und was zu tun ist; endet mit 1 bei einem Problem',
  media: '„{command}“ holt Bilder aus der Datenbank heraus oder zurück',
  copy: 'den Blog von SQLite nach PostgreSQL kopieren oder zurück',
  address: 'Adresse',
  name: 'Name',
  whatFor: 'wofür',
  scope: 'Bereich',
  dayOrDays: 'Tag oder Tage',
  file: 'Datei',
  folder: 'Ordner',
  fileOrFolder: 'Datei oder Ordner',
  folderOrArchive: 'Ordner oder Archiv',
  sitemapOrList: 'Sitemap oder Liste',
  orFolder: 'oder Ordner',
  serveSettings:
    'die Website bereitstellen, bis ein Signal kommt; PORT und die anderen Einstellungen sind Umgebungsvariablen',
  adminCreate:
    'ein Konto für die Verwaltung anlegen, mit der Rolle owner, wenn nichts anderes gesagt ist; fragt nach dem Passwort',
  resetPassword:
    'einem Konto ein neues Passwort geben, es überall abmelden und seine API-Tokens und offenen Einladungen beenden, wenn sie nicht behalten werden',
  removePasskeys: 'alle Passkeys eines Kontos entfernen, das sich danach mit dem Passwort anmeldet',
  unlinkProvider:
    'ein Konto von seiner OpenID-Anmeldung lösen; die nächste Anmeldung mit seiner Adresse verbindet es wieder',
  resetSecondFactor:
    'den zweiten Faktor ausschalten, wenn er und alle Wiederherstellungscodes verloren sind: dann genügt das Passwort',
  changeAddress: 'die Adresse ändern, mit der sich ein Konto anmeldet',
  setRole: 'die Rolle eines Kontos ändern',
  removeAdmin: 'ein Konto entfernen; auch alle offenen Einladungen enden',
  listAdmins: 'Konten und ihre Rollen auflisten',
  setupLink: 'einen neuen Einrichtungslink ausgeben, solange es kein Konto gibt',
  adminWithoutTerminal: 'Ohne Terminal ist --email nötig, und das Passwort ist die erste Zeile der Standardeingabe.',
  tokenCreate: 'ein Token für ein Programm erzeugen und einmal zeigen',
  tokenList: 'Tokens auflisten, was sie dürfen und wann sie enden',
  tokenRevoke: 'ein Token widerrufen',
  tokenScopes: 'Bereiche: {scopes}; ohne --scope {usual}.',
  tokenEnds:
    'Ein Token endet nach {days} Tagen oder an dem Tag (2027-01-31) oder nach den Tagen (30d), die --expires nennt.',
  demoRemove: 'die Demo entfernen außer dem, was jemand geändert hat',
  migrateDoes:
    'die Datenbank auf den Stand dieser Version bringen, nach einem Backup des Blogs, falls schon einer da ist',
  migrateAtStart: 'Ein Start des Servers tut dasselbe.',
  backupDoes: 'alles in eine Datei schreiben, während die Website läuft, und sie noch einmal lesen',
  backupPlace:
    'Ohne Namen kommt die Datei nach BACKUP_DIR, in den Ordner „backups“ von DATA_DIR. --without-secrets lässt Passwörter, Tokens und Schlüssel weg. --encrypt fragt nach einer Passphrase; wo kein Terminal fragt, ist sie die erste Zeile der Standardeingabe.',
  restoreDoes:
    'ein Backup in einer leeren Datenbank wiederherstellen, SQLite oder PostgreSQL; vorher den Server anhalten',
  restoreReplaces:
    '--replace ersetzt damit einen Blog, der schon da ist. Nicht gesendete Mails werden zurückgezogen, und Beiträge, deren Zeit vorbei ist, werden Entwürfe. Ein verschlüsseltes Backup fragt nach seiner Passphrase; wo kein Terminal fragt, ist sie die erste Zeile der Standardeingabe.',
  exportDoes: 'Beiträge, Entwürfe und geplante Beiträge als Markdown mit ihren Bildern in einen neuen Ordner schreiben',
  exportFormat:
    'Was in den Dateien steht, sagt docs/markdown-format.md. Für alles, und um zurückzukommen, erstelle ein Backup.',
  copyDoes: 'alles in eine leere Datenbank der einen oder anderen Art kopieren und jede Zeile vergleichen',
  copyMoment:
    'Kopiert wird der Stand eines Augenblicks: Für einen Umzug halte erst den Server an. Nach einer Unterbrechung macht derselbe Befehl mit den angekommenen Bildern weiter. --replace kopiert über einen Blog, der schon da ist.',
  mediaDoes:
    'jedes Bild dorthin bringen, wohin es gehört: nach MEDIA_DIR oder in den Bucket von MEDIA_S3_…, oder mit MEDIA_STORE=database zurück in die Datenbank, während die Website läuft',
  mediaCompares:
    'Jedes Bild wird mit seiner Prüfsumme verglichen, bevor die alte Kopie geht. Nach einer Unterbrechung macht derselbe Befehl weiter.',
  importDoes:
    'aus dem Export eines anderen Programms Beiträge machen; ein weiterer Lauf legt keinen Beitrag doppelt an',
  importChecks:
    'den laufenden Server fragen, wohin die Adressen der alten Website führen, und die nennen, die zu keiner Seite führen',
  importOptions:
    '--dry-run sagt zu jedem Beitrag, was angelegt, geändert und weggelassen würde, und ändert nichts. Bilder kommen aus den importierten Dateien und aus --pictures; von anderen Hosts wird nichts geladen. Aus einem Backup eines anderen Den (.tar.gz) kommen Beiträge, Entwürfe und Bilder. --scale sagt, was die beste Wertung ist (stars: 4), ohne die Wertungen wie „4“ wegfallen; Beiträge mit einer Wertung bekommen die Kategorie „Horror Review“ oder die genannte, wenn sie keine für Kritiken haben. --viewings one macht aus mehreren Kritiken eines Films bei Letterboxd einen Beitrag. Niemand bekommt eine Mail. docs/imports.md sagt, was mitkommt.',
} as const
