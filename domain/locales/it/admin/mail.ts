export const mail = {
  limitsSaved: 'Limiti salvati',
  linksOpenHereOnly:
    'I link nelle e-mail portano a {siteUrl}, che si apre soltanto su questa macchina. Indica l’indirizzo pubblico in <code>SITE_URL</code> prima che qualcuno si iscriva.',

  mails: { one: '{count} e-mail', many: '{count} di e-mail', other: '{count} e-mail' },
  people: { one: '{count} persona', many: '{count} di persone', other: '{count} persone' },

  announcements: 'Annunci',
  noneYet:
    'Ancora nessuno. Un nuovo articolo con la spunta su «Annuncia via e-mail» viene annunciato a ogni indirizzo iscritto in quel momento.',
  to: 'A',
  queued: 'In coda',
  sent: 'Inviate',
  keptHere: 'Rimaste qui',
  failed: 'Fallite',
  uncertain: 'Incerte',
  earlierAnnouncements: 'Annunci precedenti',
  allBeforeThese: 'tutti quelli prima di questi',
  otherMails: 'Altre e-mail',
  whatOthersAre: 'conferme, inviti, prove',
  postDeleted: 'articolo eliminato',
  stop: 'Ferma',
  stopAnnouncing: 'Ferma l’annuncio: {subject}',
  stopped: 'Fermato',
  stopAnnouncingTitle: 'Ferma l’annuncio:',
  willNotBeSent: {
    one: '{count} e-mail su {audience} non partirà. Quelle già partite restano tali, e le altre non si potranno mandare in seguito.',
    many: '{count} di e-mail su {audience} non partiranno. Quelle già partite restano tali, e le altre non si potranno mandare in seguito.',
    other:
      '{count} e-mail su {audience} non partiranno. Quelle già partite restano tali, e le altre non si potranno mandare in seguito.',
  },
  stopping: 'Fermo…',
  goOnSending: 'Continua l’invio',
  stoppedAfterSending: {
    one: 'L’annuncio è stato fermato. {count} e-mail era già partita.',
    many: 'L’annuncio è stato fermato. {count} di e-mail erano già partite.',
    other: 'L’annuncio è stato fermato. {count} e-mail erano già partite.',
  },
  stoppedAfterKeeping: {
    one: 'L’annuncio è stato fermato. Già partite: {count} e-mail. Rimaste qui: {kept}.',
    many: 'L’annuncio è stato fermato. Già partite: {count} di e-mail. Rimaste qui: {kept}.',
    other: 'L’annuncio è stato fermato. Già partite: {count} e-mail. Rimaste qui: {kept}.',
  },

  stoppedAfter: {
    one: 'L’annuncio è stato fermato dopo {count} e-mail.',
    many: 'L’annuncio è stato fermato dopo {count} di e-mail.',
    other: 'L’annuncio è stato fermato dopo {count} e-mail.',
  },
  keptNothingLeft: {
    one: '{count} e-mail è rimasta qui, e nulla è partito.',
    many: '{count} di e-mail sono rimaste qui, e nulla è partito.',
    other: '{count} e-mail sono rimaste qui, e nulla è partito.',
  },
  mailedTo: {
    one: 'Annunciato a {count} persona.',
    many: 'Annunciato a {count} di persone.',
    other: 'Annunciato a {count} persone.',
  },
  mailedToQueued: {
    one: 'Annunciato a {count} persona (in coda: {waiting}).',
    many: 'Annunciato a {count} di persone (in coda: {waiting}).',
    other: 'Annunciato a {count} persone (in coda: {waiting}).',
  },
  waitForServer: {
    one: '{count} e-mail aspetta che il server di posta funzioni.',
    many: '{count} di e-mail aspettano che il server di posta funzioni.',
    other: '{count} e-mail aspettano che il server di posta funzioni.',
  },
  mailedToOthersWait: {
    one: 'Annunciato a {people}; {count} e-mail aspetta che il server di posta funzioni.',
    many: 'Annunciato a {people}; {count} di e-mail aspettano che il server di posta funzioni.',
    other: 'Annunciato a {people}; {count} e-mail aspettano che il server di posta funzioni.',
  },

  howFastMailGoes: 'Quanto in fretta parte la posta',
  overLimitWaits:
    'Le e-mail oltre un limite aspettano in coda e partono dopo. Lascia vuoto un campo per non avere limiti.',
  perSecond: 'E-mail al secondo',
  perHour: 'E-mail all’ora',
  perDay: 'E-mail al giorno',
  perSecondHint: 'Quanto permette il tuo fornitore. 10 è un buon inizio.',
  perHourHint: 'Gli hosting condivisi ne permettono spesso qualche centinaio.',
  perDayHint: 'Con un nuovo account comincia piano: prima qualche centinaio, poi di più ogni settimana.',
  saveLimits: 'Salva i limiti',

  hostedService: 'Servizio esterno',
  environmentNamesEmailjs:
    '{description}. Lo indica l’ambiente (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); viene chiamato al massimo una volta al secondo. Il suo modello riceve to_email, subject, message, html, confirm_url e unsubscribe_url.',

  mailbox: 'Casella',
  keptWithoutServer:
    'Queste e-mail sono state scritte quando non c’era un server di posta, e non sono partite. Chi aspetta ancora può iscriversi di nuovo, oppure puoi dargli tu il suo link.',
  noMailYet: 'Non è ancora stata scritta nessuna e-mail.',
  asReaderSees: 'Come la vede chi la legge',
  pagesOfMailbox: 'Pagine della casella',

  sendTestTo: 'Manda una prova a',
  sendTest: 'Manda prova',
  askingServer: 'Chiedo al server…',
  keptNotSent: 'È rimasta nella casella e non è partita.',
  accepted: 'Il server l’ha accettata. Ha detto:',
  notSent: 'Non è partita. Il server ha detto:',

  mailServer: 'Server di posta',
  serverOfEnvironment: 'Il server è impostato nell’ambiente (SMTP_URL), che prevale su questa schermata.',
  provider: 'Fornitore',
  otherServer: 'Altro server',
  host: 'Host',
  hostHint:
    'Per esempio mail.example. Un indirizzo intero, smtp://user:password@mail.example, compila anche gli altri campi.',
  hostMissing: 'Indica l’host. Senza, non c’è un server da salvare',
  hostProblem:
    'Un host è un nome come mail.example, senza porta, o un indirizzo intero come smtps://user:password@mail.example',
  port: 'Porta',
  portProblem: 'Una porta è un numero da 1 a 65535',
  encryption: 'Cifratura',
  tls: 'TLS (porta 465)',
  starttls: 'STARTTLS (porta 587)',
  starttlsIfOffered: 'STARTTLS soltanto se c’è',
  passwordUnencrypted: 'Dove non c’è, la password attraversa la rete senza cifratura.',
  mailUnencrypted: 'Senza utente, la posta è cifrata se il server lo permette; altrimenti parte senza cifratura.',
  noPasswordUnencrypted:
    'Un server senza cifratura non riceve nessuna password, a meno che non sia su questa macchina.',
  user: 'Utente',
  userHint: 'Vuoto se il server non lo chiede.',
  userMissing: 'Indica l’utente a cui appartiene questa password',
  passwordStored: 'C’è già una password; scrivine un’altra per sostituirla.',
  sender: 'Mittente',
  senderHint: 'L’indirizzo da cui partono le e-mail, per esempio Il covo <den@example.org>.',
  saveServer: 'Salva il server',
  serverSaved: 'Server di posta salvato',
  serverRemoved: 'Server di posta rimosso',
  notSavedYet: 'Non ancora salvato. <discard>Scarta</discard>',
  noHostHosted: 'Senza host, tutto parte dal servizio esterno.',
  noHostKept: 'Senza host, la posta resta qui.',
  removedHosted: 'Senza host il server viene rimosso, e tutto parte dal servizio esterno.',
  removedKept: 'Senza host il server viene rimosso, e la posta resta qui.',

  mailLeavesBy: 'La posta parte da {description}.',
  announcementsLeaveBy: 'Gli annunci partono da {description}.',
  othersLeaveBy: 'Ogni altra e-mail parte da {description}.',
  sentByThisServer: '«Inviate» significa che questo server ha accettato le e-mail, non che sono arrivate.',
  sentByOneOfThem: '«Inviate» significa che uno dei due ha accettato le e-mail, non che sono arrivate.',
  noServer:
    'Nessun server di posta è configurato, quindi non parte nulla. Ogni e-mail resta qui sotto, dove puoi leggerla.',
  paused:
    '<strong>Invio in pausa</strong>: {description} (da: {since}). La coda resta, e il prossimo tentativo è alle {time}. Il server ha detto:',
  outOfReachEachTried:
    '<strong>Non raggiungibile:</strong> {description}. La coda resta, e per ogni e-mail si riprova. L’ultima e-mail è finita così:',
  outOfReach: {
    one: '<strong>Non raggiungibile:</strong> {description}. La coda resta, e si riprova fra un minuto. L’ultima e-mail è finita così:',
    many: '<strong>Non raggiungibile:</strong> {description}. La coda resta, e si riprova fra {count} di minuti. L’ultima e-mail è finita così:',
    other:
      '<strong>Non raggiungibile:</strong> {description}. La coda resta, e si riprova fra {count} minuti. L’ultima e-mail è finita così:',
  },
  resumeNow: 'Riprendi subito',
  tryNow: 'Prova subito',
  goesOutAgain: 'La posta parte di nuovo da {description}',
  notYet: 'Non ancora. Il server ha detto: {detail}',

  gmailHint:
    'L’utente è l’indirizzo intero. Google vuole una password per le app, che richiede la verifica in due passaggi, non quella dell’account.',
  microsoftHint:
    'In Microsoft 365 va permesso l’SMTP autenticato per la casella. Gli account personali di Outlook.com non accettano password dai programmi.',
  icloudHint:
    'L’utente è l’indirizzo iCloud intero. Apple vuole una password specifica per l’app, non quella dell’account.',
  fastmailHint: 'Fastmail vuole una password per le app, non quella dell’account.',
  postmarkHint: 'Il token API del server è sia l’utente sia la password.',
  mailgunHint: 'Per un dominio nell’UE l’host è smtp.eu.mailgun.org.',
  sesHint:
    'Metti la tua regione nell’host. Utente e password sono le credenziali SMTP di SES, non le chiavi di accesso.',
  sendgridHint: 'L’utente è la parola apikey, la password è una chiave API.',
  brevoHint: 'La password è una chiave SMTP, non quella dell’account.',
  seeMail: 'Vai a Posta',
} as const
