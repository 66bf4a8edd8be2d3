export const accountMails = {
  invitedSubject: 'Um convite para escrever em {blogName}',
  invitedPreview: 'Escolha uma senha, e você poderá entrar.',
  invitedHeading: 'Você recebeu um convite',
  invitedAsOwner:
    '{invitedBy} convida você para {blogName} com a função de proprietário: para escrever, editar e excluir posts, e cuidar de usuários e configurações.',
  invitedAsEditor:
    '{invitedBy} convida você para {blogName} com a função de editor: para escrever, editar e excluir posts, e anunciá-los.',
  invitedAsAuthor:
    '{invitedBy} convida você para {blogName} com a função de autor: para escrever e publicar seus próprios posts.',
  invitedButton: 'Aceitar o convite',
  invitedNote: 'O link vale uma vez, por sete dias. Se você não sabe do que se trata, ignore este e-mail.',
  typedReason: 'Este e-mail chegou porque quem administra {siteUrl} digitou este endereço.',
  resetSubject: 'Uma senha nova para {blogName}',
  resetPreview: 'Escolha outra senha para a administração.',
  resetHeading: 'Uma senha nova',
  resetText:
    'Alguém, provavelmente você, pediu uma senha nova para a administração de {blogName}. Até você escolher, a antiga ainda vale.',
  resetButton: 'Escolher uma senha nova',
  halfAnHourNote: 'O link vale uma vez, por 30 minutos. Se não foi você, ignore este e-mail: nada muda.',
  resetReason: 'Este e-mail chegou porque este endereço foi digitado em {siteUrl}/admin/forgotten-password.',
  changeSubject: 'Confirme seu novo endereço para {blogName}',
  changePreview: 'Um clique, e você entra com este endereço.',
  changeHeading: 'Confirme seu novo endereço',
  changeText:
    'Alguém que administra {blogName} quer entrar com este endereço de agora em diante. Confirme, se for você.',
  changeButton: 'Usar este endereço',
  askedSubject: 'Outro endereço foi pedido em {blogName}',
  askedPreview: 'Nada mudou ainda.',
  askedHeading: 'Alguém pediu outro endereço',
  askedText:
    'Alguém que conhece sua senha quer que você entre em {blogName} como {newAddress} de agora em diante. Isso vale quando for confirmado lá.',
  askedNote: 'Se não foi você, mude sua senha agora: isso cancela o pedido.',
  accountButton: 'Ir para sua conta',
  accountReason: 'Este e-mail chegou porque este é o endereço de uma conta de {siteUrl}.',
  changedSubject: 'Seu endereço para {blogName} mudou',
  changedPreview: 'Agora você entra com outro endereço.',
  changedHeading: 'Seu endereço mudou',
  changedText: 'A conta de {blogName} com este endereço agora entra como {newAddress}.',
  changedNote:
    'Se não foi você, alguém tem sua senha: escreva para {contact}, ou peça a quem opera o servidor que restaure seu endereço com “den admin change-address”, e depois uma senha nova.',
  changedReason: 'Este e-mail chegou porque este era o endereço de uma conta de {siteUrl}.',
  testSubject: 'Um e-mail de teste de {blogName}',
  testPreview: 'Se você consegue ler isto, o e-mail funciona.',
  testHeading: 'O e-mail funciona',
  testText: 'Se você consegue ler isto, {blogName} pode enviar e-mails.',
  testButton: 'Ir para o site',
  testReason: 'Quem administra {siteUrl} enviou este e-mail para testar as configurações.',
  noticeSubject: '{heading}: {blogName}',
  when: 'Quando: {at}',
  device: 'Dispositivo: {device}',
  network: 'Rede: {network}',
  unknown: 'desconhecido',
  byCommand: 'Onde: no servidor, por um comando',
  usersButton: 'Ver todos os usuários',
  usersAdvice:
    'Se você não esperava por isso, pergunte aos outros. Remova em “Usuários” quem não deveria estar lá. A auditoria em {siteUrl}/admin/audit mostra o que foi feito.',
  accountAdvice:
    'Se foi você, não há nada a fazer. Se não foi, mude sua senha agora em {siteUrl}/admin/account, e encerre lá as sessões, chaves de acesso e tokens de API que você não reconhece. Se não conseguir entrar, use “Esqueceu a senha?”, escreva para {contact}, ou peça a quem opera o servidor que execute “den admin reset-password”.',
  newDevice: 'Acesso por um novo dispositivo',
  newDeviceText:
    'Houve um acesso à sua conta de {blogName} por um navegador que nunca tinha sido usado nela, ou não desde que a senha foi definida.',
  recoveryCode: 'Um código de recuperação foi usado',
  recoveryCodeText:
    'Houve um acesso à sua conta de {blogName} com um dos códigos de recuperação. Esse código não vale mais; os outros ainda valem.',
  passwordChanged: 'Sua senha foi alterada',
  passwordChangedText:
    'A senha da sua conta de {blogName} foi alterada. As sessões em todos os outros navegadores foram encerradas.',
  passwordReset: 'Sua senha foi redefinida',
  passwordResetText:
    'A senha da sua conta de {blogName} foi redefinida sem a antiga. As sessões em todos os navegadores foram encerradas.',
  tokenMade: 'Um novo token de API',
  tokenMadeText:
    'Um token de API foi criado para sua conta de {blogName}: {about}. O programa que o tiver age em seu nome.',
  passkeyAdded: 'Uma nova chave de acesso',
  passkeyAddedText:
    'Uma chave de acesso foi adicionada à sua conta de {blogName}: {about}. Com ela, é possível entrar sem sua senha.',
  passkeyRemoved: 'Uma chave de acesso foi removida',
  passkeyRemovedText:
    'Uma chave de acesso da sua conta de {blogName} foi removida: {about}. Ela não serve mais para entrar.',
  identityLinked: 'Outra forma de entrar',
  identityLinkedText:
    'De agora em diante, é possível entrar na sua conta de {blogName} por um provedor de identidade: {about}. Sua senha e seu segundo fator não são pedidos.',
  secondFactorOn: 'Seu segundo fator está ativado',
  secondFactorOnText:
    'O segundo fator da sua conta de {blogName} foi ativado. De agora em diante, entrar com a senha pede um código de uso único.',
  secondFactorOff: 'Seu segundo fator está desativado',
  secondFactorOffText:
    'O segundo fator da sua conta de {blogName} foi desativado. De agora em diante, a senha basta para entrar.',
  recoveryCodes: 'Novos códigos de recuperação',
  recoveryCodesText:
    'Novos códigos de recuperação foram criados para sua conta de {blogName}. Os anteriores não valem mais.',
  newAdministrator: 'Uma nova conta',
  invitationAcceptedText: '{about} agora tem uma conta em {blogName}, por um convite. A função está em “Usuários”.',
  administratorAddedText: '{about} agora tem uma conta em {blogName}, sem convite. A função está em “Usuários”.',
  roleChanged: 'Uma função foi alterada',
  roleChangedText: 'A função de uma conta de {blogName} foi alterada: {about}.',
} as const
