export const accountProblems = {
  longPassword: 'Questa password è troppo lunga',
  longCode: 'Questo codice è troppo lungo',
  noName: 'Un nome è una riga di testo semplice, al massimo 100 caratteri',
  guessedFirst: 'Questa password è tra quelle che si provano per prime.',
  passwordTooLong: 'Una password può avere al massimo {max} caratteri.',
  passwordTooShort: 'Una password ha almeno {min} caratteri.',
  nameAsPassword: 'Questa password è poco più del nome del blog o di chi lo cura.',
  anotherPassword: 'Scegli un’altra password',
  wrongPassword: 'Non è la tua password',
  wrongCurrentPassword: 'Non è la tua password attuale',
  wrongSignIn:
    'Indirizzo e password non vanno insieme. Controllali, oppure imposta una nuova password con «Hai dimenticato la password?» o con «den admin reset-password».',
  codeNeeded: 'Scrivi un codice della tua app o un codice di recupero',
  wrongCode: 'Questo codice è sbagliato o già usato. Aspetta il prossimo nella tua app.',
  wrongCodeAtSignIn:
    'Questo codice è sbagliato o già usato. Aspetta il prossimo nella tua app, e controlla che l’orologio del dispositivo sia giusto.',
  wrongFirstCode:
    'Non è il codice di questo mezzo minuto. Scrivi le sei cifre che l’app mostra adesso; il suo orologio deve essere giusto.',
  nothingToConfirm: 'Non c’è niente da confermare: il tuo secondo fattore è già attivo, o non è ancora configurato.',
  secondFactorIsOn: 'Il tuo secondo fattore è già attivo. Per configurare un’altra app, prima disattivalo.',
  secondFactorIsOff: 'I codici di recupero fanno parte di un secondo fattore, e il tuo non è attivo.',
  secondFactorRequired:
    'Questo blog chiede un secondo fattore a chi lo amministra. Prima configura il tuo in «Account». Non è cambiato nulla.',
  tooManyAttempts: 'Troppi tentativi. Aspetta {wait}, poi riprova.',
  tooManyAttemptsAtProvider: 'Troppi tentativi. Aspetta un po’, poi riprova.',
  passwordNeeded: 'Prima conferma la password. Vale per dieci minuti. Non è cambiato nulla.',
  passwordToChange: 'Accedi con la password per cambiarla.',
  notSignedIn:
    'Non hai fatto l’accesso, o la sessione è chiusa. Accedi di nuovo: quello che hai scritto resta. I programmi mandano un token API.',
  sessionEnded: 'La sessione è chiusa. Accedi di nuovo.',
  sessionEndedAtUsers: 'La sessione è chiusa. Accedi di nuovo per decidere chi amministra.',
  cookieLost:
    'Il browser non ha tenuto il cookie della sessione. Permetti i cookie di questo sito, e aprilo al suo indirizzo giusto.',
  unauthorizedDomain:
    'A questo indirizzo del sito non si può accedere. Aprilo su {address}; chi lo gestisce permette questo indirizzo con SITE_URL o AUTHORIZED_DOMAINS.',
  forOwners: 'È riservato al ruolo titolare, e il tuo è: {role}. Chi è titolare può cambiarlo in «Utenti».',
  forEditors: 'È riservato a titolare e redazione, e il tuo ruolo è: {role}. Chi è titolare può cambiarlo in «Utenti».',
  foreignPost: 'Questo articolo non è tuo. Una firma apre e modifica i propri articoli, titolare e redazione tutti.',
  pagesOfEditors: 'Una firma scrive articoli. Le pagine le scrivono titolare e redazione.',
  announcedByEditors: 'Una firma non annuncia articoli. Tralascia l’annuncio, e chiedilo al titolare o alla redazione.',
  resetMailNotSetUp:
    'La posta di questo sito non è ancora configurata. Imposta una nuova password sul suo server, con «den admin reset-password».',
  resetLinkUsed:
    'Questo link non vale più: nel frattempo è stata impostata una password, o ha più di 30 minuti. Chiedine un altro.',
  claimLinkUsed: 'Questo link non vale più. Riavvia Den, o esegui «den admin link», e usa quello nuovo.',
  invitationUsed:
    'Questo invito non vale più. Se l’hai accettato, accedi. Altrimenti è stato ritirato, sostituito da uno più recente, o ha più di sette giorni. Chiedine uno nuovo.',
  invitationGone: 'Questo invito non c’è più: è stato usato, ritirato o sostituito da uno più recente.',
  addressLinkUsed:
    'Questo link non vale più: è stato usato, seguito da uno più recente, o ha più di 30 minuti. Chiedine un altro in «Account».',
  addressMailNotSetUp:
    'La posta non è ancora configurata, quindi un nuovo indirizzo non si può confermare. Prima configura un server di posta.',
  addressTaken: '{email} è già l’indirizzo di un account',
  accountTaken: '{email} ha già un account',
  noAdministrator: 'Questo account non c’è più.',
  yourselfStays: 'Non puoi rimuovere il tuo account: deve sempre restare un titolare. Può farlo un altro titolare.',
  yourRoleStays: 'Non puoi cambiare il tuo ruolo: deve sempre restare un titolare. Può farlo un altro titolare.',
  noSession: 'Questa sessione non c’è più.',
  noToken: 'Questo token non c’è più.',
  noTokenName: 'Il nome di un token è una riga di testo semplice, al massimo 100 caratteri',
  tokenEnded: 'La scadenza di un token deve essere nel futuro',
  noScope: 'Scegli almeno un permesso',
  endlessToken: 'Un token scade al più tardi nell’anno {year}',
  tokenBeyondRole: 'Il tuo ruolo è {role}, quindi un tuo token non può avere {scopes}',
  passkeysNeedHttps:
    'Per le passkey servono un nome di host e https, che l’indirizzo di questo sito non ha. Chi lo gestisce lo imposta con SITE_URL.',
  manyPasskeys: 'Hai {max} passkey, il massimo. Prima rimuovine una.',
  passkeyKnown: 'Questa passkey c’era già.',
  passkeyRefused: 'La passkey non è stata accettata, o la richiesta è rimasta aperta troppo a lungo. Riprova.',
  passkeyOfAnother:
    'Questa passkey non lo conferma: non è tua, è stata rimossa, o la richiesta è rimasta aperta troppo a lungo. Riprova, o usa la password.',
  passkeyGone: 'Questa passkey non c’è più.',
  passkeyOpensNothing:
    'Questa passkey non apre questo sito: forse è stata rimossa qui, o la richiesta è rimasta aperta troppo a lungo. Riprova, o accedi con la password.',
  noPasskeyName: 'Il nome di una passkey è una riga di testo semplice, al massimo {max} caratteri',
  passkeyUnnamed: 'Dai un nome alla passkey',
  providerDomain:
    'A questo indirizzo del sito non si può accedere con {provider}. Aprilo su {address}; chi lo gestisce permette questo indirizzo con AUTHORIZED_DOMAINS.',
  providerWindow:
    'Il browser non ha aperto una finestra per {provider}. Permetti le finestre popup di questo sito, poi riprova.',
  providerClosed: 'L’accesso con {provider} non è finito: la finestra è stata chiusa, o l’hai annullato lì.',
  providerAnother:
    'Intanto in questo browser è cominciato un altro accesso, che ha chiuso questo. Finisci quello, o ricomincia.',
  providerStranger:
    '{provider} ti conosce, questo sito no: il tuo indirizzo non è tra quelli che possono aprirlo. Chi lo gestisce può aggiungerlo.',
  providerUnverified:
    '{provider} non ha verificato il tuo indirizzo, quindi qui non apre niente. Verificalo lì, poi riprova.',
  providerWithoutAddress: '{provider} non ha detto qual è il tuo indirizzo, quindi qui non apre niente.',
  providerForeign:
    'L’account con il tuo indirizzo è di qualcun altro presso {provider}. Chi gestisce il sito può scollegarlo con «den admin unlink-provider».',
  providerMismatch: 'Per {provider} l’account è diverso da quello di questa sessione. Scegli lì lo stesso.',
  providerRemoved: 'Il tuo account qui è stato rimosso. Chi è titolare può invitarti di nuovo.',
  providerSilent: '{provider} non ha risposto. Riprova tra un minuto, o usa la password.',
  providerUnclear:
    'La risposta di {provider} non si poteva accettare, quindi nessuno ha avuto accesso. Il log del server dice perché.',
  providerRefuses:
    '{provider} non accetta questo sito. Chi lo gestisce confronta lì OIDC_CLIENT_ID, OIDC_CLIENT_SECRET e l’indirizzo di redirect.',
  providerCookie:
    'Il browser non ha inviato il cookie di questo accesso: non ne tiene per questo sito, o sono passati dieci minuti. Riprova.',
  providerFactor: '{provider} chiede un altro fattore che non hai configurato o non hai dato. Fallo lì, poi riprova.',
} as const
