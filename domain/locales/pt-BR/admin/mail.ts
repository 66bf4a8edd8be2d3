export const mail = {
  limitsSaved: 'Limites salvos',
  linksOpenHereOnly:
    'Os links nos e-mails levam a {siteUrl}, que só abre nesta máquina. Informe o endereço público em <code>SITE_URL</code> antes que alguém se inscreva.',

  mails: { one: '{count} e-mail', many: '{count} de e-mails', other: '{count} e-mails' },
  people: { one: '{count} pessoa', many: '{count} de pessoas', other: '{count} pessoas' },

  announcements: 'Anúncios',
  noneYet:
    'Nenhum ainda. Um novo post com “Avisar inscritos por e-mail” marcado é anunciado a todos os inscritos daquele momento.',
  to: 'Para',
  queued: 'Na fila',
  sent: 'Enviados',
  keptHere: 'Guardados aqui',
  failed: 'Com falha',
  uncertain: 'Incertos',
  earlierAnnouncements: 'Anúncios anteriores',
  allBeforeThese: 'todos antes destes',
  otherMails: 'Outros e-mails',
  whatOthersAre: 'confirmações, convites, testes',
  postDeleted: 'post excluído',
  stop: 'Parar',
  stopAnnouncing: 'Parar o anúncio de {subject}',
  stopped: 'Parado',
  stopAnnouncingTitle: 'Parar o anúncio de:',
  willNotBeSent: {
    one: '{count} e-mail de {audience} não será enviado. Os já enviados continuam enviados, e o resto não poderá ser enviado depois.',
    many: '{count} de e-mails de {audience} não serão enviados. Os já enviados continuam enviados, e o resto não poderá ser enviado depois.',
    other:
      '{count} e-mails de {audience} não serão enviados. Os já enviados continuam enviados, e o resto não poderá ser enviado depois.',
  },
  stopping: 'Parando…',
  goOnSending: 'Continuar o envio',
  stoppedAfterSending: {
    one: 'O anúncio parou. {count} e-mail já tinha saído.',
    many: 'O anúncio parou. {count} de e-mails já tinham saído.',
    other: 'O anúncio parou. {count} e-mails já tinham saído.',
  },
  stoppedAfterKeeping: {
    one: 'O anúncio parou. Já tinha saído {count} e-mail e ficaram guardados aqui: {kept}.',
    many: 'O anúncio parou. Já tinham saído {count} de e-mails e ficaram guardados aqui: {kept}.',
    other: 'O anúncio parou. Já tinham saído {count} e-mails e ficaram guardados aqui: {kept}.',
  },

  stoppedAfter: {
    one: 'O anúncio parou após {count} e-mail.',
    many: 'O anúncio parou após {count} de e-mails.',
    other: 'O anúncio parou após {count} e-mails.',
  },
  keptNothingLeft: {
    one: '{count} e-mail está guardado aqui, e nada saiu.',
    many: '{count} de e-mails estão guardados aqui, e nada saiu.',
    other: '{count} e-mails estão guardados aqui, e nada saiu.',
  },
  mailedTo: {
    one: 'Enviado a {count} pessoa.',
    many: 'Enviado a {count} de pessoas.',
    other: 'Enviado a {count} pessoas.',
  },
  mailedToQueued: {
    one: 'Enviado a {count} pessoa ({waiting} na fila).',
    many: 'Enviado a {count} de pessoas ({waiting} na fila).',
    other: 'Enviado a {count} pessoas ({waiting} na fila).',
  },
  waitForServer: {
    one: '{count} e-mail espera até que o servidor de e-mail funcione.',
    many: '{count} de e-mails esperam até que o servidor de e-mail funcione.',
    other: '{count} e-mails esperam até que o servidor de e-mail funcione.',
  },
  mailedToOthersWait: {
    one: 'Enviado a {people}; {count} e-mail espera até que o servidor de e-mail funcione.',
    many: 'Enviado a {people}; {count} de e-mails esperam até que o servidor de e-mail funcione.',
    other: 'Enviado a {people}; {count} e-mails esperam até que o servidor de e-mail funcione.',
  },

  howFastMailGoes: 'Ritmo de envio',
  overLimitWaits:
    'Os e-mails acima de um limite esperam na fila e saem depois. Deixe um campo vazio para não haver limite.',
  perSecond: 'E-mails por segundo',
  perHour: 'E-mails por hora',
  perDay: 'E-mails por dia',
  perSecondHint: 'O que seu provedor permitir. 10 é um bom começo.',
  perHourHint: 'Hospedagens compartilhadas costumam permitir algumas centenas.',
  perDayHint: 'Comece devagar com uma conta nova: algumas centenas no início, depois mais a cada semana.',
  saveLimits: 'Salvar limites',

  hostedService: 'Serviço externo',
  environmentNamesEmailjs:
    '{description}. Definido no ambiente (EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID); é chamado no máximo uma vez por segundo. O modelo recebe to_email, subject, message, html, confirm_url e unsubscribe_url.',

  mailbox: 'Caixa de correio',
  keptWithoutServer:
    'Estes e-mails foram escritos quando não havia servidor de e-mail e não foram enviados. Quem ainda espera pode se inscrever de novo, ou você pode repassar o link.',
  noMailYet: 'Nenhum e-mail foi escrito ainda.',
  asReaderSees: 'Como quem o recebe o vê',
  pagesOfMailbox: 'Páginas da caixa de correio',

  sendTestTo: 'Enviar um teste para',
  sendTest: 'Enviar teste',
  askingServer: 'Consultando o servidor…',
  keptNotSent: 'Ficou guardado na caixa de correio e não foi enviado.',
  accepted: 'O servidor aceitou. Ele disse:',
  notSent: 'Não foi enviado. O servidor disse:',

  mailServer: 'Servidor de e-mail',
  serverOfEnvironment: 'O servidor está definido no ambiente (SMTP_URL), que prevalece sobre esta tela.',
  provider: 'Provedor',
  otherServer: 'Outro servidor',
  host: 'Host',
  hostHint:
    'Por exemplo, mail.example. Um endereço completo, smtp://user:password@mail.example, preenche os outros campos.',
  hostMissing: 'Informe o host. Sem ele, não há servidor para salvar',
  hostProblem:
    'Um host é um nome como mail.example, sem porta, ou um endereço completo como smtps://user:password@mail.example',
  port: 'Porta',
  portProblem: 'Uma porta é um número de 1 a 65535',
  encryption: 'Criptografia',
  tls: 'TLS (porta 465)',
  starttls: 'STARTTLS (porta 587)',
  starttlsIfOffered: 'STARTTLS só se for oferecido',
  passwordUnencrypted: 'Onde não for oferecido, a senha passa pela rede sem criptografia.',
  mailUnencrypted:
    'Sem usuário, a criptografia é usada onde o servidor a oferece; caso contrário, os e-mails vão sem ela.',
  noPasswordUnencrypted: 'Um servidor sem criptografia não recebe senha, a não ser que esteja nesta máquina.',
  user: 'Usuário',
  userHint: 'Vazio, se o servidor não pedir um.',
  userMissing: 'Informe o usuário desta senha',
  passwordStored: 'Há uma senha guardada; digite outra para substituí-la.',
  sender: 'Remetente',
  senderHint: 'O endereço de onde vêm os e-mails, como O Covil <covil@example.org>.',
  saveServer: 'Salvar servidor',
  serverSaved: 'Servidor de e-mail salvo',
  serverRemoved: 'Servidor de e-mail removido',
  notSavedYet: 'Ainda não salvo. <discard>Descartar</discard>',
  noHostHosted: 'Sem host, o serviço externo envia tudo.',
  noHostKept: 'Sem host, os e-mails ficam aqui.',
  removedHosted: 'Sem host, o servidor é removido, e o serviço externo envia tudo.',
  removedKept: 'Sem host, o servidor é removido, e os e-mails ficam aqui.',

  mailLeavesBy: 'Os e-mails saem por {description}.',
  announcementsLeaveBy: 'Os anúncios saem por {description}.',
  othersLeaveBy: 'Todos os outros e-mails saem por {description}.',
  sentByThisServer: '“Enviados” quer dizer que este servidor aceitou os e-mails, não que eles chegaram.',
  sentByOneOfThem: '“Enviados” quer dizer que um deles aceitou os e-mails, não que eles chegaram.',
  noServer:
    'Não há servidor de e-mail configurado, então nenhum e-mail é enviado. Todos ficam guardados abaixo, para você ler.',
  paused:
    '<strong>Envio em pausa</strong> por {description} desde {since}. A fila é mantida, e o servidor será consultado de novo às {time}. Ele disse:',
  outOfReachEachTried:
    '<strong>Fora de alcance:</strong> {description}. A fila é mantida, e o envio de cada e-mail é tentado de novo. O último terminou assim:',
  outOfReach: {
    one: '<strong>Fora de alcance:</strong> {description}. A fila é mantida, e a próxima tentativa será em um minuto. O último terminou assim:',
    many: '<strong>Fora de alcance:</strong> {description}. A fila é mantida, e a próxima tentativa será em {count} de minutos. O último terminou assim:',
    other:
      '<strong>Fora de alcance:</strong> {description}. A fila é mantida, e a próxima tentativa será em {count} minutos. O último terminou assim:',
  },
  resumeNow: 'Retomar agora',
  tryNow: 'Tentar agora',
  goesOutAgain: 'Os e-mails voltaram a sair por {description}',
  notYet: 'Ainda não. O servidor disse: {detail}',

  gmailHint:
    'O usuário é o endereço completo. O Google pede uma senha de app, que exige a verificação em duas etapas, e não a senha da conta.',
  microsoftHint:
    'O SMTP autenticado precisa estar permitido para a caixa de correio no Microsoft 365. Contas pessoais do Outlook.com não aceitam senhas de programas.',
  icloudHint: 'O usuário é o endereço completo do iCloud. A Apple pede uma senha específica de app, e não a da conta.',
  fastmailHint: 'O Fastmail pede uma senha de app, e não a da conta.',
  postmarkHint: 'O token de API do servidor é o usuário e a senha.',
  mailgunHint: 'Para um domínio na UE, o host é smtp.eu.mailgun.org.',
  sesHint: 'Ponha sua região no host. Usuário e senha são credenciais SMTP do SES, e não chaves de acesso.',
  sendgridHint: 'O usuário é a palavra apikey, a senha é uma chave de API.',
  brevoHint: 'A senha é uma chave SMTP, e não a da conta.',
  seeMail: 'Ver E-mail',
} as const
