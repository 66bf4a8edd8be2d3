export const accountProblems = {
  longPassword: 'Esta senha é longa demais',
  longCode: 'Este código é longo demais',
  noName: 'Um nome é uma linha de texto simples, com no máximo 100 caracteres',
  guessedFirst: 'Esta senha é uma das que se tentam primeiro.',
  passwordTooLong: 'Uma senha pode ter no máximo {max} caracteres.',
  passwordTooShort: 'Uma senha precisa de pelo menos {min} caracteres.',
  nameAsPassword: 'Esta senha é pouco mais que o nome do blog ou o seu.',
  anotherPassword: 'Escolha outra senha',
  wrongPassword: 'Esta não é a sua senha',
  wrongCurrentPassword: 'Esta não é a sua senha atual',
  wrongSignIn:
    'O endereço e a senha não combinam. Confira os dois, ou defina uma senha nova em “Esqueceu a senha?” ou com “den admin reset-password”.',
  codeNeeded: 'Digite um código do seu aplicativo ou um código de recuperação',
  wrongCode: 'Este código está errado ou já foi usado. Espere o próximo no aplicativo.',
  wrongCodeAtSignIn:
    'Este código está errado ou já foi usado. Espere o próximo no aplicativo e confira se o relógio do dispositivo está certo.',
  wrongFirstCode:
    'Este não é o código deste meio minuto. Digite os seis dígitos que o aplicativo mostra agora; o relógio dele tem de estar certo.',
  nothingToConfirm: 'Não há nada a confirmar: seu segundo fator já está ativado, ou ainda não foi configurado.',
  secondFactorIsOn: 'Seu segundo fator já está ativado. Desative antes de configurar outro aplicativo.',
  secondFactorIsOff: 'Códigos de recuperação fazem parte de um segundo fator, e o seu está desativado.',
  secondFactorRequired:
    'Este blog pede um segundo fator de quem administra. Antes, configure o seu em “Conta”. Nada foi alterado.',
  tooManyAttempts: 'Tentativas demais. Espere {wait} e tente de novo.',
  tooManyAttemptsAtProvider: 'Tentativas demais. Espere um pouco e tente de novo.',
  passwordNeeded: 'Antes, confirme sua senha. Isso vale por dez minutos. Nada foi alterado.',
  passwordToChange: 'Entre com sua senha para mudá-la.',
  notSignedIn:
    'Não há sessão, ou ela terminou. Entre de novo: o que você digitou fica guardado. Programas enviam um token de API.',
  sessionEnded: 'Sua sessão terminou. Entre de novo.',
  sessionEndedAtUsers: 'Sua sessão terminou. Entre de novo para dizer quem administra.',
  cookieLost: 'Seu navegador não guardou o cookie da sessão. Permita cookies deste site e abra pelo endereço certo.',
  unauthorizedDomain:
    'Neste endereço do site não é permitido entrar. Abra em {address}; quem opera o site permite este endereço com SITE_URL ou AUTHORIZED_DOMAINS.',
  forOwners: 'Isto é para proprietários, e sua função é: {role}. Um proprietário pode mudá-la em “Usuários”.',
  forEditors:
    'Isto é para proprietários e editores, e sua função é: {role}. Um proprietário pode mudá-la em “Usuários”.',
  foreignPost: 'Este post não é seu. Autores abrem e mudam os próprios posts; proprietários e editores, todos.',
  pagesOfEditors: 'Autores escrevem posts. Páginas são de proprietários e editores.',
  announcedByEditors: 'Autores não anunciam posts. Deixe o anúncio de fora e peça a um proprietário ou editor.',
  resetMailNotSetUp:
    'O e-mail deste site ainda não foi configurado. Defina uma senha nova no servidor, com “den admin reset-password”.',
  resetLinkUsed: 'Este link não vale mais: uma senha foi definida depois, ou ele tem mais de 30 minutos. Peça outro.',
  claimLinkUsed: 'Este link não vale mais. Reinicie o Den, ou execute “den admin link”, e use o novo.',
  invitationUsed:
    'Este convite não vale mais. Se você aceitou, entre. Se não, ele foi retirado, trocado por um mais novo ou tem mais de sete dias. Peça um novo.',
  invitationGone: 'Este convite não existe mais: foi usado, retirado ou trocado por um mais novo.',
  addressLinkUsed:
    'Este link não vale mais: foi usado, veio um mais novo, ou ele tem mais de 30 minutos. Peça outro em “Conta”.',
  addressMailNotSetUp:
    'O e-mail ainda não foi configurado, então não é possível confirmar um endereço novo. Antes, configure um servidor de e-mail.',
  addressTaken: '{email} já é o endereço de uma conta',
  accountTaken: '{email} já tem uma conta',
  noAdministrator: 'Esta conta não existe mais.',
  yourselfStays:
    'Você não pode remover a própria conta: sempre precisa restar um proprietário. Outro proprietário pode removê-la.',
  yourRoleStays:
    'Você não pode mudar a própria função: sempre precisa restar um proprietário. Outro proprietário pode mudá-la.',
  noSession: 'Esta sessão não existe mais.',
  noToken: 'Este token não existe mais.',
  noTokenName: 'O nome de um token é uma linha de texto simples, com no máximo 100 caracteres',
  tokenEnded: 'A data em que um token expira precisa estar no futuro',
  noScope: 'Escolha pelo menos uma permissão',
  endlessToken: 'Um token expira o mais tardar no ano {year}',
  tokenBeyondRole: 'Sua função é {role}, então um token seu não pode ter {scopes}',
  passkeysNeedHttps:
    'Chaves de acesso precisam de um nome de host e https, que o endereço deste site não tem. Quem opera o site o define em SITE_URL.',
  manyPasskeys: 'Você tem {max} chaves de acesso, que é o máximo. Antes, remova uma.',
  passkeyKnown: 'Esta chave de acesso já estava adicionada.',
  passkeyRefused: 'Esta chave de acesso não foi aceita, ou o pedido ficou aberto tempo demais. Tente de novo.',
  passkeyOfAnother:
    'Esta chave de acesso não confirma isso: não é sua, foi removida, ou o pedido ficou aberto tempo demais. Tente de novo, ou use a senha.',
  passkeyGone: 'Esta chave de acesso não existe mais.',
  passkeyOpensNothing:
    'Esta chave de acesso não abre este site: talvez tenha sido removida aqui, ou o pedido ficou aberto tempo demais. Tente de novo, ou entre com a senha.',
  noPasskeyName: 'O nome de uma chave de acesso é uma linha de texto simples, com no máximo {max} caracteres',
  passkeyUnnamed: 'Dê um nome à chave de acesso',
  providerDomain:
    'Neste endereço do site não é permitido entrar com {provider}. Abra em {address}; quem opera o site permite este endereço com AUTHORIZED_DOMAINS.',
  providerWindow:
    'Seu navegador não abriu uma janela para {provider}. Permita janelas pop-up deste site e tente de novo.',
  providerClosed: 'O acesso com {provider} não foi concluído: a janela foi fechada, ou você cancelou lá.',
  providerAnother:
    'Enquanto isso, outro acesso começou neste navegador e encerrou este. Conclua aquele, ou comece de novo.',
  providerStranger:
    '{provider} conhece você, mas este site não: seu endereço não está entre os que podem abri-lo. Quem opera o site pode adicioná-lo.',
  providerUnverified:
    '{provider} não verificou seu endereço, então aqui ele não abre nada. Verifique lá e tente de novo.',
  providerWithoutAddress: '{provider} não disse qual é o seu endereço, então aqui ele não abre nada.',
  providerForeign:
    'A conta com o seu endereço é de outra pessoa em {provider}. Quem opera o site pode desvinculá-la com “den admin unlink-provider”.',
  providerMismatch: 'Para {provider}, você é outra pessoa que nesta sessão. Escolha lá a mesma conta.',
  providerRemoved: 'Sua conta aqui foi removida. Quem administra pode convidar você de novo.',
  providerSilent: '{provider} não respondeu. Tente de novo em um minuto, ou use a senha.',
  providerUnclear:
    'Não foi possível aceitar a resposta de {provider}, então ninguém entrou. O log do servidor diz por quê.',
  providerRefuses:
    '{provider} não aceita este site. Quem o opera compara lá OIDC_CLIENT_ID, OIDC_CLIENT_SECRET e o endereço de redirecionamento.',
  providerCookie:
    'Seu navegador não enviou o cookie deste acesso: ele não guarda nenhum deste site, ou passaram dez minutos. Tente de novo.',
  providerFactor:
    '{provider} pede mais um fator que você não configurou ou não informou. Faça isso lá e tente de novo.',
} as const
