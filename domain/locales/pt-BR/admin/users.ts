/** Administrators, their roles and invitations. */
export const users = {
  users: 'Usuários',
  aboutRoles:
    'Proprietários podem fazer tudo, inclusive cuidar de usuários e configurações. Editores escrevem, publicam e anunciam todos os posts. Autores escrevem e publicam os próprios.',
  userCount: { one: '{count} usuário', many: '{count} de usuários', other: '{count} usuários' },
  invitedCount: { one: '{count} convite', many: '{count} de convites', other: '{count} convites' },

  role: 'Função',
  owner: 'Proprietário',
  editor: 'Editor',
  author: 'Autor',
  ownerRights: 'tudo, com inscritos, e-mail, configurações e usuários',
  editorRights: 'todos os posts, rascunhos e imagens, anúncios e estatísticas',
  authorRights: 'os próprios posts e as imagens deles; sem anúncios',
  roleMeans: '{role}: {rights}.',

  you: 'Você',
  profileOf: 'Perfil: {email}',
  changeRoleOf: 'Mudar função: {email}',
  removeNamed: 'Remover: {email}',

  remove: 'Remover:',
  removingMeans:
    'Todas as sessões desta pessoa terminam na hora, e também os tokens de API dela. Os convites abertos também deixam de valer, porque ela pode ter visto os links. O que escreveu fica.',
  isRemoved: '{email}: conta removida',
  changeProfileOf: 'Mudar o perfil de:',
  profileShownLater: 'O público o vê assim que esta pessoa definir um nome publicado ou publicar um post.',
  profileShown: 'O público o vê na página de {name} e abaixo dos posts dessa pessoa.',
  profileSaved: 'O perfil de {name} foi salvo',
  changeRole: 'Mudar função',
  changeTheRoleOf: 'Mudar a função de:',
  roleTakesEffect: 'Vale na hora, também para os tokens de API desta pessoa.',
  invitationsEnd: 'Os convites abertos também deixam de valer, porque um proprietário pode ter visto os links.',
  change: 'Mudar',
  changing: 'Mudando…',
  roleChanged: 'A função de {email} agora é {role}',

  inviteSomebody: 'Convidar alguém',
  linkIsMailed:
    'A pessoa recebe por e-mail um link para escolher uma senha. O link vale uma vez, por sete dias, e só até o próximo para o mesmo endereço.',
  linkIsYours:
    'O e-mail ainda não está configurado, então cabe a você repassar o link. Com ele, a pessoa escolhe uma senha. O link vale uma vez, por sete dias, e só até o próximo para o mesmo endereço.',
  invite: 'Convidar',
  inviting: 'Convidando…',
  isInvited: '{email}: convite criado',
  invitedByMail: 'O convite foi enviado a {email}. Você também pode repassar o link. Esta tela só o mostra agora.',
  invitedByLink: 'O convite para {email} está pronto. Repasse o link. Esta tela só o mostra agora.',
  linkOpensHereOnly:
    'O link leva a {siteUrl}, que só abre nesta máquina. Informe o endereço público em <code>SITE_URL</code> antes de convidar quem está em outro lugar.',
  linkFor: 'Link para {email}',
  copyLink: 'Copiar link',
  invited: 'Convites',
  as: 'Função',
  withdraw: 'Retirar',
  withdrawNamed: 'Retirar: {email}',
  linkRevoked: 'O link para {email} foi revogado',
} as const
