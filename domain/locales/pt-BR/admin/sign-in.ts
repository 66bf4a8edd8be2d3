/** The screens of those who are not signed in, and what confirms a sign-in. */
export const signIn = {
  adminLogin: 'Entrar na administração',
  sessionEnded: 'Sua sessão terminou. Entre de novo para continuar.',
  sessionEndedInputKept: 'Sua sessão terminou. O que você digitou está guardado: entre de novo, e estará lá.',
  behindThisDoor: 'Atrás desta porta, você pode',
  useAdminPanel: 'Usar o painel de administração',
  managePosts: 'Criar, editar e excluir posts',
  manageUsers: 'Gerenciar usuários e configurações',
  login: 'Entrar',
  opening: 'Abrindo…',
  back: 'Voltar',
  forgottenPassword: 'Esqueceu a senha?',
  or: 'ou',
  signInWithPasskey: 'Entrar com chave de acesso',
  usePasskey: 'Usar chave de acesso',
  waitingForPasskey: 'Aguardando sua chave de acesso…',
  signInWith: 'Entrar com {provider}',
  confirmWith: 'Confirmar com {provider}',
  waitingFor: 'Aguardando {provider}…',
  noWindowFor: 'O navegador não abriu nenhuma janela para {provider}, então esta aba vai para lá.',
  welcomeBack: 'Que bom ver você de novo, {email}',
  loginFailed: 'Não foi possível entrar',

  passkeysNeedHost:
    'Chaves de acesso precisam de um nome de domínio e de https. O endereço deste site, {siteUrl}, não tem os dois; quem opera o servidor o define em SITE_URL.',
  passkeysWorkAt: 'Chaves de acesso só funcionam em {siteUrl}.',
  noPasskeysHere: 'Este navegador não aceita chaves de acesso.',
  passkeyNotUsed: 'A chave de acesso não foi usada: a janela foi fechada ou ficou aberta por tempo demais.',
  passkeyHeldAlready: 'Este dispositivo, ou o gerenciador de senhas dele, já guarda uma chave de acesso sua.',
  passkeyNeedsLock:
    'Este dispositivo não pode guardar uma chave de acesso: antes, precisa de bloqueio de tela, impressão digital ou PIN.',
  browserFailed: 'O navegador não conseguiu: {message}',

  code: 'Código',
  codeOfApp: 'Os seis dígitos que seu aplicativo autenticador mostra para este blog.',
  recoveryCode: 'Código de recuperação',
  oneOfTen: 'Um dos dez que você guardou ao configurar o segundo fator. Cada um vale uma vez.',
  useCodeOfApp: 'Usar um código do aplicativo',
  useRecoveryCode: 'Usar um código de recuperação',

  doorStaysShut: 'A porta continua fechada',
  youAreIn: 'Você entrou',
  closeThisWindow: 'Você pode fechar esta janela e continuar onde estava.',
  toLogin: 'Voltar ao login',
  toAdminArea: 'Ir para a administração',

  newAddress: 'Novo endereço',
  isThisYourDoor: 'Esta porta é sua?',
  confirmAddress: 'Confirme que você quer entrar como {email}.',
  confirmAddressOfLink: 'Confirme que você quer entrar com o endereço do seu link.',
  useThisAddress: 'Usar este endereço',
  soBeIt: 'Assim seja',
  youSignInAs: 'A partir de agora, você entra como {email}.',
  incompleteMail: 'Este endereço está incompleto. Abra o link inteiro do e-mail.',

  forgottenPasswordTab: 'Senha esquecida',
  lostKey: 'Uma chave perdida',
  enterAddress: 'Digite o endereço com que você entra. Você vai receber um link para escolher uma nova senha.',
  noMail:
    'Este site ainda não tem e-mail configurado, então nenhum link pode ser enviado. Peça a quem opera o servidor uma nova senha com “den admin reset-password”.',
  sendLink: 'Enviar link',
  linkIsOnItsWay:
    'Se {address} pertence a alguém da administração, um link está a caminho. Ele vale uma vez, por 30 minutos.',
  newPasswordTab: 'Nova senha',
  newKey: 'Uma nova chave',
  chooseNewPassword:
    'Escolha outra senha para {blogName} e entre com ela. Com a antiga terminam todas as suas sessões, seus tokens de API e os convites que você enviou; as chaves de acesso e o segundo fator continuam.',
  setPassword: 'Definir a senha',

  invitationTab: 'Convite',
  keyForYou: 'Há uma chave para você',
  youAreInvited:
    'Você recebeu um convite para {blogName}. Escolha a senha com que vai entrar. Depois disso, ninguém mais pode usar este link.',
  youAreSignedIn: 'Você está na conta {email}. Quem aceitar o convite aqui cria outra conta e continua nela.',
  postsNameYou: 'Seus posts saem com este nome. Você pode mudá-lo em Conta.',
  acceptInvitation: 'Aceitar o convite',
  incompleteInvitation: 'Este endereço está incompleto. Abra o link inteiro do convite.',

  setUpTab: 'Configuração',
  denIsYours: 'O covil é seu',
  chooseAddressAndPassword:
    'Escolha o endereço e a senha com que vai abri-lo. Depois disso, ninguém mais pode usar este link.',
  claimSite: 'Assumir este site',
  incompleteStart: 'Este endereço está incompleto. Abra o link inteiro que o Den mostrou ao iniciar.',
  siteIsClaimed: 'Este site já tem quem o administre',
  linkIsUsed: 'O link para assumi-lo já foi usado, então não há mais nada neste endereço.',
  signIn: 'Entrar',
} as const
