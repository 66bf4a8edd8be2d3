export const today = {
  thingsNeedYou: {
    one: 'Un point demande votre attention',
    many: '{count} de points demandent votre attention',
    other: '{count} points demandent votre attention',
  },
  mailFails:
    'Les e-mails ne partent pas : le serveur d’envoi est en panne. Ceux qui attendent partiront dès qu’il refonctionnera.',
  lookAtMail: 'Voir les e-mails',
  readersUnmailed: 'Des personnes attendent un lien de confirmation, mais aucun serveur d’envoi n’est configuré.',
  noBackupAndDue: 'Il n’y a aucune sauvegarde, alors qu’il devrait y en avoir une.',
  backupIsOld: 'La dernière sauvegarde a plus de deux jours.',
  backupFailed: 'La dernière sauvegarde a échoué : {problem}',
  lookAtBackups: 'Voir les sauvegardes',
  notPublished: '« {title} » n’est pas paru : {problem}',
  notPublishedInTime: '« {title} » n’est pas paru : son heure est passée, et aucun serveur ne l’a publié.',
  openIt: 'Ouvrir',

  nextOut: 'Prochaine parution',
  nothingScheduled: 'Rien n’est programmé. Le formulaire d’un article permet de lui donner un jour et une heure.',
  allScheduled: {
    one: '{count} article programmé',
    many: '{count} d’articles programmés',
    other: 'Les {count} articles programmés',
  },

  lastBackup: 'Dernière sauvegarde',
  noBackupMakeOne: 'Aucune pour l’instant. Faites-en une vous-même.',
  noBackupDaily: 'Aucune pour l’instant. Il s’en fait une chaque jour à {time}.',

  continueWriting: 'Reprendre l’écriture',
  nothingHalfDone:
    'Vous n’avez rien en chantier. <write>Écrivez un article</write> : il attendra ici que vous le publiiez.',
  draftSaved: 'Brouillon, enregistré le {day}',
  changesSaved: 'Modifications que les lecteurs ne voient pas encore, enregistrées le {day}',
  greetings: 'Bienvenue',
  plainGreetings: 'Un court texte standard, depuis le retrait de la démo. Écrivez le vôtre.',
  allDrafts: 'Tous les brouillons',

  stepsDone: '{done} sur {all}',
  isDone: '(fait)',
  hide: 'Masquer',
  nameBlog: 'Nommez votre blog',
  aboutName:
    'Le nom figure en tête de chaque page et de chaque e-mail. Ajoutez l’adresse à laquelle les lecteurs peuvent écrire.',
  keepName: 'Garder « {name} »',
  signPosts: 'Signez vos articles',
  aboutAuthorName: 'Votre nom, tel que les lecteurs le verront sous vos textes.',
  bringPosts: 'Apportez vos articles',
  aboutImport:
    'Depuis WordPress, Ghost, Letterboxd, Markdown et d’autres. Vous voyez ce qui arrivera avant que rien ne soit enregistré.',
  bringPostsOrRemoveDemo: 'Apportez vos articles, ou retirez la démo',
  aboutImportAndDemo: 'Les articles viennent de WordPress, Ghost, Letterboxd, Markdown et d’autres.',
  demoBesidePosts: 'La démo est encore à côté de vos articles',
  setUpMail: 'Configurez l’envoi d’e-mails',
  aboutMail: 'D’ici là, aucun abonné ne reçoit de nouvel article : les e-mails restent ici, où vous pouvez les lire.',
  writeReview: 'Écrivez votre première critique',
  aboutReview: 'Un titre, vos mots, six notes. Le brouillon s’enregistre pendant que vous écrivez.',
  protectSignIn: 'Protégez votre connexion',
  aboutSecondFactor: 'Un code de votre téléphone, pour qu’un mot de passe volé ne suffise pas.',

  removeDemo: 'Retirer la démo',
  removeTheDemo: 'Retirer la démo :',
  demoPosts: {
    one: '{count} article de démo',
    many: '{count} d’articles de démo',
    other: '{count} articles de démo',
  },
  itsWords: 'Ses textes',
  removingDemoMeans:
    'Ses articles, images et signatures disparaissent définitivement. La page Bienvenue, l’échelle des notes et la description du blog reçoivent des textes neutres, à récrire à votre façon. Ce que vous avez écrit ou modifié reste.',
  demoRemoved: 'La démo est retirée',
  demoPostsRemoved: {
    one: '{count} article de démo retiré',
    many: '{count} d’articles de démo retirés',
    other: '{count} articles de démo retirés',
  },
  removedAndKept: '{removed}. {kept}',
  postsKept: {
    one: '{count} que vous avez modifié reste',
    many: '{count} que vous avez modifiés restent',
    other: '{count} que vous avez modifiés restent',
  },
  theLastSevenDays: 'Les sept derniers jours',
  readersNotCounted: 'Les visites ne sont pas comptées',
  sharePostLookHere:
    'Partagez un article, puis revenez voir ici. Vos propres visites ne comptent pas tant que votre session est ouverte.',
  nobodyHasComeBy: 'Personne n’est encore passé',
  itWasQuietIn: 'C’était bien calme ici',
  theFormSubscribeStands: 'Le formulaire d’abonnement se trouve au bas de chaque page.',
  noSubscribersYet: 'Aucun abonné pour l’instant',
  noneThemNew: 'aucun nouveau',
  countingIsOff: 'Le comptage est désactivé sur le serveur. L’écran <link>Statistiques</link> dit comment l’activer.',
  subscribersFigure: {
    one: '{count} <name>abonné</name>',
    many: '{count} <name>d’abonnés</name>',
    other: '{count} <name>abonnés</name>',
  },
  newThisWeek: {
    one: '{count} nouveau cette semaine',
    many: '{count} de nouveaux cette semaine',
    other: '{count} nouveaux cette semaine',
  },
} as const
