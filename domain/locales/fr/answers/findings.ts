export const findings = {
  disk: 'Disque',
  database: 'Base de données',
  clock: 'Horloge',
  scheduledPosts: 'Articles programmés',
  freeSpace: '{size} sont libres dans {folder}.',
  freeSomeSpace:
    'Libérez de la place sur ce disque, ou déplacez DATA_DIR vers un plus grand pendant que le serveur est arrêté.',
  siteUrlMissing:
    'SITE_URL n’est pas définie : les liens des e-mails et des flux mènent à {address}, sur cette machine.',
  setSiteUrl: 'Donnez à SITE_URL l’adresse que voit un lecteur dans son navigateur, et redémarrez.',
  notEncrypted: '{address} n’est pas chiffrée : les mots de passe peuvent être lus en chemin.',
  encrypt: 'Placez un proxy avec un certificat devant Den, et donnez à SITE_URL l’adresse https.',
  addressOfSite: '{address} est l’adresse de ce site.',
  sqliteIsWell: 'SQLite est accessible en écriture et a la structure de cette version.',
  sqliteIsUndamaged: 'SQLite est accessible en écriture et a la structure de cette version ; ses tables sont intactes.',
  postgresIsWell:
    'PostgreSQL est accessible en écriture et a la structure de cette version. Les modifications des autres serveurs sont demandées à chaque page ; LISTEN, qu’un pooler ne transmet pas, n’est pas utilisé.',
  pooledPostgresIsWell:
    'PostgreSQL, derrière un pooler, est accessible en écriture et a la structure de cette version. Les modifications des autres serveurs sont demandées à chaque page ; LISTEN, qu’un pooler ne transmet pas, n’est pas utilisé.',
  migrations: {
    one: '{count} migration est à exécuter, la première est {name}.',
    many: '{count} de migrations sont à exécuter, la première est {name}.',
    other: '{count} migrations sont à exécuter, la première est {name}.',
  },
  migrate:
    'Arrêtez tous les serveurs, et démarrez cette version ou lancez « den migrate ». Une sauvegarde est faite avant.',
  doAsItSays: 'Suivez ce que dit le message ; « den restore » demande une sauvegarde.',
  seeOthers: 'Voyez ce qui est dit du disque et de la base de données.',
  clocksApart: {
    one: 'Les horloges de cette machine et de la base de données diffèrent de {count} seconde.',
    many: 'Les horloges de cette machine et de la base de données diffèrent de {count} de secondes.',
    other: 'Les horloges de cette machine et de la base de données diffèrent de {count} secondes.',
  },
  setBack: {
    one: 'L’horloge a été retardée : le journal d’audit a {count} seconde d’avance.',
    many: 'L’horloge a été retardée : le journal d’audit a {count} de secondes d’avance.',
    other: 'L’horloge a été retardée : le journal d’audit a {count} secondes d’avance.',
  },
  synchronise: 'Synchronisez l’horloge, par exemple avec « timedatectl set-ntp true ».',
  now: 'Heure actuelle : {time}.',
  noMailServer: 'Aucun serveur d’envoi n’est configuré : les e-mails sont conservés pour être lus dans « E-mails ».',
  setUpMail: 'Configurez-en un dans « E-mails » avant que quelqu’un ne s’abonne.',
  mailRefused: '{server} n’accepte pas les e-mails : {reply}',
  correctMail: 'Corrigez le serveur d’envoi dans « E-mails », et testez-y la connexion.',
  mailsWait: 'Des e-mails attendent depuis {time}.',
  checkMail: 'Vérifiez que le serveur tourne, et voyez ce qu’il dit dans « E-mails ».',
  mailIsWell: '{server} : rien n’est en retard.',
  noneOverdue: 'Aucun n’est en retard.',
  overdue: '« {title} » aurait dû paraître : {time}.',
  openOverdue: 'Démarrez le serveur. S’il tourne, ouvrez l’article : quelque chose y manque ou est déjà pris.',
  makeWritable: 'Rendez le dossier accessible en écriture à ce compte.',
  folderUnreadable:
    '{folder} ne peut pas être lu ({code}). BACKUP_DIR doit désigner un dossier où le serveur peut écrire.',
  backupFailed: 'La dernière sauvegarde a échoué : {problem}',
  backupOld: 'La sauvegarde la plus récente a plus de deux jours : {time}.',
  noBackup: 'Il n’y a aucune sauvegarde.',
  makeBackup: 'Faites-en une avec « den backup », ou avec « Sauvegarder maintenant » dans « Sauvegardes ».',
  checkFailed: 'La dernière vérification de {name} a échoué : {problem}',
  makeAnother:
    'Faites-en une autre avec « den backup », ou avec « Sauvegarder maintenant » dans « Sauvegardes », et examinez le disque. Cela reste affiché jusqu’à ce qu’une vérification réussisse ou que le fichier soit supprimé.',
  newestBackup: 'La plus récente date de {time}.',
} as const
