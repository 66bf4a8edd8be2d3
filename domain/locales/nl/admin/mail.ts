export const mail = {
  limitsSaved: 'Limieten opgeslagen',
  linksOpenHereOnly:
    'Links in mails leiden naar {siteUrl}, dat alleen op deze machine opengaat. Zet het openbare adres in <code>SITE_URL</code> voordat iemand zich inschrijft.',

  mails: { one: '{count} mail', other: '{count} mails' },
  people: { one: '{count} abonnee', other: '{count} abonnees' },

  announcements: 'Aankondigingen',
  noneYet:
    'Nog geen. Een nieuw artikel waarbij “Abonnees mailen” is aangevinkt, wordt aangekondigd aan iedereen die dan is ingeschreven.',
  to: 'Aan',
  queued: 'Wachtend',
  sent: 'Verstuurd',
  keptHere: 'Hier bewaard',
  failed: 'Mislukt',
  uncertain: 'Onzeker',
  earlierAnnouncements: 'Eerdere aankondigingen',
  allBeforeThese: 'alle vóór deze',
  otherMails: 'Andere mails',
  whatOthersAre: 'bevestigingen, uitnodigingen, tests',
  postDeleted: 'artikel verwijderd',
  stop: 'Stoppen',
  stopAnnouncing: 'Aankondigen stoppen: {subject}',
  stopped: 'Gestopt',
  stopAnnouncingTitle: 'Aankondigen stoppen:',
  willNotBeSent: {
    one: '{count} mail van {audience} wordt niet verstuurd. Wat al is verstuurd, blijft verstuurd, en de rest kan later niet meer weg.',
    other:
      '{count} mails van {audience} worden niet verstuurd. Wat al is verstuurd, blijft verstuurd, en de rest kan later niet meer weg.',
  },
  stopping: 'Stoppen…',
  goOnSending: 'Verder versturen',
  stoppedAfterSending: {
    one: 'De aankondiging is gestopt. Er was {count} mail verstuurd.',
    other: 'De aankondiging is gestopt. Er waren {count} mails verstuurd.',
  },
  stoppedAfterKeeping: {
    one: 'De aankondiging is gestopt. Verstuurd: {count} mail; hier bewaard: {kept}.',
    other: 'De aankondiging is gestopt. Verstuurd: {count} mails; hier bewaard: {kept}.',
  },

  stoppedAfter: {
    one: 'De aankondiging is gestopt na {count} mail.',
    other: 'De aankondiging is gestopt na {count} mails.',
  },
  keptNothingLeft: {
    one: '{count} mail is hier bewaard, en er is niets verstuurd.',
    other: '{count} mails zijn hier bewaard, en er is niets verstuurd.',
  },
  mailedTo: { one: 'Gemaild aan {count} abonnee.', other: 'Gemaild aan {count} abonnees.' },
  mailedToQueued: {
    one: 'Gemaild aan {count} abonnee ({waiting} in de wachtrij).',
    other: 'Gemaild aan {count} abonnees ({waiting} in de wachtrij).',
  },
  waitForServer: {
    one: '{count} mail wacht tot de mailserver weer werkt.',
    other: '{count} mails wachten tot de mailserver weer werkt.',
  },
  mailedToOthersWait: {
    one: 'Gemaild aan {people}; {count} mail wacht tot de mailserver weer werkt.',
    other: 'Gemaild aan {people}; {count} mails wachten tot de mailserver weer werkt.',
  },

  howFastMailGoes: 'Hoe snel mail eruit gaat',
  overLimitWaits:
    'Mail boven een limiet wacht in de wachtrij en gaat er later uit. Laat een veld leeg voor geen limiet.',
  perSecond: 'Mails per seconde',
  perHour: 'Mails per uur',
  perDay: 'Mails per dag',
  perSecondHint: 'Wat je aanbieder toestaat. 10 is een goed begin.',
  perHourHint: 'Gedeelde hosting staat er vaak een paar honderd toe.',
  perDayHint: 'Begin rustig met een nieuw account: eerst een paar honderd, en elke week meer.',
  saveLimits: 'Limieten opslaan',

  hostedService: 'Gehoste dienst',
  environmentNamesEmailjs:
    '{description}. De omgeving noemt hem (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); hij wordt hoogstens één keer per seconde aangeroepen. Het sjabloon krijgt to_email, subject, message, html, confirm_url en unsubscribe_url.',

  mailbox: 'Postvak',
  keptWithoutServer:
    'Deze mails zijn geschreven toen er geen mailserver was, en zijn niet verstuurd. Wie nog wacht, kan zich opnieuw inschrijven, of je geeft de link zelf door.',
  noMailYet: 'Er is nog geen mail geschreven.',
  asReaderSees: 'Zoals de lezer hem ziet',
  pagesOfMailbox: 'Pagina’s van het postvak',

  sendTestTo: 'Test sturen naar',
  sendTest: 'Test sturen',
  askingServer: 'Server bevragen…',
  keptNotSent: 'Hij ligt in het postvak en is niet verstuurd.',
  accepted: 'De server nam hem aan en zei:',
  notSent: 'Hij is niet verstuurd. De server zei:',

  mailServer: 'Mailserver',
  serverOfEnvironment: 'De server staat in de omgeving (SMTP_URL); die heeft voorrang op dit scherm.',
  provider: 'Aanbieder',
  otherServer: 'Andere server',
  host: 'Host',
  hostHint: 'Zoals mail.example. Een heel adres, smtp://user:password@mail.example, vult de andere velden.',
  hostMissing: 'Vul de host in. Zonder host is er geen server om op te slaan',
  hostProblem:
    'Een host is een naam zoals mail.example, zonder poort, of een heel adres zoals smtps://user:password@mail.example',
  port: 'Poort',
  portProblem: 'Een poort is een getal van 1 tot en met 65535',
  encryption: 'Versleuteling',
  tls: 'TLS (poort 465)',
  starttls: 'STARTTLS (poort 587)',
  starttlsIfOffered: 'STARTTLS alleen als de server het biedt',
  passwordUnencrypted: 'Biedt de server het niet, dan gaat het wachtwoord onversleuteld over het netwerk.',
  mailUnencrypted:
    'Zonder gebruiker wordt er versleuteld als de server dat biedt; anders gaat mail onversleuteld de deur uit.',
  noPasswordUnencrypted: 'Een server zonder versleuteling krijgt geen wachtwoord, tenzij hij op deze machine staat.',
  user: 'Gebruiker',
  userHint: 'Leeg als de server er geen vraagt.',
  userMissing: 'Vul de gebruiker in bij wie dit wachtwoord hoort',
  passwordStored: 'Er is een wachtwoord opgeslagen; typ een ander om het te vervangen.',
  sender: 'Afzender',
  senderHint: 'Het adres waar mails van komen, zoals De Krocht <krocht@example.org>.',
  saveServer: 'Server opslaan',
  serverSaved: 'Mailserver opgeslagen',
  serverRemoved: 'Mailserver verwijderd',
  notSavedYet: 'Nog niet opgeslagen. <discard>Weggooien</discard>',
  noHostHosted: 'Zonder host verstuurt de gehoste dienst alles.',
  noHostKept: 'Zonder host wordt mail hier bewaard.',
  removedHosted: 'Zonder host wordt de server verwijderd, en verstuurt de gehoste dienst alles.',
  removedKept: 'Zonder host wordt de server verwijderd, en wordt mail hier bewaard.',

  mailLeavesBy: 'Mail gaat via {description}.',
  announcementsLeaveBy: 'Aankondigingen gaan via {description}.',
  othersLeaveBy: 'Alle andere mail gaat via {description}.',
  sentByThisServer: '“Verstuurd” betekent dat deze server een mail heeft aangenomen, niet dat die is aangekomen.',
  sentByOneOfThem: '“Verstuurd” betekent dat een van de twee een mail heeft aangenomen, niet dat die is aangekomen.',
  noServer:
    'Er is geen mailserver ingesteld, dus wordt er geen mail verstuurd. Elke mail wordt hieronder bewaard, en je kunt hem lezen.',
  paused:
    '<strong>Versturen is gepauzeerd</strong> bij {description}, sinds {since}. De wachtrij blijft bewaard, en om {time} wordt het weer geprobeerd. De server zei:',
  outOfReachEachTried:
    '<strong>Onbereikbaar:</strong> {description}. De wachtrij blijft bewaard, en elke mail erin wordt opnieuw geprobeerd. De laatste eindigde zo:',
  outOfReach: {
    one: '<strong>Onbereikbaar:</strong> {description}. De wachtrij blijft bewaard, en de volgende mail wordt over een minuut geprobeerd. De laatste eindigde zo:',
    other:
      '<strong>Onbereikbaar:</strong> {description}. De wachtrij blijft bewaard, en de volgende mail wordt over {count} minuten geprobeerd. De laatste eindigde zo:',
  },
  resumeNow: 'Nu hervatten',
  tryNow: 'Nu proberen',
  goesOutAgain: 'Mail gaat weer via {description}',
  notYet: 'Nog niet. De server zei: {detail}',

  gmailHint:
    'De gebruiker is het hele adres. Google wil een app-wachtwoord, waarvoor verificatie in twee stappen nodig is, niet dat van het account.',
  microsoftHint:
    'Geverifieerde SMTP moet in Microsoft 365 voor het postvak zijn toegestaan. Persoonlijke Outlook.com-accounts nemen geen wachtwoord van programma’s aan.',
  icloudHint:
    'De gebruiker is het hele iCloud-adres. Apple wil een app-specifiek wachtwoord, niet dat van het account.',
  fastmailHint: 'Fastmail wil een app-wachtwoord, niet dat van het account.',
  postmarkHint: 'Het API-token van de server is zowel de gebruiker als het wachtwoord.',
  mailgunHint: 'Voor een domein in de EU is de host smtp.eu.mailgun.org.',
  sesHint: 'Zet je regio in de host. Gebruiker en wachtwoord zijn de SMTP-gegevens van SES, geen toegangssleutels.',
  sendgridHint: 'De gebruiker is het woord apikey, het wachtwoord een API-sleutel.',
  brevoHint: 'Het wachtwoord is een SMTP-sleutel, niet dat van het account.',
  seeMail: 'Naar E-mail',
} as const
