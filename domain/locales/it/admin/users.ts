export const users = {
  users: 'Utenti',
  aboutRoles:
    'Chi è titolare può fare tutto, anche con utenti e impostazioni. La redazione scrive, pubblica e annuncia tutti gli articoli. Una firma scrive e pubblica i propri.',
  userCount: { one: '{count} utente', many: '{count} di utenti', other: '{count} utenti' },
  invitedCount: { one: '{count} invito', many: '{count} di inviti', other: '{count} inviti' },

  role: 'Ruolo',
  owner: 'Titolare',
  editor: 'Redazione',
  author: 'Firma',
  ownerRights: 'tutto, con iscrizioni, posta, impostazioni e utenti',
  editorRights: 'tutti gli articoli, le bozze e le immagini, gli annunci e le statistiche',
  authorRights: 'i propri articoli e le immagini per questi; nessun annuncio',
  roleMeans: '{role}: {rights}.',

  you: 'Tu',
  profileOf: 'Profilo: {email}',
  changeRoleOf: 'Cambia ruolo: {email}',
  removeNamed: 'Rimuovi: {email}',

  remove: 'Rimuovi:',
  removingMeans:
    'Le sue sessioni si chiudono subito ovunque, e i suoi token API non valgono più. Decadono anche tutti gli inviti aperti, perché può averne visto i link. Quello che ha scritto resta.',
  isRemoved: 'Account rimosso: {email}',
  changeProfileOf: 'Cambia il profilo di:',
  profileShownLater: 'Si vedrà quando questo account avrà un nome con cui firmare, o pubblicherà un articolo.',
  profileShown: 'Si vede nella pagina di {name} e sotto i suoi articoli.',
  profileSaved: 'Il profilo di {name} è salvato',
  changeRole: 'Cambia ruolo',
  changeTheRoleOf: 'Cambia il ruolo di:',
  roleTakesEffect: 'Vale subito, anche per i suoi token API.',
  invitationsEnd: 'Decadono anche tutti gli inviti aperti, perché può averne visto i link.',
  change: 'Cambia',
  changing: 'Cambio…',
  roleChanged: 'Il ruolo di {email} ora è {role}',

  inviteSomebody: 'Invita qualcuno',
  linkIsMailed:
    'Riceve via e-mail un link per scegliere una password. Il link vale una volta sola, per sette giorni, e fino al prossimo per lo stesso indirizzo.',
  linkIsYours:
    'La posta non è ancora configurata, quindi consegna tu il link. Serve a scegliere una password. Vale una volta sola, per sette giorni, e fino al prossimo per lo stesso indirizzo.',
  invite: 'Invita',
  inviting: 'Invito…',
  isInvited: 'Invito mandato: {email}',
  invitedByMail:
    'L’invito è partito per {email}. Puoi anche consegnare tu il link. Questa schermata lo mostra soltanto adesso.',
  invitedByLink: 'L’invito per {email} è pronto. Consegna il link. Questa schermata lo mostra soltanto adesso.',
  linkOpensHereOnly:
    'Il link porta a {siteUrl}, che si apre soltanto su questa macchina. Indica l’indirizzo pubblico in <code>SITE_URL</code> prima di invitare chi sta altrove.',
  linkFor: 'Link per {email}',
  copyLink: 'Copia il link',
  invited: 'Inviti',
  as: 'Ruolo',
  withdraw: 'Ritira',
  withdrawNamed: 'Ritira: {email}',
  linkRevoked: 'Il link per {email} è revocato',
} as const
