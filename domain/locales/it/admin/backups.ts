export const backups = {
  noneByItself: 'Questo server non fa backup da sé (BACKUP_AT è off).',
  everyNight:
    'Ogni notte alle {at} ({timeZone}) il server scrive tutto in un file e lo controlla. Ne tiene 7 giornalieri, 4 settimanali e 12 mensili.',
  eachIsCopied: 'Ognuno viene copiato in {store}.',
  storedIn:
    'Si trovano in {folder}. Contengono indirizzi e hash delle password: tienine una copia su un altro disco o un’altra macchina a cui accedi soltanto tu.',
  picturesBeside:
    'Le immagini sono nella sua sottocartella {pictures}, ognuna una sola volta per tutti i backup: un backup copiato o scaricato ha bisogno di quella cartella accanto.',

  backupFailed: 'Backup non riuscito: {instant}. {problem}',
  triesAgain: 'Il server riprova ogni ora.',
  noBackup: 'Di questo blog non c’è ancora nessun backup.',
  newestIsOld: 'L’ultimo backup è stato fatto {age}.',
  lessThanHourAgo: 'meno di un’ora fa',

  noneHere: 'Qui non c’è ancora nessun backup',
  newestIsElsewhere: 'L’ultimo è altrove: su un altro server, o dove lo ha messo un comando.',
  makeFirst: 'Fai adesso il primo.',
  firstIsMadeAt: 'Il primo si fa alle {at}. Puoi anche farne uno adesso.',

  backUpNow: 'Fai un backup',
  makingBackup: 'Faccio il backup…',
  backupIsMade: 'Il backup è fatto e controllato',
  writing: 'Scrivo il backup',
  readingAgain: 'Lo rileggo',
  copying: 'Lo copio nell’archivio esterno',
  sizeOf: '{done} di {all}',
  sizeOfAbout: '{done} di circa {all}',

  made: 'Fatto',
  size: 'Dimensione',
  holds: 'Contiene',
  checked: 'Controllato',
  copied: 'Copiato',
  nightly: 'Notturno',
  byHand: 'Fatto a mano',
  beforeUpgrade: 'Prima di un aggiornamento',
  encrypted: 'cifrato',
  lastCheckFailed: 'L’ultimo controllo non è riuscito.',
  makeAnother: '«Fai un backup» ne fa un altro; «Ripristina…» controlla di nuovo questo.',
  download: 'Scarica',
  restore: 'Ripristina…',

  restoreBackupOf: 'Ripristina il backup',
  restoringMeans:
    'Sostituisce l’intero blog: articoli, modifiche e iscrizioni venuti dopo spariranno. Un server in funzione non può sostituire il proprio blog, quindi il backup viene controllato qui, e poi ricevi il comando che lo ripristina.',
  checkAndShow: 'Controlla e mostra il comando',
  checking: 'Controllo…',
  restoreTheBackupOf: 'Ripristina il backup: {instant}',
  isComplete: 'È stato controllato proprio adesso ed è completo.',
  keepNewer: 'Se vuoi tenere qualcosa di più recente, prima fai un altro backup.',
  stopServer: 'Ferma il server.',
  runCommand: 'Sulla sua macchina, nella cartella di Den, esegui questo comando:',
  runCommandWithPassphrase:
    'Sulla sua macchina, nella cartella di Den, esegui questo comando; chiede la passphrase, cioè la BACKUP_PASSPHRASE di allora:',
  copyCommand: 'Copia il comando',
  startServer:
    'Avvia il server, e accedi di nuovo. Il comando elenca quello che ha trattenuto, per esempio e-mail non partite.',
} as const
