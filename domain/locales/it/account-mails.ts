export const accountMails = {
  invitedSubject: 'Un invito a scrivere per {blogName}',
  invitedPreview: 'Scegli una password, e potrai accedere.',
  invitedHeading: 'Hai un invito',
  invitedAsOwner:
    '{invitedBy} ti invita su {blogName} come titolare: per scrivere, modificare ed eliminare articoli, e gestire utenti e impostazioni.',
  invitedAsEditor:
    '{invitedBy} ti invita nella redazione di {blogName}: per scrivere, modificare ed eliminare articoli, e annunciarli.',
  invitedAsAuthor: '{invitedBy} ti invita tra le firme di {blogName}: per scrivere e pubblicare i tuoi articoli.',
  invitedButton: 'Accetta l’invito',
  invitedNote: 'Il link vale una volta, per sette giorni. Se non sai di che si tratta, ignora questa e-mail.',
  typedReason: 'Questa e-mail arriva perché chi amministra {siteUrl} ha scritto questo indirizzo.',
  resetSubject: 'Una nuova password per {blogName}',
  resetPreview: 'Scegli un’altra password per l’Amministrazione.',
  resetHeading: 'Una nuova password',
  resetText:
    'Qualcuno, probabilmente tu, ha chiesto una nuova password per l’Amministrazione di {blogName}. Finché non la scegli, vale ancora quella vecchia.',
  resetButton: 'Scegli una nuova password',
  halfAnHourNote: 'Il link vale una volta, per 30 minuti. Se non eri tu, ignora questa e-mail: non cambia nulla.',
  resetReason: 'Questa e-mail arriva perché questo indirizzo è stato scritto su {siteUrl}/admin/forgotten-password.',
  changeSubject: 'Conferma il tuo nuovo indirizzo per {blogName}',
  changePreview: 'Un tocco, e accedi con questo indirizzo.',
  changeHeading: 'Conferma il tuo nuovo indirizzo',
  changeText:
    'Qualcuno che amministra {blogName} vuole accedere d’ora in poi con questo indirizzo. Confermalo, se è il tuo.',
  changeButton: 'Usa questo indirizzo',
  askedSubject: 'Su {blogName} è stato chiesto un altro indirizzo',
  askedPreview: 'Non è ancora cambiato nulla.',
  askedHeading: 'Qualcuno ha chiesto un altro indirizzo',
  askedText:
    'Qualcuno che conosce la tua password vuole che d’ora in poi tu acceda a {blogName} come {newAddress}. Vale appena confermato lì.',
  askedNote: 'Se non eri tu, cambia subito la password: così la richiesta decade.',
  accountButton: 'Vai al tuo account',
  accountReason: 'Questa e-mail arriva perché questo è l’indirizzo di un account di {siteUrl}.',
  changedSubject: 'Il tuo indirizzo per {blogName} è cambiato',
  changedPreview: 'Ora accedi con un altro indirizzo.',
  changedHeading: 'Il tuo indirizzo è cambiato',
  changedText: 'L’account di {blogName} con questo indirizzo ora accede come {newAddress}.',
  changedNote:
    'Se non eri tu, qualcuno ha la tua password: scrivi a {contact}, o chiedi a chi gestisce il server di ripristinare il tuo indirizzo con «den admin change-address», e poi una nuova password.',
  changedReason: 'Questa e-mail arriva perché questo era l’indirizzo di un account di {siteUrl}.',
  testSubject: 'Un’e-mail di prova da {blogName}',
  testPreview: 'Se leggi questo, la posta funziona.',
  testHeading: 'La posta funziona',
  testText: 'Se leggi questo, {blogName} può spedire e-mail.',
  testButton: 'Vai al sito',
  testReason: 'Questa e-mail è partita dall’Amministrazione di {siteUrl} per provare le impostazioni.',
  noticeSubject: '{heading}: {blogName}',
  when: 'Quando: {at}',
  device: 'Dispositivo: {device}',
  network: 'Rete: {network}',
  unknown: 'non noto',
  byCommand: 'Dove: sul server, con un comando',
  usersButton: 'Vedi tutti gli utenti',
  usersAdvice:
    'Se non te lo aspettavi, chiedi agli altri. Rimuovi in «Utenti» chi non dovrebbe esserci. Il registro su {siteUrl}/admin/audit mostra che cosa ha fatto.',
  accountAdvice:
    'Se eri tu, non c’è niente da fare. Altrimenti cambia subito la password su {siteUrl}/admin/account, e chiudi lì le sessioni, le passkey e i token API che non riconosci. Se non riesci ad accedere, usa «Hai dimenticato la password?», scrivi a {contact}, o chiedi a chi gestisce il server di eseguire «den admin reset-password».',
  newDevice: 'Accesso da un nuovo dispositivo',
  newDeviceText:
    'È stato fatto un accesso al tuo account di {blogName} da un browser mai usato prima per farlo, o non più usato da quando c’è questa password.',
  recoveryCode: 'È stato usato un codice di recupero',
  recoveryCodeText:
    'È stato fatto un accesso al tuo account di {blogName} con un codice di recupero. Quel codice non vale più; gli altri valgono ancora.',
  passwordChanged: 'La tua password è cambiata',
  passwordChangedText:
    'La password del tuo account di {blogName} è cambiata. Le sessioni in tutti gli altri browser sono chiuse.',
  passwordReset: 'La tua password è stata reimpostata',
  passwordResetText:
    'La password del tuo account di {blogName} è stata reimpostata senza quella vecchia. Le sessioni in tutti i browser sono chiuse.',
  tokenMade: 'Un nuovo token API',
  tokenMadeText:
    'È stato creato un token API per il tuo account di {blogName}: {about}. Il programma che lo ha agisce a tuo nome.',
  passkeyAdded: 'Una nuova passkey',
  passkeyAddedText:
    'È stata aggiunta una passkey al tuo account di {blogName}: {about}. Permette di accedere senza la tua password.',
  passkeyRemoved: 'Una passkey è stata rimossa',
  passkeyRemovedText:
    'È stata rimossa una passkey del tuo account di {blogName}: {about}. Non permette più di accedere.',
  identityLinked: 'Un altro modo di accedere',
  identityLinkedText:
    'D’ora in poi si può accedere al tuo account di {blogName} tramite un fornitore di identità: {about}. Non servono né la password né il secondo fattore.',
  secondFactorOn: 'Il tuo secondo fattore è attivo',
  secondFactorOnText:
    'È stato attivato il secondo fattore del tuo account di {blogName}. D’ora in poi, oltre alla password serve un codice usa e getta.',
  secondFactorOff: 'Il tuo secondo fattore non è più attivo',
  secondFactorOffText:
    'È stato disattivato il secondo fattore del tuo account di {blogName}. D’ora in poi basta la password.',
  recoveryCodes: 'Nuovi codici di recupero',
  recoveryCodesText:
    'Sono stati creati nuovi codici di recupero per il tuo account di {blogName}. Quelli precedenti non valgono più.',
  newAdministrator: 'Un nuovo account',
  invitationAcceptedText: '{about} ora ha un account su {blogName}, con un invito. Il suo ruolo è in «Utenti».',
  administratorAddedText: '{about} ora ha un account su {blogName}, senza invito. Il suo ruolo è in «Utenti».',
  roleChanged: 'Un ruolo è cambiato',
  roleChangedText: 'È cambiato il ruolo di un account di {blogName}: {about}.',
} as const
