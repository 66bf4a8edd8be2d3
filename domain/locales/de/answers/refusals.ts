export const refusals = {
  fieldsRefused: 'Einige Felder gehen so nicht. Nichts wurde gespeichert.',
  internalError: 'Auf dem Server ging etwas schief, und es steht im Log. Versuch es in einer Minute noch einmal.',
  forbidden: 'Nicht erlaubt',
  notFound: 'Nicht gefunden',
  conflict: 'Widerspruch zum jetzigen Stand',
  serverError: 'Fehler auf dem Server',
  badGateway: 'Fehler bei einem anderen Dienst',
  unavailable: 'Gerade nicht möglich',
  noPost: 'Diesen Beitrag gibt es nicht.',
  noPreview: 'Dieser Beitrag hat keinen Vorschau-Link.',
  noRevision: 'Diese Version des Beitrags gibt es nicht.',
  noSettingRevision: 'Diese Version wird nicht mehr aufbewahrt.',
  noChanges: 'Dieser Beitrag hat keine Änderungen, die nicht schon öffentlich sind.',
  youSaved: 'Du hast diesen Beitrag zuvor anderswo gespeichert.',
  somebodySaved: 'Jemand anderes hat diesen Beitrag zuerst gespeichert.',
  savedNothingOverwritten: '{problem} Nichts wurde überschrieben.',
  savedNothingDeleted: '{problem} Nichts wurde gelöscht.',
  savedNothingDiscarded: '{problem} Nichts wurde verworfen.',
  announcedBefore:
    'Dieser Beitrag wurde schon per Mail angekündigt, als er zuvor veröffentlicht war. Ein Beitrag wird nur einmal angekündigt.',
  announced: {
    one: 'Dieser Beitrag wurde am {day} einem Abo angekündigt. Ein Beitrag wird nur einmal angekündigt.',
    other: 'Dieser Beitrag wurde am {day} {count} Abos angekündigt. Ein Beitrag wird nur einmal angekündigt.',
  },
  announcedAndStopped: {
    one: 'Dieser Beitrag wurde am {day} einem Abo angekündigt, dann wurde die Ankündigung gestoppt. Ein Beitrag wird nur einmal angekündigt.',
    other:
      'Dieser Beitrag wurde am {day} {count} Abos angekündigt, dann wurde die Ankündigung gestoppt. Ein Beitrag wird nur einmal angekündigt.',
  },
  tooManyRequests:
    'Dein Netz fragt zu oft danach, oder zu oft auf einmal. Warte {wait} und versuch es dann noch einmal. Programme mit einem API-Token haben kein Limit.',
  minutes: { one: 'eine Minute', other: '{count} Minuten' },
  oneSecond: 'eine Sekunde',
  seconds: { one: 'eine Sekunde', other: '{count} Sekunden' },
  databaseSilent: 'Die Datenbank dieses Blogs antwortet gerade nicht. Versuch es in ein paar Sekunden noch einmal.',
  databaseBusy: 'Die Datenbank dieses Blogs ist gerade zu beschäftigt. Versuch es in ein paar Sekunden noch einmal.',
  diskFull:
    'Der Datenträger dieses Servers ist voll. Nichts wurde gespeichert. Versuch es noch einmal, wenn dort Platz geschaffen ist.',
  diskReadOnly:
    'Auf den Datenträger dieses Servers lässt sich nicht schreiben. Nichts wurde gespeichert. Wer den Server betreibt, muss den Datenträger wieder beschreibbar machen.',
  diskFailed:
    'Der Datenträger dieses Servers konnte nicht lesen oder schreiben. Wer den Server betreibt, muss danach sehen.',
  databaseDamaged:
    'Die Datenbank dieses Blogs ist beschädigt. Wer ihn betreibt, muss sie aus einem Backup wiederherstellen.',
  databaseGone:
    'Die Datenbankdatei dieses Blogs ist weg, leer oder eine andere als beim Start. Nichts wird gespeichert, bis sie wiederhergestellt und der Server neu gestartet ist.',
  databaseNewer:
    'Die Datenbank dieses Blogs wurde von einer neueren Version von Den umgestellt. Nichts wird gespeichert, bis der Server mit dieser Version neu gestartet ist.',
  typedIsKept: '{problem} Was du geschrieben hast, ist noch da.',
  noCategory: 'Diese Kategorie gibt es nicht.',
  noTag: 'Kein veröffentlichter Beitrag hat dieses Schlagwort.',
  noRedirect: 'Dieser Pfad führt nirgendwo anders hin: Seine Weiterleitung ist weg, oder es gab nie eine.',
  noPicture: 'Dieses Bild gibt es nicht mehr.',
  pictureRequired: 'Ein Bild fehlt, als Datei',
  noPictureType: 'Diese Datei ist kein Bild, das Den aufbewahrt. Möglich sind JPEG, PNG, WebP und AVIF.',
  pictureDamaged: 'Dieses Bild ist beschädigt: Es lässt sich nicht bis zum Ende lesen.',
  pictureMegapixels: 'Dieses Bild hat {megapixels} Megapixel; Den nimmt bis zu {max}.',
  pictureMegabytes: 'Dieses Bild hat {megabytes} MB; Den nimmt bis zu {max}.',
  pictureMemory:
    'Dieses Bild bräuchte entpackt {megabytes} MB Speicher; Den nimmt bis zu {max}. Mach es kleiner, oder speichere es als gewöhnliches JPEG.',
  pictureSource: 'Das Original dieses Bildes: {problem}',
  noSubscriber: 'Dieses Abo gibt es nicht.',
  subscribedAlready: 'Diese Adresse hat schon ein Abo.',
  subscriberLeft: 'Dieses Abo wurde abbestellt. Erneuern kann es nur, wem die Adresse gehört, im Formular des Blogs.',
  noMailReaches: 'Diese Adresse erreicht keine Mail.',
  subscriberBlocked:
    'Diese Adresse ist gesperrt. Entsperre sie zuerst; dann lässt sich der Blog damit wieder abonnieren.',
  subscriberErased: 'Diese Adresse wurde gelöscht und bekommt nie wieder eine Mail.',
  mailedJustNow:
    'Dieses Postfach hat gerade eine Mail bekommen. Warte zehn Minuten; höchstens drei am Tag gehen dorthin.',
  notBlocked: 'Nur eine gesperrte Adresse lässt sich entsperren.',
  noAnnouncement: 'Diese Ankündigung gibt es nicht.',
  noTransport: 'Über {name} geht keine Mail.',
  serverSilent: 'Der Server hat noch nichts gesagt. Die Mail bleibt in der Warteschlange.',
  backupRunning: 'Ein anderes Backup wird gerade erstellt, geprüft oder kopiert. Warte, bis das fertig ist.',
  noBackup: 'Dieses Backup gibt es im Ordner dieses Servers nicht.',
  noJob: 'Diesen Vorgang gibt es nicht.',
  importGone:
    'Dieser Import ist nicht mehr da: Eine andere Datei kam an seine Stelle, oder der Server wurde neu gestartet. Wähl die Datei noch einmal.',
  importRunning: 'Gerade wird eine Datei hochgeladen oder importiert. Warte, bis das fertig ist.',
  dryRunFirst: 'Zuerst kommt der Probelauf: Er sagt, was der Import tun würde.',
  noRoomForFile:
    'Auf dem Datenträger des Servers ist kein Platz für diese Datei. Schaff Platz, und wähl die Datei noch einmal.',
  emptyFile: 'Diese Datei ist leer.',
  emptyFileField: 'Diese Datei ist leer',
  uploadTooLarge:
    'Diese Datei ist größer als 2 GB, und mehr lässt sich nicht hochladen. Kopiere sie auf den Rechner des Servers, und importiere sie dort: ./den import DATEI',
  importStillRunning: 'Dieser Import läuft noch. Ein abgebrochener gilt nach zwei Minuten als beendet.',
  reportGone: 'Dieser Bericht ist nicht mehr da. Aufbewahrt werden die Berichte der letzten zehn Importe.',
  notUndone: 'Dieser Import wurde auf diesem Server nicht rückgängig gemacht.',
  undoRunning: 'Gerade wird ein Import rückgängig gemacht. Warte, bis das fertig ist.',
  wikidataAsked:
    'Wikidata wurde innerhalb einer Minute {limit}-mal gefragt. Versuch es in {seconds} Sekunden noch einmal.',
  wikidataFailed:
    'Wikidata hat nicht brauchbar geantwortet ({problem}). Versuch es später noch einmal, oder tipp die Angaben selbst.',
  wikidataSlow: 'keine Antwort in {seconds} Sekunden',
  wikidataUnreachable: 'nicht erreichbar, {reason}',
  wikidataAskedOften: 'zu oft von diesem Server gefragt',
  wikidataError: 'Fehler {code}',
  wikidataStatus: 'Status {status}',
  wikidataUnclear: 'keine Antwort der Schnittstelle',
  noFilms: 'Filme werden hier nicht nachgeschlagen. FILM_DIRECTORY=wikidata in der Umgebung schaltet es ein.',
} as const
