export const mail = {
  limitsSaved: 'Limites enregistrées',
  linksOpenHereOnly:
    'Les liens des e-mails mènent à {siteUrl}, qui ne s’ouvre que sur cette machine. Indiquez l’adresse publique dans <code>SITE_URL</code> avant que quelqu’un ne s’abonne.',

  mails: { one: '{count} e-mail', many: '{count} d’e-mails', other: '{count} e-mails' },
  people: { one: '{count} personne', many: '{count} de personnes', other: '{count} personnes' },

  announcements: 'Annonces',
  noneYet:
    'Aucune pour l’instant. Un nouvel article où « Prévenir les abonnés » est coché est annoncé à toutes les adresses abonnées à ce moment-là.',
  to: 'Adresses',
  queued: 'En attente',
  sent: 'Envoyés',
  keptHere: 'Conservés ici',
  failed: 'Échecs',
  uncertain: 'Incertains',
  earlierAnnouncements: 'Annonces précédentes',
  allBeforeThese: 'toutes avant celles-ci',
  otherMails: 'Autres e-mails',
  whatOthersAre: 'confirmations, invitations, essais',
  postDeleted: 'article supprimé',
  stop: 'Arrêter',
  stopAnnouncing: 'Arrêter l’annonce : {subject}',
  stopped: 'Arrêtée',
  stopAnnouncingTitle: 'Arrêter l’annonce :',
  willNotBeSent: {
    one: '{count} e-mail sur {audience} ne partira pas. Ce qui est parti est parti, et le reste ne pourra plus être envoyé.',
    many: '{count} d’e-mails sur {audience} ne partiront pas. Ce qui est parti est parti, et le reste ne pourra plus être envoyé.',
    other:
      '{count} e-mails sur {audience} ne partiront pas. Ce qui est parti est parti, et le reste ne pourra plus être envoyé.',
  },
  stopping: 'Arrêt…',
  goOnSending: 'Continuer l’envoi',
  stoppedAfterSending: {
    one: 'L’annonce a été arrêtée. {count} e-mail était parti.',
    many: 'L’annonce a été arrêtée. {count} d’e-mails étaient partis.',
    other: 'L’annonce a été arrêtée. {count} e-mails étaient partis.',
  },
  stoppedAfterKeeping: {
    one: 'L’annonce a été arrêtée. E-mails partis : {count} ; conservés ici : {kept}.',
    many: 'L’annonce a été arrêtée. E-mails partis : {count} ; conservés ici : {kept}.',
    other: 'L’annonce a été arrêtée. E-mails partis : {count} ; conservés ici : {kept}.',
  },

  stoppedAfter: {
    one: 'L’annonce a été arrêtée après {count} e-mail.',
    many: 'L’annonce a été arrêtée après {count} d’e-mails.',
    other: 'L’annonce a été arrêtée après {count} e-mails.',
  },
  keptNothingLeft: {
    one: '{count} e-mail est conservé ici, et rien n’est parti.',
    many: '{count} d’e-mails sont conservés ici, et rien n’est parti.',
    other: '{count} e-mails sont conservés ici, et rien n’est parti.',
  },
  mailedTo: {
    one: 'Envoyé à {count} personne.',
    many: 'Envoyé à {count} de personnes.',
    other: 'Envoyé à {count} personnes.',
  },
  mailedToQueued: {
    one: 'Envoyé à {count} personne ({waiting} en attente).',
    many: 'Envoyé à {count} de personnes ({waiting} en attente).',
    other: 'Envoyé à {count} personnes ({waiting} en attente).',
  },
  waitForServer: {
    one: '{count} e-mail attend que le serveur d’envoi refonctionne.',
    many: '{count} d’e-mails attendent que le serveur d’envoi refonctionne.',
    other: '{count} e-mails attendent que le serveur d’envoi refonctionne.',
  },
  mailedToOthersWait: {
    one: 'Envoyé à {people} ; {count} e-mail attend que le serveur d’envoi refonctionne.',
    many: 'Envoyé à {people} ; {count} d’e-mails attendent que le serveur d’envoi refonctionne.',
    other: 'Envoyé à {people} ; {count} e-mails attendent que le serveur d’envoi refonctionne.',
  },

  howFastMailGoes: 'Rythme d’envoi',
  overLimitWaits:
    'Au-delà d’une limite, les e-mails attendent et partent plus tard. Laissez un champ vide pour ne pas limiter.',
  perSecond: 'E-mails par seconde',
  perHour: 'E-mails par heure',
  perDay: 'E-mails par jour',
  perSecondHint: 'Ce que permet votre fournisseur. 10 est un bon début.',
  perHourHint: 'Les hébergements partagés en permettent souvent quelques centaines.',
  perDayHint: 'Commencez doucement avec un nouveau compte : quelques centaines d’abord, puis davantage chaque semaine.',
  saveLimits: 'Enregistrer les limites',

  hostedService: 'Service hébergé',
  environmentNamesEmailjs:
    '{description}. L’environnement le désigne (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID) ; il est appelé une fois par seconde au plus. Son modèle reçoit to_email, subject, message, html, confirm_url et unsubscribe_url.',

  mailbox: 'Boîte d’envoi',
  keptWithoutServer:
    'Ces e-mails ont été écrits alors qu’il n’y avait pas de serveur d’envoi, et ne sont pas partis. Qui attend encore peut s’abonner de nouveau, ou vous pouvez transmettre le lien.',
  noMailYet: 'Aucun e-mail n’a encore été écrit.',
  asReaderSees: 'Tel que le voit son destinataire',
  pagesOfMailbox: 'Pages de la boîte d’envoi',

  sendTestTo: 'Envoyer un essai à',
  sendTest: 'Envoyer un essai',
  askingServer: 'Demande au serveur…',
  keptNotSent: 'L’essai est conservé dans la boîte d’envoi, et n’est pas parti.',
  accepted: 'Le serveur l’a accepté. Il a répondu :',
  notSent: 'L’essai n’est pas parti. Le serveur a répondu :',

  mailServer: 'Serveur d’envoi',
  serverOfEnvironment: 'Le serveur est défini dans l’environnement (SMTP_URL), qui l’emporte sur cet écran.',
  provider: 'Fournisseur',
  otherServer: 'Autre serveur',
  host: 'Hôte',
  hostHint:
    'Par exemple mail.example. Une adresse entière, smtp://user:password@mail.example, remplit les autres champs.',
  hostMissing: 'Indiquez l’hôte. Sans lui, il n’y a pas de serveur à enregistrer',
  hostProblem:
    'Un hôte est un nom comme mail.example, sans port, ou une adresse entière comme smtps://user:password@mail.example',
  port: 'Port',
  portProblem: 'Un port est un nombre de 1 à 65535',
  encryption: 'Chiffrement',
  tls: 'TLS (port 465)',
  starttls: 'STARTTLS (port 587)',
  starttlsIfOffered: 'STARTTLS seulement s’il est proposé',
  passwordUnencrypted: 'S’il n’est pas proposé, le mot de passe traverse le réseau en clair.',
  mailUnencrypted:
    'Sans utilisateur, la connexion est chiffrée si le serveur le propose ; sinon les e-mails partent en clair.',
  noPasswordUnencrypted: 'Un serveur sans chiffrement ne reçoit pas de mot de passe, sauf s’il est sur cette machine.',
  user: 'Utilisateur',
  userHint: 'Vide si le serveur n’en demande pas.',
  userMissing: 'Indiquez à quel utilisateur appartient ce mot de passe',
  passwordStored: 'Un mot de passe est enregistré ; saisissez-en un autre pour le remplacer.',
  sender: 'Expéditeur',
  senderHint: 'L’adresse d’où viennent les e-mails, comme The Den <den@example.org>.',
  saveServer: 'Enregistrer le serveur',
  serverSaved: 'Serveur d’envoi enregistré',
  serverRemoved: 'Serveur d’envoi retiré',
  notSavedYet: 'Pas encore enregistré. <discard>Abandonner</discard>',
  noHostHosted: 'Sans hôte, le service hébergé envoie tout.',
  noHostKept: 'Sans hôte, les e-mails sont conservés ici.',
  removedHosted: 'Sans hôte, le serveur est retiré, et le service hébergé envoie tout.',
  removedKept: 'Sans hôte, le serveur est retiré, et les e-mails sont conservés ici.',

  mailLeavesBy: 'Les e-mails partent par {description}.',
  announcementsLeaveBy: 'Les annonces partent par {description}.',
  othersLeaveBy: 'Tous les autres e-mails partent par {description}.',
  sentByThisServer: '« Envoyés » signifie que ce serveur a accepté l’e-mail, pas qu’il est arrivé.',
  sentByOneOfThem: '« Envoyés » signifie que l’un d’eux a accepté l’e-mail, pas qu’il est arrivé.',
  noServer:
    'Aucun serveur d’envoi n’est configuré, donc rien ne part. Chaque e-mail est conservé ci-dessous, où vous pouvez le lire.',
  paused:
    '<strong>Envoi suspendu :</strong> {description}, depuis le {since}. La file d’attente est conservée, et le serveur sera de nouveau sollicité à {time}. Il a répondu :',
  outOfReachEachTried:
    '<strong>Injoignable :</strong> {description}. La file d’attente est conservée, et chacun de ses e-mails est tenté de nouveau. La dernière tentative a donné :',
  outOfReach: {
    one: '<strong>Injoignable :</strong> {description}. La file d’attente est conservée, et le prochain e-mail sera tenté dans {count} minute. La dernière tentative a donné :',
    many: '<strong>Injoignable :</strong> {description}. La file d’attente est conservée, et le prochain e-mail sera tenté dans {count} de minutes. La dernière tentative a donné :',
    other:
      '<strong>Injoignable :</strong> {description}. La file d’attente est conservée, et le prochain e-mail sera tenté dans {count} minutes. La dernière tentative a donné :',
  },
  resumeNow: 'Reprendre',
  tryNow: 'Réessayer',
  goesOutAgain: 'Les e-mails repartent par {description}',
  notYet: 'Pas encore. Le serveur a répondu : {detail}',

  gmailHint:
    'L’utilisateur est l’adresse entière. Google demande un mot de passe d’application, qui suppose la validation en deux étapes, et non celui du compte.',
  microsoftHint:
    'L’envoi SMTP authentifié doit être autorisé pour la boîte dans Microsoft 365. Les comptes personnels Outlook.com n’acceptent pas de mots de passe de la part de programmes.',
  icloudHint:
    'L’utilisateur est l’adresse iCloud entière. Apple demande un mot de passe pour application, et non celui du compte.',
  fastmailHint: 'Fastmail demande un mot de passe d’application, et non celui du compte.',
  postmarkHint: 'Le jeton d’API du serveur est à la fois l’utilisateur et le mot de passe.',
  mailgunHint: 'Pour un domaine dans l’UE, l’hôte est smtp.eu.mailgun.org.',
  sesHint:
    'Mettez votre région dans l’hôte. L’utilisateur et le mot de passe sont des identifiants SMTP de SES, pas des clés d’accès AWS.',
  sendgridHint: 'L’utilisateur est le mot apikey, le mot de passe est une clé d’API.',
  brevoHint: 'Le mot de passe est une clé SMTP, et non celui du compte.',
  seeMail: 'Voir les e-mails',
} as const
