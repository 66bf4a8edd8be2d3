export const users = {
  users: 'Équipe',
  aboutRoles:
    'Les propriétaires peuvent tout faire, y compris gérer l’équipe et les réglages. La rédaction écrit, publie et annonce tous les articles. Les plumes écrivent et publient les leurs.',
  userCount: { one: '{count} compte', many: '{count} de comptes', other: '{count} comptes' },
  invitedCount: { one: '{count} invitation', many: '{count} d’invitations', other: '{count} invitations' },

  role: 'Rôle',
  owner: 'Propriétaire',
  editor: 'Rédaction',
  author: 'Plume',
  ownerRights: 'tout, avec les abonnés, les e-mails, les réglages et l’équipe',
  editorRights: 'tous les articles, brouillons et images, les annonces et les statistiques',
  authorRights: 'articles personnels et leurs images, sans annonces',
  roleMeans: '{role} : {rights}.',

  you: 'Vous',
  profileOf: 'Profil : {email}',
  changeRoleOf: 'Changer le rôle : {email}',
  removeNamed: 'Retirer : {email}',

  remove: 'Retirer :',
  removingMeans:
    'Toutes les sessions de ce compte se ferment aussitôt, et ses jetons d’API prennent fin. Toutes les invitations en cours aussi, car leurs liens ont pu être vus. Les articles écrits restent.',
  isRemoved: 'Compte retiré : {email}',
  changeProfileOf: 'Modifier le profil :',
  profileShownLater: 'Les lecteurs le verront dès que ce compte aura un nom de signature, ou publiera un article.',
  profileShown: 'Les lecteurs le voient sur la page consacrée à {name} et sous ses articles.',
  profileSaved: 'Profil enregistré : {name}',
  changeRole: 'Changer le rôle',
  changeTheRoleOf: 'Changer le rôle :',
  roleTakesEffect: 'Le changement prend effet aussitôt, pour ses jetons d’API aussi.',
  invitationsEnd: 'Toutes les invitations en cours prennent fin aussi, car leurs liens ont pu être vus.',
  change: 'Changer',
  changing: 'Changement…',
  roleChanged: 'Nouveau rôle pour {email} : {role}',

  inviteSomebody: 'Inviter quelqu’un',
  linkIsMailed:
    'La personne reçoit par e-mail un lien pour choisir un mot de passe. Il ne sert qu’une fois, et reste valable sept jours ou jusqu’au prochain lien pour la même adresse.',
  linkIsYours:
    'L’envoi d’e-mails n’est pas encore configuré : transmettez le lien vous-même. Il permet de choisir un mot de passe, ne sert qu’une fois, et reste valable sept jours ou jusqu’au prochain lien pour la même adresse.',
  invite: 'Inviter',
  inviting: 'Invitation…',
  isInvited: 'Invitation créée : {email}',
  invitedByMail:
    'L’invitation est partie vers {email}. Vous pouvez aussi transmettre le lien vous-même. Cet écran ne l’affiche que maintenant.',
  invitedByLink: 'L’invitation pour {email} est prête. Transmettez le lien. Cet écran ne l’affiche que maintenant.',
  linkOpensHereOnly:
    'Le lien mène à {siteUrl}, qui ne s’ouvre que sur cette machine. Indiquez l’adresse publique dans <code>SITE_URL</code> avant d’inviter quelqu’un qui est ailleurs.',
  linkFor: 'Lien pour {email}',
  copyLink: 'Copier le lien',
  invited: 'Invitations',
  as: 'Rôle',
  withdraw: 'Retirer',
  withdrawNamed: 'Retirer l’invitation : {email}',
  linkRevoked: 'Le lien pour {email} n’est plus valable',
} as const
