import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Privacy',
  intro:
    'Questa pagina dice che cosa {blogName}, all’indirizzo {siteUrl}, viene a sapere di te e che cosa ne è di quei dati. Qui puoi leggere tutto senza dirci chi sei.',
  parts: [
    {
      heading: 'Quando leggi',
      text: `Mentre leggi, le nostre pagine non chiedono nulla a nessun altro server. Caratteri, immagini e script vengono da questo sito, quindi nessun terzo vede che sei qui. Non ci sono reti pubblicitarie né cookie di tracciamento.

${services.embedsInPrivacy}

Il tuo browser manda il suo indirizzo IP con ogni richiesta, come per qualsiasi sito, perché la risposta deve pur arrivare da qualche parte.`,
    },
    {
      heading: 'Il conteggio delle letture',
      text: `Questo sito conta da sé, senza cookie, quante volte vengono lette le sue pagine. Quando una pagina viene mostrata, il tuo browser dice al server quale, e da quale dominio arrivi, se ce n’è uno. Questi dati vengono sommati giorno per giorno e conservati per 13 mesi.

- Per contarti una sola volta al giorno, il server calcola un numero a partire dal tuo indirizzo IP, dal nome del tuo browser e da un valore segreto che è nuovo ogni giorno. L’indirizzo IP non viene memorizzato. Entro due giorni il valore segreto e il numero vengono cancellati: nessuno può più sapere chi ha letto che cosa, o se hai fatto ritorno.
- Un browser che invia il segnale Global Privacy Control non viene contato. Non vengono contati nemmeno i programmi, né chi amministra il sito.

Il conteggio è mostrato a chi amministra questo sito. Non viene inviato a nessuno.`,
    },
    {
      heading: 'I nuovi articoli via e-mail',
      text: `Se ti iscrivi, conserviamo il tuo indirizzo per mandarti i nuovi articoli. Prima ricevi una sola e-mail che ti chiede di confermare; finché non lo fai, non ti viene mandato nessun articolo. In ogni e-mail c’è un link per annullare l’iscrizione, che funziona senza accedere.

- Conserviamo l’indirizzo finché non annulli l’iscrizione; dopo ricordiamo soltanto che a quell’indirizzo non si deve scrivere.
- Per 90 giorni resta registrato quali articoli ti abbiamo mandato. Dopo sappiamo soltanto quante e-mail sono partite.
- Non vendiamo l’indirizzo, non lo cediamo per fini pubblicitari e non lo usiamo per nient’altro.
- Non tracciamo se apri un’e-mail o se fai clic su qualcosa al suo interno.
- Quando ti iscrivi, insieme al tuo consenso viene conservato un numero calcolato a partire dal tuo indirizzo IP, perché nessuno possa iscrivere altre persone a migliaia. L’indirizzo IP in sé non viene conservato.

Il servizio di posta che trasporta i nostri messaggi deve vedere l’indirizzo per poterli consegnare.`,
    },
    {
      heading: 'Il captcha',
      text: `I moduli sono protetti da un rompicapo che il tuo browser risolve da solo con un po’ di calcoli. Funziona su questo sito. Nulla che ti riguardi viene inviato a un’azienda che fornisce captcha.`,
    },
    {
      heading: 'Registri e lettere',
      text: `I registri che ci aiutano a trovare i guasti non contengono indirizzi e-mail. L’azienda che ospita il server può tenere registri tecnici propri.

Se scrivi a {contact}, abbiamo la tua lettera e la usiamo per risponderti.`,
    },
    {
      heading: 'I tuoi diritti',
      text: `Scrivi a {contact} se vuoi sapere che cosa conserviamo su di te, farlo correggere o farlo cancellare. Non costa nulla e non serve un motivo. In molti paesi puoi anche presentare un reclamo a un’autorità per la protezione dei dati. Che cosa viene conservato nel tuo browser è descritto nella pagina «Cookie policy».`,
    },
  ],
}
