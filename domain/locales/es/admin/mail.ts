export const mail = {
  limitsSaved: 'Límites guardados',
  linksOpenHereOnly:
    'Los enlaces de los mensajes llevan a {siteUrl}, que solo se abre en esta máquina. Define la dirección pública en <code>SITE_URL</code> antes de que alguien se suscriba.',

  mails: { one: '{count} mensaje', many: '{count} de mensajes', other: '{count} mensajes' },
  people: { one: '{count} persona', many: '{count} de personas', other: '{count} personas' },

  announcements: 'Anuncios',
  noneYet:
    'Aún ninguno. Un artículo nuevo con “Enviar a los suscriptores” marcado se anuncia a todos los suscriptores de ese momento.',
  to: 'Para',
  queued: 'En cola',
  sent: 'Enviados',
  keptHere: 'Guardados aquí',
  failed: 'Fallidos',
  uncertain: 'Inciertos',
  earlierAnnouncements: 'Anuncios anteriores',
  allBeforeThese: 'todos los previos a estos',
  otherMails: 'Otros mensajes',
  whatOthersAre: 'confirmaciones, invitaciones, pruebas',
  postDeleted: 'artículo eliminado',
  stop: 'Detener',
  stopAnnouncing: 'Detener el anuncio de {subject}',
  stopped: 'Detenido',
  stopAnnouncingTitle: 'Detener el anuncio de:',
  willNotBeSent: {
    one: '{count} mensaje de {audience} no se enviará. Los ya enviados no se retiran y el resto no se podrá enviar más tarde.',
    many: '{count} de mensajes de {audience} no se enviarán. Los ya enviados no se retiran y el resto no se podrá enviar más tarde.',
    other:
      '{count} mensajes de {audience} no se enviarán. Los ya enviados no se retiran y el resto no se podrá enviar más tarde.',
  },
  stopping: 'Deteniendo…',
  goOnSending: 'Seguir enviando',
  stoppedAfterSending: {
    one: 'El anuncio se detuvo. Había salido {count} mensaje.',
    many: 'El anuncio se detuvo. Habían salido {count} de mensajes.',
    other: 'El anuncio se detuvo. Habían salido {count} mensajes.',
  },
  stoppedAfterKeeping: {
    one: 'El anuncio se detuvo. Había salido {count} mensaje; guardados aquí: {kept}.',
    many: 'El anuncio se detuvo. Habían salido {count} de mensajes; guardados aquí: {kept}.',
    other: 'El anuncio se detuvo. Habían salido {count} mensajes; guardados aquí: {kept}.',
  },

  stoppedAfter: {
    one: 'El anuncio se detuvo tras {count} mensaje.',
    many: 'El anuncio se detuvo tras {count} de mensajes.',
    other: 'El anuncio se detuvo tras {count} mensajes.',
  },
  keptNothingLeft: {
    one: 'Se guarda aquí {count} mensaje; no salió ninguno.',
    many: 'Se guardan aquí {count} de mensajes; no salió ninguno.',
    other: 'Se guardan aquí {count} mensajes; no salió ninguno.',
  },
  mailedTo: {
    one: 'Enviado a {count} persona.',
    many: 'Enviado a {count} de personas.',
    other: 'Enviado a {count} personas.',
  },
  mailedToQueued: {
    one: 'Enviado a {count} persona ({waiting} en cola).',
    many: 'Enviado a {count} de personas ({waiting} en cola).',
    other: 'Enviado a {count} personas ({waiting} en cola).',
  },
  waitForServer: {
    one: '{count} mensaje espera a que funcione el servidor de correo.',
    many: '{count} de mensajes esperan a que funcione el servidor de correo.',
    other: '{count} mensajes esperan a que funcione el servidor de correo.',
  },
  mailedToOthersWait: {
    one: 'Enviado a {people}; {count} mensaje espera a que funcione el servidor de correo.',
    many: 'Enviado a {people}; {count} de mensajes esperan a que funcione el servidor de correo.',
    other: 'Enviado a {people}; {count} mensajes esperan a que funcione el servidor de correo.',
  },

  howFastMailGoes: 'A qué ritmo sale el correo',
  overLimitWaits:
    'Lo que supera un límite espera en la cola y sale más tarde. Deja un campo vacío para no poner límite.',
  perSecond: 'Mensajes por segundo',
  perHour: 'Mensajes por hora',
  perDay: 'Mensajes por día',
  perSecondHint: 'Lo que permita tu proveedor. 10 es un buen comienzo.',
  perHourHint: 'Los alojamientos compartidos suelen permitir unos cientos.',
  perDayHint: 'Con una cuenta nueva, empieza despacio: unos cientos al principio y más cada semana.',
  saveLimits: 'Guardar límites',

  hostedService: 'Servicio externo',
  environmentNamesEmailjs:
    '{description}. Lo define el entorno (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); se le llama una vez por segundo como máximo. Su plantilla recibe to_email, subject, message, html, confirm_url y unsubscribe_url.',

  mailbox: 'Buzón',
  keptWithoutServer:
    'Estos mensajes se escribieron cuando no había servidor de correo y no se enviaron. Quien siga esperando puede suscribirse de nuevo, o puedes pasarle su enlace.',
  noMailYet: 'Aún no se ha escrito ningún mensaje.',
  asReaderSees: 'Como lo ve quien lo recibe',
  pagesOfMailbox: 'Páginas del buzón',

  sendTestTo: 'Enviar una prueba a',
  sendTest: 'Enviar prueba',
  askingServer: 'Consultando al servidor…',
  keptNotSent: 'Se guardó en el buzón y no se envió.',
  accepted: 'El servidor lo aceptó. Respondió:',
  notSent: 'No se envió. El servidor respondió:',

  mailServer: 'Servidor de correo',
  serverOfEnvironment: 'El servidor está definido en el entorno (SMTP_URL), que tiene prioridad sobre esta pantalla.',
  provider: 'Proveedor',
  otherServer: 'Otro servidor',
  host: 'Servidor',
  hostHint:
    'Por ejemplo, mail.example. Una dirección entera, smtp://user:password@mail.example, rellena los demás campos.',
  hostMissing: 'Indica el servidor. Sin él no hay nada que guardar',
  hostProblem:
    'Un servidor es un nombre como mail.example, sin puerto, o una dirección entera como smtps://user:password@mail.example',
  port: 'Puerto',
  portProblem: 'Un puerto es un número del 1 al 65535',
  encryption: 'Cifrado',
  tls: 'TLS (puerto 465)',
  starttls: 'STARTTLS (puerto 587)',
  starttlsIfOffered: 'STARTTLS solo si se ofrece',
  passwordUnencrypted: 'Si no se ofrece, la contraseña cruza la red sin cifrar.',
  mailUnencrypted: 'Sin usuario, se cifra si el servidor lo ofrece; si no, el correo va sin cifrar.',
  noPasswordUnencrypted: 'Un servidor sin cifrado no recibe contraseña, salvo que esté en esta máquina.',
  user: 'Usuario',
  userHint: 'Vacío si el servidor no lo pide.',
  userMissing: 'Indica el usuario de esta contraseña',
  passwordStored: 'Hay una contraseña guardada; escribe otra para sustituirla.',
  sender: 'Remitente',
  senderHint: 'La dirección desde la que salen los mensajes, por ejemplo La guarida <den@example.org>.',
  saveServer: 'Guardar servidor',
  serverSaved: 'Servidor de correo guardado',
  serverRemoved: 'Servidor de correo quitado',
  notSavedYet: 'Aún sin guardar. <discard>Descartarlo</discard>',
  noHostHosted: 'Sin servidor, el servicio externo lo envía todo.',
  noHostKept: 'Sin servidor, los mensajes se guardan aquí.',
  removedHosted: 'Si queda vacío, el servidor se quita y el servicio externo lo envía todo.',
  removedKept: 'Si queda vacío, el servidor se quita y los mensajes se guardan aquí.',

  mailLeavesBy: 'El correo sale por {description}.',
  announcementsLeaveBy: 'Los anuncios salen por {description}.',
  othersLeaveBy: 'Los demás mensajes salen por {description}.',
  sentByThisServer: '“Enviados” quiere decir que este servidor aceptó un mensaje, no que llegara.',
  sentByOneOfThem: '“Enviados” quiere decir que uno de ellos aceptó un mensaje, no que llegara.',
  noServer:
    'No hay servidor de correo, así que no se envía nada. Todos los mensajes se guardan abajo para que puedas leerlos.',
  paused:
    '<strong>El envío está en pausa</strong> en {description} desde el {since}. La cola se conserva y se consultará de nuevo al servidor a las {time}. Respondió:',
  outOfReachEachTried:
    '<strong>No responde:</strong> {description}. La cola se conserva y cada mensaje se intenta de nuevo. El último terminó así:',
  outOfReach: {
    one: '<strong>No responde:</strong> {description}. La cola se conserva y el próximo mensaje se intenta en un minuto. El último terminó así:',
    many: '<strong>No responde:</strong> {description}. La cola se conserva y el próximo mensaje se intenta en {count} de minutos. El último terminó así:',
    other:
      '<strong>No responde:</strong> {description}. La cola se conserva y el próximo mensaje se intenta en {count} minutos. El último terminó así:',
  },
  resumeNow: 'Reanudar ahora',
  tryNow: 'Intentar ahora',
  goesOutAgain: 'El correo vuelve a salir por {description}',
  notYet: 'Todavía no. El servidor respondió: {detail}',

  gmailHint:
    'El usuario es la dirección entera. Google acepta una contraseña de aplicación, que requiere la verificación en dos pasos, no la de la cuenta.',
  microsoftHint:
    'En Microsoft 365 hay que permitir SMTP autenticado para el buzón. Las cuentas personales de Outlook.com no aceptan contraseñas de programas.',
  icloudHint:
    'El usuario es la dirección entera de iCloud. Apple acepta una contraseña específica de aplicación, no la de la cuenta.',
  fastmailHint: 'Fastmail acepta una contraseña de aplicación, no la de la cuenta.',
  postmarkHint: 'El token de API del servidor es el usuario y la contraseña.',
  mailgunHint: 'Para un dominio en la UE, el servidor es smtp.eu.mailgun.org.',
  sesHint: 'Pon tu región en el servidor. Usuario y contraseña son credenciales SMTP de SES, no claves de acceso.',
  sendgridHint: 'El usuario es la palabra apikey; la contraseña, una clave de API.',
  brevoHint: 'La contraseña es una clave SMTP, no la de la cuenta.',
  seeMail: 'Ver Correo',
} as const
