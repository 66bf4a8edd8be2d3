export const commandUsage = {
  about: 'Den, un chez-soi sur votre propre serveur pour qui écrit sur le cinéma d’horreur.',
  noCommand: 'la commande « {name} » n’existe pas.',
  serve: 'servir le site jusqu’à l’arrivée d’un signal (npm start le construit d’abord)',
  migrate: 'donner à la base de données la structure de cette version, et dire ce qui a été fait',
  demo: '« {command} » retire la démo, sauf ce que quelqu’un a modifié',
  admin: 'créer des comptes, remplacer un mot de passe, afficher un lien de mise en place : « {command} » dit comment',
  token: 'créer, lister et révoquer des jetons d’API : « {command} » dit comment',
  backup: 'tout écrire dans un seul fichier, sans interrompre le site',
  restore: 'restaurer une sauvegarde dans une base de données vide, de l’un ou l’autre type',
  export: 'écrire les articles seuls en Markdown, avec leurs images',
  import: 'importer les articles d’un autre programme ; un essai à blanc dit ce qui se passerait',
  doctor: 'dire ce qui ne va pas sur ce site, et que faire ; se termine par le code 1 en cas de problème',
  media: '« {command} » sort les images de la base de données, ou les y remet',
  copy: 'copier le blog de SQLite vers PostgreSQL, ou inversement',
  address: 'adresse',
  name: 'nom',
  whatFor: 'usage',
  scope: 'autorisation',
  dayOrDays: 'jour ou durée',
  file: 'fichier',
  folder: 'dossier',
  fileOrFolder: 'fichier ou dossier',
  folderOrArchive: 'dossier ou archive',
  sitemapOrList: 'sitemap ou liste',
  orFolder: 'ou dossier',
  serveSettings:
    'servir le site jusqu’à l’arrivée d’un signal ; PORT et les autres réglages sont des variables d’environnement',
  adminCreate: 'créer un compte, avec le rôle owner sauf indication contraire ; demande le mot de passe',
  resetPassword:
    'donner un nouveau mot de passe à un compte, fermer toutes ses sessions, et mettre fin à ses jetons d’API et à ses invitations en cours sauf si vous les conservez',
  removePasskeys: 'retirer toutes les clés d’accès d’un compte, qui se connecte ensuite avec le mot de passe',
  unlinkProvider:
    'dissocier un compte de sa connexion OpenID ; la prochaine connexion avec son adresse l’associe de nouveau',
  resetSecondFactor:
    'désactiver le second facteur de quelqu’un qui l’a perdu avec tous ses codes de secours : le mot de passe suffit alors',
  changeAddress: 'changer l’adresse avec laquelle un compte se connecte',
  setRole: 'changer le rôle d’un compte',
  removeAdmin: 'retirer un compte ; toutes les invitations en cours prennent fin aussi',
  listAdmins: 'lister les comptes et leurs rôles',
  setupLink: 'afficher un nouveau lien de mise en place, tant qu’il n’y a aucun compte',
  adminWithoutTerminal:
    'Sans terminal, --email est obligatoire, et le mot de passe est la première ligne de l’entrée standard.',
  tokenCreate: 'créer un jeton pour un programme, et l’afficher une seule fois',
  tokenList: 'lister les jetons, ce qu’ils permettent et quand ils prennent fin',
  tokenRevoke: 'révoquer un jeton',
  tokenScopes: 'Autorisations : {scopes} ; sans --scope, {usual}.',
  tokenEnds:
    'Un jeton prend fin après {days} jours, ou bien le jour (2027-01-31) ou après le nombre de jours (30d) que donne --expires.',
  demoRemove: 'retirer la démo, sauf ce que quelqu’un a modifié',
  migrateDoes: 'donner à la base de données la structure de cette version, après une sauvegarde du blog s’il y en a un',
  migrateAtStart: 'Le démarrage du serveur fait de même.',
  backupDoes: 'tout écrire dans un seul fichier, sans interrompre le site, puis le relire',
  backupPlace:
    'Sans nom, le fichier va dans BACKUP_DIR, le dossier « backups » de DATA_DIR. --without-secrets laisse de côté mots de passe, jetons et clés. --encrypt demande une phrase secrète ; sans terminal, c’est la première ligne de l’entrée standard.',
  restoreDoes:
    'restaurer une sauvegarde dans une base de données vide, SQLite ou PostgreSQL ; arrêtez d’abord le serveur',
  restoreReplaces:
    '--replace restaure par-dessus un blog existant. Les e-mails non envoyés sont annulés, et les articles programmés dont l’heure est passée deviennent des brouillons. Une sauvegarde chiffrée demande sa phrase secrète ; sans terminal, c’est la première ligne de l’entrée standard.',
  exportDoes:
    'écrire les articles, les brouillons et les articles programmés en Markdown, avec leurs images, dans un nouveau dossier',
  exportFormat:
    'docs/markdown-format.md décrit le contenu des fichiers. Pour tout emporter, et pouvoir revenir, faites une sauvegarde.',
  copyDoes: 'tout copier dans une base de données vide, de l’un ou l’autre type, et comparer chaque ligne',
  copyMoment:
    'La copie montre l’état d’un seul instant : pour déménager, arrêtez d’abord le serveur. Après une interruption, la même commande reprend, et garde les images déjà arrivées. --replace copie par-dessus un blog existant.',
  mediaDoes:
    'mettre chaque image à sa place : dans MEDIA_DIR ou dans le bucket de MEDIA_S3_…, ou de nouveau dans la base de données avec MEDIA_STORE=database, sans interrompre le site',
  mediaCompares:
    'Chaque image est comparée à son empreinte avant que l’ancienne copie disparaisse. Après une interruption, la même commande continue.',
  importDoes: 'faire des articles de ce qu’un autre programme a exporté ; un nouvel import n’en crée aucun en double',
  importChecks:
    'demander au serveur en marche où mènent les adresses de l’ancien site, et nommer celles qui ne mènent à aucune page',
  importOptions:
    '--dry-run dit pour chaque article ce qui serait créé, modifié et laissé de côté, et ne change rien. Les images viennent des fichiers importés et de --pictures ; rien n’est chargé depuis un autre hôte. D’une sauvegarde d’un autre Den (.tar.gz) sont repris les articles, les brouillons et les images. --scale dit quelle est la meilleure note (stars : 4), sans quoi des notes comme « 4 » sont laissées de côté ; les articles qui ont une note reçoivent la catégorie « Horror Review », ou celle que vous indiquez, s’ils n’en ont pas déjà une de critiques. --viewings one fait un seul article de plusieurs critiques d’un film sur Letterboxd. Personne ne reçoit d’e-mail. docs/imports.md dit ce qui est repris.',
} as const
