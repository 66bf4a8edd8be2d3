export const backups = {
  noneByItself: 'Ce serveur ne fait pas de sauvegardes de lui-même (BACKUP_AT est désactivé).',
  everyNight:
    'Chaque nuit à {at} ({timeZone}), le serveur écrit tout dans un seul fichier et le vérifie. Il garde 7 sauvegardes quotidiennes, 4 hebdomadaires et 12 mensuelles.',
  eachIsCopied: 'Chacune est copiée vers {store}.',
  storedIn:
    'Elles sont rangées dans {folder}. Elles contiennent des adresses et des empreintes de mots de passe : gardez-en une copie sur un autre disque ou une autre machine, lisible par vous seulement.',
  picturesBeside:
    'Les images sont dans son sous-dossier {pictures}, chacune une seule fois pour toutes les sauvegardes : une sauvegarde copiée ou téléchargée a besoin de ce dossier à côté d’elle.',

  backupFailed: 'La sauvegarde du {instant} a échoué. {problem}',
  triesAgain: 'Le serveur réessaie toutes les heures.',
  noBackup: 'Il n’y a encore aucune sauvegarde de ce blog.',
  newestIsOld: 'Dernière sauvegarde : {age}.',
  lessThanHourAgo: 'il y a moins d’une heure',

  noneHere: 'Aucune sauvegarde ici pour l’instant',
  newestIsElsewhere: 'La dernière est ailleurs : sur un autre serveur, ou là où une commande l’a mise.',
  makeFirst: 'Faites la première maintenant.',
  firstIsMadeAt: 'La première se fera à {at}. Vous pouvez aussi en faire une maintenant.',

  backUpNow: 'Sauvegarder maintenant',
  makingBackup: 'Sauvegarde en cours…',
  backupIsMade: 'La sauvegarde est faite et vérifiée',
  writing: 'Écriture de la sauvegarde',
  readingAgain: 'Relecture',
  copying: 'Copie vers le stockage',
  sizeOf: '{done} sur {all}',
  sizeOfAbout: '{done} sur environ {all}',

  made: 'Faite',
  size: 'Taille',
  holds: 'Contenu',
  checked: 'Vérifiée',
  copied: 'Copiée',
  nightly: 'De nuit',
  byHand: 'À la main',
  beforeUpgrade: 'Avant une mise à jour',
  encrypted: 'chiffrée',
  lastCheckFailed: 'La dernière vérification a échoué.',
  makeAnother: '« Sauvegarder maintenant » en fait une autre ; « Restaurer… » vérifie de nouveau celle-ci.',
  download: 'Télécharger',
  restore: 'Restaurer…',

  restoreBackupOf: 'Restaurer la sauvegarde du',
  restoringMeans:
    'Elle remplace le blog entier : les articles, modifications et abonnés venus depuis seront perdus. Un serveur en marche ne peut pas remplacer son propre blog ; la sauvegarde est donc vérifiée ici, puis vous recevez la commande qui la restaure.',
  checkAndShow: 'Vérifier et afficher la commande',
  checking: 'Vérification…',
  restoreTheBackupOf: 'Restaurer la sauvegarde du {instant}',
  isComplete: 'Elle vient d’être vérifiée et elle est complète.',
  keepNewer: 'Pour garder quelque chose de plus récent, faites d’abord une autre sauvegarde.',
  stopServer: 'Arrêtez le serveur.',
  runCommand: 'Sur sa machine, dans le dossier de Den, lancez cette commande :',
  runCommandWithPassphrase:
    'Sur sa machine, dans le dossier de Den, lancez cette commande ; elle demande la phrase secrète, qui est le BACKUP_PASSPHRASE de l’époque :',
  copyCommand: 'Copier la commande',
  startServer:
    'Démarrez le serveur, et reconnectez-vous. La commande liste ce qu’elle a mis de côté, comme les e-mails non envoyés.',
} as const
