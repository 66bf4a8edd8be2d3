export const commandAnswers = {
  noBlogYet: 'In dieser Datenbank ist noch kein Blog.',
  otherShape: 'Die Datenbank ist nicht auf dem Stand dieser Version.',
  unusableDatabase: 'Die Datenbank lässt sich nicht verwenden.',
  unreachable: 'Die Datenbank, die DATABASE_URL nennt, ist nicht zu erreichen.',
  lostConnection: 'Die Verbindung zur Datenbank ging verloren ({reason}).',
  heldDatabase:
    'Ein anderes Programm hält die Datenbank. Warte, bis es fertig ist, oder halte es an, und starte noch einmal.',
  fullDisk: 'Der Datenträger ist voll. Schaff Platz darauf, und starte noch einmal; nichts ist verloren.',
  readOnly:
    'Der Datenträger oder die Datenbank ist nicht beschreibbar. Mach sie für dieses Konto beschreibbar, und starte noch einmal.',
  failedDisk:
    'Der Datenträger konnte nicht lesen oder schreiben, oder er ist voll. Sieh nach seinem freien Platz und ins Log des Systems.',
  damagedDatabase:
    'Die Datenbank ist beschädigt. Stell sie aus einem Backup wieder her: ./den restore <file> --replace.',
  closedFile:
    'Die Datenbank in DATA_DIR lässt sich nicht öffnen. Sieh nach dem freien Platz und danach, wer dort schreiben darf.',
  newerDatabase: 'Eine neuere Version von Den hat die Datenbank aktualisiert. Starte diese Version.',
  mediaSettings: 'Sieh dir die Einstellungen an, die mit MEDIA_ beginnen, und starte noch einmal.',
  doctorCounts: '„den doctor“ sagt, wie viele Bilder fehlen.',
  unwritableFolder: 'DATA_DIR muss einen Ordner nennen, in den dieses Konto schreiben darf.',
  notWritten: '{file} ließ sich nicht schreiben. {problem}',
  readAgain:
    '{file} ließ sich nicht schreiben: Beim erneuten Lesen fand sich ein Fehler. {problem} Sieh nach dem Datenträger.',
  diskFull: 'Der Datenträger ist voll. Schaff Platz, oder wähl einen anderen.',
  quotaFull: 'Der Datenträger ist für dieses Konto voll. Schaff Platz, oder wähl einen anderen.',
  tooLarge: 'Das Dateisystem nimmt keine Datei dieser Größe. Wähl einen anderen Datenträger.',
  mayNotWrite: 'Dieses Konto darf dort nicht schreiben.',
  diskReadOnly: 'Dieser Datenträger ist nicht beschreibbar.',
  noFolder: 'Diesen Ordner gibt es nicht.',
  fileInPlace: 'An der Stelle dieses Ordners ist eine Datei.',
  isFolder: 'Das ist ein Ordner. Nenn eine Datei darin.',
  circle: 'Verknüpfungen auf dem Weg dorthin führen im Kreis.',
  longName: 'Dieser Name ist zu lang.',
  diskFailed: 'Der Datenträger konnte nicht schreiben.',
  noSuchFile: 'Es gibt keine Datei {file}.',
  cannotBeRead: '{file} lässt sich nicht lesen: {problem}',
  newerBackup: 'Dieses Backup stammt von einem neueren Den ({version}). Stell es mit dieser Version wieder her.',
  blogInPostgres: 'In dieser PostgreSQL-Datenbank ist ein Blog. Mit --replace tritt der neue an seine Stelle.',
  blogInFolder: 'In {folder} ist ein Blog. Mit --replace tritt der neue an seine Stelle.',
  fileThere: '{file} gibt es schon. Nenn eine andere Datei.',
  damagedBackup: 'Dieses Backup ist beschädigt oder wurde verändert: {reason}.',
  differsThere: 'Was dort liegt, weicht von dem ab, was hier gelesen wurde. Dort wurde nichts geändert.',
  otherPlace:
    'Am genannten Ort für Bilder fehlen einige, die da sein sollten, etwa {name}. Ist es der Ort von vorher, und ist sein Datenträger eingehängt? Nichts wurde verschoben.',
} as const
