export const commandUsage = {
  about: 'Den, una casa sul tuo server per chi scrive di cinema horror.',
  noCommand: 'il comando «{name}» non esiste.',
  serve: 'tiene in funzione il sito finché non arriva un segnale (npm start prima lo compila)',
  migrate: 'porta il database alla forma di questa versione, e dice che cosa ha fatto',
  demo: '«{command}» rimuove la demo, tranne quello che qualcuno ha modificato',
  admin: 'crea account, reimposta una password, mostra un link di configurazione: «{command}» dice come',
  token: 'crea, elenca e revoca token API: «{command}» dice come',
  backup: 'scrive tutto in un solo file, mentre il sito è in funzione',
  restore: 'ripristina un backup in un database vuoto, di uno dei due tipi',
  export: 'scrive soltanto gli articoli in Markdown, con le loro immagini',
  import: 'importa articoli da un altro programma; una prova a vuoto dice che cosa succederebbe',
  doctor: 'dice che cosa non va in questo sito, e che cosa fare; se c’è un problema, esce con il codice 1',
  media: '«{command}» porta le immagini fuori dal database, o di nuovo dentro',
  copy: 'copia il blog da SQLite a PostgreSQL, o viceversa',
  address: 'indirizzo',
  name: 'nome',
  whatFor: 'scopo',
  scope: 'permesso',
  dayOrDays: 'giorno o durata',
  file: 'file',
  folder: 'cartella',
  fileOrFolder: 'file o cartella',
  folderOrArchive: 'cartella o archivio',
  sitemapOrList: 'sitemap o elenco',
  orFolder: 'o cartella',
  serveSettings:
    'tiene in funzione il sito finché non arriva un segnale; PORT e le altre impostazioni sono variabili d’ambiente',
  adminCreate: 'crea un account, con il ruolo owner se non se ne indica un altro; chiede la password',
  resetPassword:
    'dà a un account una nuova password, chiude ovunque le sue sessioni, e annulla i suoi token API e gli inviti aperti, a meno che tu non li mantenga',
  removePasskeys: 'rimuove tutte le passkey di un account, che poi accede con la password',
  unlinkProvider:
    'scollega un account dal suo accesso OpenID; il prossimo accesso con il suo indirizzo lo collega di nuovo',
  resetSecondFactor:
    'disattiva il secondo fattore di chi lo ha perso insieme a tutti i codici di recupero: dopo basta la password',
  changeAddress: 'cambia l’indirizzo con cui accede un account',
  setRole: 'cambia il ruolo di un account',
  removeAdmin: 'rimuove un account; decadono anche tutti gli inviti aperti',
  listAdmins: 'elenca gli account e i loro ruoli',
  setupLink: 'mostra un nuovo link di configurazione, finché non c’è nessun account',
  adminWithoutTerminal:
    'Senza un terminale --email è obbligatorio, e la password è la prima riga dello standard input.',
  tokenCreate: 'crea un token per un programma, e lo mostra una volta sola',
  tokenList: 'elenca i token, che cosa possono fare e quando scadono',
  tokenRevoke: 'revoca un token',
  tokenScopes: 'Permessi: {scopes}; senza --scope {usual}.',
  tokenEnds:
    'Un token scade dopo {days} giorni, oppure nel giorno (2027-01-31) o dopo il numero di giorni (30d) che indica --expires.',
  demoRemove: 'rimuove la demo, tranne quello che qualcuno ha modificato',
  migrateDoes: 'porta il database alla forma di questa versione, dopo un backup del blog, se ce n’è uno',
  migrateAtStart: 'L’avvio del server fa lo stesso.',
  backupDoes: 'scrive tutto in un solo file, mentre il sito è in funzione, e lo rilegge',
  backupPlace:
    'Senza un nome il file va in BACKUP_DIR, la cartella «backups» di DATA_DIR. --without-secrets tralascia password, token e chiavi. --encrypt chiede una passphrase; senza un terminale, è la prima riga dello standard input.',
  restoreDoes: 'ripristina un backup in un database vuoto, SQLite o PostgreSQL; prima va fermato il server',
  restoreReplaces:
    '--replace ripristina sopra un blog che c’è già. Le e-mail non spedite vengono annullate, e gli articoli in programma la cui ora è passata diventano bozze. Un backup cifrato chiede la sua passphrase; senza un terminale, è la prima riga dello standard input.',
  exportDoes: 'scrive articoli, bozze e articoli in programma in Markdown, con le loro immagini, in una nuova cartella',
  exportFormat:
    'docs/markdown-format.md dice che cosa c’è nei file. Per portare via tutto, e poter tornare, fai un backup.',
  copyDoes: 'copia tutto in un database vuoto, di uno dei due tipi, e confronta ogni riga',
  copyMoment:
    'La copia è lo stato di un solo istante: per un trasloco, prima ferma il server. Dopo un’interruzione, lo stesso comando continua e tiene le immagini già arrivate. --replace copia sopra un blog che c’è già.',
  mediaDoes:
    'porta ogni immagine al suo posto: in MEDIA_DIR o nel bucket di MEDIA_S3_…, o con MEDIA_STORE=database di nuovo nel database, mentre il sito è in funzione',
  mediaCompares:
    'Ogni immagine viene confrontata con il suo hash prima che sparisca la vecchia copia. Dopo un’interruzione, lo stesso comando continua.',
  importDoes: 'crea articoli da quello che un altro programma ha esportato; ripeterlo non crea doppioni',
  importChecks:
    'chiede al server in funzione dove portano gli indirizzi del vecchio sito, ed elenca quelli che non portano a nessuna pagina',
  importOptions:
    '--dry-run dice per ogni articolo che cosa verrebbe creato, modificato e tralasciato, e non cambia nulla. Le immagini vengono dai file importati e da --pictures; da altri host non si carica nulla. Da un backup di un altro Den (.tar.gz) arrivano articoli, bozze e immagini. --scale dice qual è il voto migliore (stars: 4); senza, voti come «4» vengono tralasciati. Gli articoli con un voto ricevono la categoria «Horror Review», o quella che indichi, se non ne hanno già una di recensioni. --viewings one fa un solo articolo di più recensioni di un film su Letterboxd. Nessuno riceve e-mail. docs/imports.md dice che cosa arriva.',
} as const
