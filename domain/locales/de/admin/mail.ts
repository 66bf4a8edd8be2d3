export const mail = {
  limitsSaved: 'Limits gespeichert',
  linksOpenHereOnly:
    'Links in Mails führen zu {siteUrl}, und das öffnet sich nur auf diesem Rechner. Trag die öffentliche Adresse in <code>SITE_URL</code> ein, bevor jemand abonniert.',

  mails: { one: '{count} Mail', other: '{count} Mails' },
  people: { one: '{count} Person', other: '{count} Personen' },

  announcements: 'Ankündigungen',
  noneYet:
    'Noch keine. Ein neuer Beitrag mit Häkchen bei „Per Mail ankündigen“ geht an alle Abos, die dann aktiv sind.',
  to: 'An',
  queued: 'Wartend',
  sent: 'Gesendet',
  keptHere: 'Abgelegt',
  failed: 'Gescheitert',
  uncertain: 'Ungewiss',
  earlierAnnouncements: 'Frühere Ankündigungen',
  allBeforeThese: 'alle vor diesen',
  otherMails: 'Andere Mails',
  whatOthersAre: 'Bestätigungen, Einladungen, Tests',
  postDeleted: 'Beitrag gelöscht',
  stop: 'Stoppen',
  stopAnnouncing: 'Ankündigung stoppen: {subject}',
  stopped: 'Gestoppt',
  stopAnnouncingTitle: 'Ankündigung stoppen:',
  willNotBeSent: {
    one: '{count} Mail von {audience} wird nicht gesendet. Was schon gesendet ist, bleibt gesendet, und der Rest lässt sich nicht nachholen.',
    other:
      '{count} Mails von {audience} werden nicht gesendet. Was schon gesendet ist, bleibt gesendet, und der Rest lässt sich nicht nachholen.',
  },
  stopping: 'Stoppt …',
  goOnSending: 'Weiter senden',
  stoppedAfterSending: {
    one: 'Die Ankündigung ist gestoppt. {count} Mail war schon hinausgegangen.',
    other: 'Die Ankündigung ist gestoppt. {count} Mails waren schon hinausgegangen.',
  },
  stoppedAfterKeeping: {
    one: 'Die Ankündigung ist gestoppt. {count} Mail war schon hinausgegangen, hier abgelegt: {kept}.',
    other: 'Die Ankündigung ist gestoppt. {count} Mails waren schon hinausgegangen, hier abgelegt: {kept}.',
  },

  stoppedAfter: {
    one: 'Die Ankündigung wurde nach {count} Mail gestoppt.',
    other: 'Die Ankündigung wurde nach {count} Mails gestoppt.',
  },
  keptNothingLeft: {
    one: '{count} Mail ist hier abgelegt, keine ging hinaus.',
    other: '{count} Mails sind hier abgelegt, keine ging hinaus.',
  },
  mailedTo: { one: 'An {count} Person gemailt.', other: 'An {count} Personen gemailt.' },
  mailedToQueued: {
    one: 'An {count} Person gemailt ({waiting} in der Warteschlange).',
    other: 'An {count} Personen gemailt ({waiting} in der Warteschlange).',
  },
  waitForServer: {
    one: '{count} Mail wartet, bis der Mailserver wieder funktioniert.',
    other: '{count} Mails warten, bis der Mailserver wieder funktioniert.',
  },
  mailedToOthersWait: {
    one: 'An {people} gemailt; {count} Mail wartet, bis der Mailserver wieder funktioniert.',
    other: 'An {people} gemailt; {count} Mails warten, bis der Mailserver wieder funktioniert.',
  },

  howFastMailGoes: 'Wie schnell Mails hinausgehen',
  overLimitWaits:
    'Was über einem Limit liegt, wartet in der Warteschlange und geht später hinaus. Ein leeres Feld heißt: kein Limit.',
  perSecond: 'Mails pro Sekunde',
  perHour: 'Mails pro Stunde',
  perDay: 'Mails pro Tag',
  perSecondHint: 'Was dein Anbieter erlaubt. 10 ist ein guter Anfang.',
  perHourHint: 'Geteilte Server erlauben oft ein paar Hundert.',
  perDayHint: 'Fang mit einem neuen Konto langsam an: erst ein paar Hundert, dann jede Woche mehr.',
  saveLimits: 'Limits speichern',

  hostedService: 'Gehosteter Dienst',
  environmentNamesEmailjs:
    '{description}. Die Umgebung nennt ihn (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); er wird höchstens einmal pro Sekunde aufgerufen. Seine Vorlage bekommt to_email, subject, message, html, confirm_url und unsubscribe_url.',

  mailbox: 'Postfach',
  keptWithoutServer:
    'Diese Mails entstanden, als es keinen Mailserver gab, und wurden nicht gesendet. Wer noch wartet, kann noch einmal abonnieren, oder du gibst den Link selbst weiter.',
  noMailYet: 'Noch ist keine Mail entstanden.',
  asReaderSees: 'Wie sie ankommt',
  pagesOfMailbox: 'Seiten des Postfachs',

  sendTestTo: 'Test schicken an',
  sendTest: 'Test schicken',
  askingServer: 'Fragt den Server …',
  keptNotSent: 'Er liegt im Postfach und wurde nicht gesendet.',
  accepted: 'Der Server hat ihn angenommen. Er sagte:',
  notSent: 'Er wurde nicht gesendet. Der Server sagte:',

  mailServer: 'Mailserver',
  serverOfEnvironment: 'Der Server ist in der Umgebung festgelegt (SMTP_URL). Das hat Vorrang vor dieser Seite.',
  provider: 'Anbieter',
  otherServer: 'Anderer Server',
  host: 'Host',
  hostHint: 'Etwa mail.example. Eine ganze Adresse, smtp://user:password@mail.example, füllt die anderen Felder aus.',
  hostMissing: 'Nenn den Host. Ohne ihn gibt es keinen Server zu speichern',
  hostProblem:
    'Ein Host ist ein Name wie mail.example, ohne Port, oder eine ganze Adresse wie smtps://user:password@mail.example',
  port: 'Port',
  portProblem: 'Ein Port ist eine Zahl von 1 bis 65535',
  encryption: 'Verschlüsselung',
  tls: 'TLS (Port 465)',
  starttls: 'STARTTLS (Port 587)',
  starttlsIfOffered: 'STARTTLS nur, wenn angeboten',
  passwordUnencrypted: 'Wo es nicht angeboten wird, geht das Passwort unverschlüsselt durchs Netz.',
  mailUnencrypted:
    'Ohne Benutzernamen wird verschlüsselt, wo der Server es anbietet. Sonst gehen Mails unverschlüsselt hinaus.',
  noPasswordUnencrypted: 'Ein Server ohne Verschlüsselung bekommt kein Passwort, außer er läuft auf diesem Rechner.',
  user: 'Benutzername',
  userHint: 'Leer, wenn der Server keinen verlangt.',
  userMissing: 'Nenn den Benutzernamen, zu dem dieses Passwort gehört',
  passwordStored: 'Ein Passwort ist gespeichert. Gib ein anderes ein, um es zu ersetzen.',
  sender: 'Absender',
  senderHint: 'Die Adresse, von der die Mails kommen, etwa Die Höhle <den@example.org>.',
  saveServer: 'Server speichern',
  serverSaved: 'Mailserver gespeichert',
  serverRemoved: 'Mailserver entfernt',
  notSavedYet: 'Noch nicht gespeichert. <discard>Verwerfen</discard>',
  noHostHosted: 'Ohne Host verschickt der gehostete Dienst alles.',
  noHostKept: 'Ohne Host bleiben Mails hier liegen.',
  removedHosted: 'Ohne Host wird der Server entfernt, und der gehostete Dienst verschickt alles.',
  removedKept: 'Ohne Host wird der Server entfernt, und Mails bleiben hier liegen.',

  mailLeavesBy: 'Mails gehen über {description} hinaus.',
  announcementsLeaveBy: 'Ankündigungen gehen über {description} hinaus.',
  othersLeaveBy: 'Alle anderen Mails gehen über {description} hinaus.',
  sentByThisServer: '„Gesendet“ heißt, dass dieser Server eine Mail angenommen hat, nicht dass sie angekommen ist.',
  sentByOneOfThem: '„Gesendet“ heißt, dass einer von beiden eine Mail angenommen hat, nicht dass sie angekommen ist.',
  noServer:
    'Es ist kein Mailserver eingerichtet, also wird keine Mail gesendet. Alle liegen weiter unten, damit du sie lesen kannst.',
  paused:
    '<strong>Der Versand pausiert</strong> bei {description} seit dem {since}. Die Warteschlange bleibt erhalten, und um {time} Uhr wird der Server wieder gefragt. Er sagte:',
  outOfReachEachTried:
    '<strong>Nicht erreichbar:</strong> {description}. Die Warteschlange bleibt erhalten, und jede Mail darin wird noch einmal versucht. Die letzte endete so:',
  outOfReach: {
    one: '<strong>Nicht erreichbar:</strong> {description}. Die Warteschlange bleibt erhalten, und in einer Minute wird die nächste Mail versucht. Die letzte endete so:',
    other:
      '<strong>Nicht erreichbar:</strong> {description}. Die Warteschlange bleibt erhalten, und in {count} Minuten wird die nächste Mail versucht. Die letzte endete so:',
  },
  resumeNow: 'Jetzt fortsetzen',
  tryNow: 'Jetzt versuchen',
  goesOutAgain: 'Mails gehen wieder hinaus, über {description}',
  notYet: 'Noch nicht. Der Server sagte: {detail}',

  gmailHint:
    'Der Benutzername ist die ganze Adresse. Google nimmt nicht das Passwort des Kontos, sondern ein App-Passwort. Dazu muss die Bestätigung in zwei Schritten eingeschaltet sein.',
  microsoftHint:
    'Authentifiziertes SMTP muss für das Postfach in Microsoft 365 erlaubt sein. Private Outlook.com-Konten nehmen von Programmen keine Passwörter an.',
  icloudHint:
    'Der Benutzername ist die ganze iCloud-Adresse. Apple nimmt nicht das Passwort des Accounts, sondern ein app-spezifisches.',
  fastmailHint: 'Fastmail nimmt nicht das Passwort des Kontos, sondern ein App-Passwort.',
  postmarkHint: 'Das API-Token des Servers ist Benutzername und Passwort zugleich.',
  mailgunHint: 'Für eine Domain in der EU ist der Host smtp.eu.mailgun.org.',
  sesHint:
    'Setz deine Region in den Host ein. Benutzername und Passwort sind SMTP-Zugangsdaten von SES, keine Zugriffsschlüssel.',
  sendgridHint: 'Der Benutzername ist das Wort apikey, das Passwort ein API-Schlüssel.',
  brevoHint: 'Das Passwort ist ein SMTP-Schlüssel, nicht das des Kontos.',
  seeMail: 'Zu den Mails',
} as const
