export const accountMails = {
  invitedSubject: 'Invitation à écrire pour {blogName}',
  invitedPreview: 'Choisissez un mot de passe pour vous connecter.',
  invitedHeading: 'Vous avez une invitation',
  invitedAsOwner:
    '{invitedBy} vous invite sur {blogName} en tant que propriétaire : pour écrire, modifier et supprimer des articles, et gérer l’équipe et les réglages.',
  invitedAsEditor:
    '{invitedBy} vous invite à rejoindre la rédaction sur {blogName} : pour écrire, modifier et supprimer des articles, et les annoncer.',
  invitedAsAuthor: '{invitedBy} vous invite sur {blogName} comme plume : pour écrire et publier vos propres articles.',
  invitedButton: 'Accepter l’invitation',
  invitedNote:
    'Le lien ne sert qu’une fois, et reste valable sept jours. Si vous ne savez pas de quoi il s’agit, ignorez cet e-mail.',
  typedReason: 'Vous recevez cet e-mail parce que cette adresse a été saisie dans l’administration de {siteUrl}.',
  resetSubject: 'Un nouveau mot de passe pour {blogName}',
  resetPreview: 'Choisissez un autre mot de passe pour l’administration.',
  resetHeading: 'Un nouveau mot de passe',
  resetText:
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour l’administration : {blogName}. Tant que vous n’en avez pas choisi, l’ancien reste valable.',
  resetButton: 'Choisir un nouveau mot de passe',
  halfAnHourNote:
    'Le lien ne sert qu’une fois, et reste valable 30 minutes. Si ce n’était pas vous, ignorez cet e-mail : rien ne change.',
  resetReason: 'Vous recevez cet e-mail parce que cette adresse a été saisie sur {siteUrl}/admin/forgotten-password.',
  changeSubject: 'Confirmez votre nouvelle adresse pour {blogName}',
  changePreview: 'Un clic, et cette adresse servira à vous connecter.',
  changeHeading: 'Confirmez votre nouvelle adresse',
  changeText:
    'Quelqu’un qui a un compte sur {blogName} veut désormais se connecter avec cette adresse. Confirmez-la, si c’est vous.',
  changeButton: 'Utiliser cette adresse',
  askedSubject: 'Une autre adresse est demandée pour {blogName}',
  askedPreview: 'Rien n’a encore changé.',
  askedHeading: 'Quelqu’un a demandé une autre adresse',
  askedText:
    'Quelqu’un qui connaît votre mot de passe veut que vous vous connectiez désormais à {blogName} avec {newAddress}. Cela prendra effet une fois confirmé là-bas.',
  askedNote: 'Si ce n’était pas vous, changez tout de suite de mot de passe : cela annule la demande.',
  accountButton: 'Aller à votre compte',
  accountReason: 'Vous recevez cet e-mail parce que cette adresse est celle d’un compte du site {siteUrl}.',
  changedSubject: 'Votre adresse pour {blogName} a changé',
  changedPreview: 'Vous vous connectez maintenant avec une autre adresse.',
  changedHeading: 'Votre adresse a changé',
  changedText: 'Le compte du blog {blogName} qui avait cette adresse se connecte maintenant avec {newAddress}.',
  changedNote:
    'Si ce n’était pas vous, quelqu’un a votre mot de passe : écrivez à {contact}, ou demandez à l’exploitant du serveur de rétablir votre adresse avec « den admin change-address », puis de définir un nouveau mot de passe.',
  changedReason: 'Vous recevez cet e-mail parce que cette adresse était celle d’un compte du site {siteUrl}.',
  testSubject: 'Un e-mail d’essai : {blogName}',
  testPreview: 'Si vous lisez ceci, l’envoi fonctionne.',
  testHeading: 'L’envoi fonctionne',
  testText: 'Si vous lisez ceci, {blogName} peut envoyer des e-mails.',
  testButton: 'Aller au site',
  testReason: 'Cet e-mail a été envoyé depuis l’administration de {siteUrl} pour essayer les réglages.',
  noticeSubject: '{heading} : {blogName}',
  when: 'Quand : {at}',
  device: 'Appareil : {device}',
  network: 'Réseau : {network}',
  unknown: 'inconnu',
  byCommand: 'Où : sur le serveur, par une commande',
  usersButton: 'Voir l’équipe',
  usersAdvice:
    'Si vous ne vous y attendiez pas, demandez aux autres. Retirez dans « Équipe » toute personne qui n’y a pas sa place. Le journal d’audit, sur {siteUrl}/admin/audit, montre ce qui a été fait.',
  accountAdvice:
    'Si c’était vous, il n’y a rien à faire. Sinon, changez tout de suite de mot de passe sur {siteUrl}/admin/account, et fermez-y les sessions, clés d’accès et jetons d’API que vous ne reconnaissez pas. Si vous n’avez plus accès, passez par « Mot de passe oublié ? », écrivez à {contact}, ou demandez à l’exploitant du serveur de lancer « den admin reset-password ».',
  newDevice: 'Connexion depuis un nouvel appareil',
  newDeviceText:
    'Une connexion à votre compte du blog {blogName} a eu lieu depuis un navigateur qui n’avait jamais servi pour ce compte, ou pas depuis que le mot de passe a été choisi.',
  recoveryCode: 'Un code de secours a servi',
  recoveryCodeText:
    'Une connexion à votre compte du blog {blogName} a eu lieu avec un code de secours. Ce code est épuisé ; les autres restent valables.',
  passwordChanged: 'Votre mot de passe a été changé',
  passwordChangedText:
    'Le mot de passe de votre compte du blog {blogName} a été changé. Tous les autres navigateurs ont été déconnectés.',
  passwordReset: 'Votre mot de passe a été remplacé',
  passwordResetText:
    'Le mot de passe de votre compte du blog {blogName} a été remplacé sans l’ancien. Tous les navigateurs ont été déconnectés.',
  tokenMade: 'Un nouveau jeton d’API',
  tokenMadeText:
    'Un jeton d’API a été créé pour votre compte du blog {blogName} : {about}. Le programme qui le détient agit en votre nom.',
  passkeyAdded: 'Une nouvelle clé d’accès',
  passkeyAddedText:
    'Une clé d’accès a été ajoutée à votre compte du blog {blogName} : {about}. Elle permet de se connecter sans votre mot de passe.',
  passkeyRemoved: 'Une clé d’accès a été retirée',
  passkeyRemovedText:
    'Une clé d’accès de votre compte du blog {blogName} a été retirée : {about}. Elle ne permet plus de se connecter.',
  identityLinked: 'Une autre façon de se connecter',
  identityLinkedText:
    'Un fournisseur d’identité permet désormais de se connecter à votre compte du blog {blogName} : {about}. Il ne demande ni votre mot de passe ni votre second facteur.',
  secondFactorOn: 'Votre second facteur est activé',
  secondFactorOnText:
    'Le second facteur de votre compte du blog {blogName} a été activé. La connexion par mot de passe demande désormais un code à usage unique.',
  secondFactorOff: 'Votre second facteur est désactivé',
  secondFactorOffText:
    'Le second facteur de votre compte du blog {blogName} a été désactivé. Le mot de passe suffit désormais pour se connecter.',
  recoveryCodes: 'De nouveaux codes de secours',
  recoveryCodesText:
    'De nouveaux codes de secours ont été créés pour votre compte du blog {blogName}. Les précédents ne sont plus valables.',
  newAdministrator: 'Un nouveau compte',
  invitationAcceptedText:
    '{about} a maintenant un compte sur {blogName}, par une invitation. Son rôle figure dans « Équipe ».',
  administratorAddedText:
    '{about} a maintenant un compte sur {blogName}, sans invitation. Son rôle figure dans « Équipe ».',
  roleChanged: 'Un rôle a été changé',
  roleChangedText: 'Le rôle d’un compte du blog {blogName} a été changé : {about}.',
} as const
