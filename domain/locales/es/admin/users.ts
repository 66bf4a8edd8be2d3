export const users = {
  users: 'Usuarios',
  aboutRoles:
    'Con el rol de propiedad se puede todo, también usuarios y ajustes. Con el de edición se escriben, publican y anuncian todos los artículos. Con el de autoría se escriben y publican los propios.',
  userCount: { one: '{count} usuario', many: '{count} de usuarios', other: '{count} usuarios' },
  invitedCount: { one: '{count} invitación', many: '{count} de invitaciones', other: '{count} invitaciones' },

  role: 'Rol',
  owner: 'Propiedad',
  editor: 'Edición',
  author: 'Autoría',
  ownerRights: 'todo, también suscriptores, correo, ajustes y usuarios',
  editorRights: 'todos los artículos, borradores e imágenes, los anuncios y las estadísticas',
  authorRights: 'los artículos propios y sus imágenes; sin anuncios',
  roleMeans: '{role}: {rights}.',

  you: 'Tú',
  profileOf: 'Perfil: {email}',
  changeRoleOf: 'Cambiar rol: {email}',
  removeNamed: 'Quitar: {email}',

  remove: 'Quitar:',
  removingMeans:
    'Su sesión se cierra al instante en todas partes y sus tokens de API terminan. También terminan todas las invitaciones pendientes, porque pudo haber visto los enlaces. Lo que escribió se conserva.',
  isRemoved: 'Se quitó {email}',
  changeProfileOf: 'Cambiar el perfil de:',
  profileShownLater:
    'Los lectores lo verán en cuanto esta persona indique su nombre para publicar o publique un artículo.',
  profileShown: 'Los lectores lo ven en la página de {name} y al pie de sus artículos.',
  profileSaved: 'Perfil de {name} guardado',
  changeRole: 'Cambiar rol',
  changeTheRoleOf: 'Cambiar el rol de:',
  roleTakesEffect: 'Vale al instante, también para sus tokens de API.',
  invitationsEnd:
    'También terminan todas las invitaciones pendientes, porque con el rol de propiedad se pudieron ver los enlaces.',
  change: 'Cambiar',
  changing: 'Cambiando…',
  roleChanged: 'El rol de {email} es ahora el de {role}',

  inviteSomebody: 'Invitar a alguien',
  linkIsMailed:
    'Recibirá por correo un enlace para elegir su contraseña. Sirve una sola vez, durante siete días y mientras no se envíe otro a la misma dirección.',
  linkIsYours:
    'El correo aún no está configurado, así que tendrás que pasarle el enlace. Con él elegirá su contraseña. Sirve una sola vez, durante siete días y mientras no se cree otro para la misma dirección.',
  invite: 'Invitar',
  inviting: 'Invitando…',
  isInvited: 'Invitación enviada a {email}',
  invitedByMail: 'Invitación enviada a {email}. También puedes pasarle el enlace. Esta pantalla lo muestra solo ahora.',
  invitedByLink: 'Invitación creada para {email}. Pásale el enlace. Esta pantalla lo muestra solo ahora.',
  linkOpensHereOnly:
    'El enlace lleva a {siteUrl}, que solo se abre en esta máquina. Define la dirección pública en <code>SITE_URL</code> antes de invitar a quien esté en otro sitio.',
  linkFor: 'Enlace para {email}',
  copyLink: 'Copiar enlace',
  invited: 'Invitaciones',
  as: 'Rol',
  withdraw: 'Retirar',
  withdrawNamed: 'Retirar: {email}',
  linkRevoked: 'El enlace para {email} ya no vale',
} as const
