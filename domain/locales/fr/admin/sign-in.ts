export const signIn = {
  adminLogin: 'Connexion à l’administration',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  sessionEndedInputKept:
    'Votre session a pris fin. Votre saisie est conservée : reconnectez-vous, et vous la retrouverez.',
  behindThisDoor: 'Derrière cette porte, vous pouvez',
  useAdminPanel: 'Utiliser l’administration',
  managePosts: 'Créer, modifier et supprimer des articles',
  manageUsers: 'Gérer l’équipe et les réglages',
  login: 'Se connecter',
  opening: 'Ouverture…',
  back: 'Retour',
  forgottenPassword: 'Mot de passe oublié ?',
  or: 'ou',
  signInWithPasskey: 'Se connecter avec une clé d’accès',
  usePasskey: 'Utiliser une clé d’accès',
  waitingForPasskey: 'En attente de votre clé d’accès…',
  signInWith: 'Se connecter avec {provider}',
  confirmWith: 'Confirmer avec {provider}',
  waitingFor: 'En attente : {provider}…',
  noWindowFor: 'Votre navigateur n’a pas ouvert de fenêtre pour {provider} ; cet onglet s’y rend donc lui-même.',
  welcomeBack: 'Bon retour dans l’antre, {email}',
  loginFailed: 'La connexion a échoué',

  passkeysNeedHost:
    'Les clés d’accès demandent un nom d’hôte et https. L’adresse de ce site, {siteUrl}, n’a pas les deux ; elle se règle sur le serveur, avec SITE_URL.',
  passkeysWorkAt: 'Les clés d’accès ne fonctionnent que sur {siteUrl}.',
  noPasskeysHere: 'Ce navigateur ne connaît pas les clés d’accès.',
  passkeyNotUsed:
    'La clé d’accès n’a pas été utilisée : la fenêtre a été fermée, ou est restée ouverte trop longtemps.',
  passkeyHeldAlready: 'Cet appareil, ou son gestionnaire de mots de passe, contient déjà une de vos clés d’accès.',
  passkeyNeedsLock:
    'Cet appareil ne peut pas encore contenir de clé d’accès : il lui faut d’abord un verrouillage d’écran, une empreinte ou un code PIN.',
  browserFailed: 'Votre navigateur n’y est pas arrivé : {message}',

  code: 'Code',
  codeOfApp: 'Les six chiffres que votre application d’authentification affiche pour ce blog.',
  recoveryCode: 'Code de secours',
  oneOfTen: 'Un des dix que vous avez mis de côté en configurant le second facteur. Chacun ne sert qu’une fois.',
  useCodeOfApp: 'Utiliser un code de l’application',
  useRecoveryCode: 'Utiliser un code de secours',

  doorStaysShut: 'La porte reste close',
  youAreIn: 'La porte est ouverte',
  closeThisWindow: 'Vous pouvez fermer cette fenêtre et reprendre où vous en étiez.',
  toLogin: 'Revenir à la connexion',
  toAdminArea: 'Aller à l’administration',

  newAddress: 'Nouvelle adresse',
  isThisYourDoor: 'Est-ce bien votre porte ?',
  confirmAddress: 'Confirmez que vous voulez vous connecter avec {email}.',
  confirmAddressOfLink: 'Confirmez que vous voulez vous connecter avec l’adresse de votre lien.',
  useThisAddress: 'Utiliser cette adresse',
  soBeIt: 'Ainsi soit-il',
  youSignInAs: 'Vous vous connectez désormais avec {email}.',
  incompleteMail: 'Cette adresse est incomplète. Ouvrez le lien entier depuis l’e-mail.',

  forgottenPasswordTab: 'Mot de passe oublié',
  lostKey: 'Une clé perdue',
  enterAddress:
    'Saisissez l’adresse avec laquelle vous vous connectez. Vous recevrez un lien pour choisir un nouveau mot de passe.',
  noMail:
    'Ce site n’envoie pas encore d’e-mails, donc aucun lien ne peut partir. Demandez à la personne qui gère le serveur de définir un nouveau mot de passe avec « den admin reset-password ».',
  sendLink: 'Envoyer le lien',
  linkIsOnItsWay:
    'Si {address} est l’adresse d’un compte d’administration, un lien est en route. Il ne sert qu’une fois, et reste valable 30 minutes.',
  newPasswordTab: 'Nouveau mot de passe',
  newKey: 'Une nouvelle clé',
  chooseNewPassword:
    'Choisissez un autre mot de passe pour {blogName}, puis connectez-vous avec. Toutes vos sessions, vos jetons d’API et les invitations que vous avez envoyées prennent fin avec l’ancien ; les clés d’accès et le second facteur restent.',
  setPassword: 'Définir le mot de passe',

  invitationTab: 'Invitation',
  keyForYou: 'Une clé vous attend',
  youAreInvited:
    '{blogName} vous invite. Choisissez le mot de passe qui vous ouvrira la porte. Après cela, personne d’autre ne pourra utiliser ce lien.',
  youAreSignedIn:
    'Vous utilisez le compte {email}. Accepter l’invitation ici crée un autre compte, et la suite se passe avec lui.',
  postsNameYou: 'Vos articles porteront ce nom comme signature. Vous pourrez le changer dans « Compte ».',
  acceptInvitation: 'Accepter l’invitation',
  incompleteInvitation: 'Cette adresse est incomplète. Ouvrez le lien entier de l’invitation.',

  setUpTab: 'Mise en place',
  denIsYours: 'L’antre est à vous',
  chooseAddressAndPassword:
    'Choisissez l’adresse et le mot de passe qui vous ouvriront la porte. Après cela, personne d’autre ne pourra utiliser ce lien.',
  claimSite: 'Prendre possession du site',
  incompleteStart: 'Cette adresse est incomplète. Ouvrez le lien entier que Den a affiché à son démarrage.',
  siteIsClaimed: 'Ce site est déjà entre de bonnes mains',
  linkIsUsed: 'Le lien pour en prendre possession a servi : il n’y a plus rien à cette adresse.',
  signIn: 'Se connecter',
} as const
