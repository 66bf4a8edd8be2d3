import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'Un film o una canzone su YouTube, Vimeo o Spotify compare in un articolo come link. Solo quando lo apri, il tuo browser carica il contenuto da quell’azienda, che così viene a sapere il tuo indirizzo IP e su quale sito ti trovi; per questo valgono le regole dell’azienda.',
  embedsInCookies:
    'Solo quando apri un film o una canzone di YouTube, Vimeo o Spotify, il tuo browser carica il contenuto da quell’azienda, che allora può impostare cookie propri.',
  reading: `Mentre leggi, le nostre pagine non caricano nulla da nessun’altra parte: caratteri, immagini e script vengono da questo sito. {others} Non ci sono reti pubblicitarie né cookie di tracciamento.

{embeds}

Il tuo browser manda il suo indirizzo IP con ogni richiesta, come per qualsiasi sito, perché la risposta deve pur arrivare da qualche parte.`,
  readingCaptcha:
    'Il modulo per i nuovi articoli interroga {company} quando lo invii; lo spieghiamo alla voce «Il captcha».',
  readingGoogle: 'Che cosa Google viene a sapere da questo server è scritto alla voce «Il conteggio delle letture».',
  countedByGoogle: `Questo sito conta quante volte vengono lette le sue pagine, senza cookie, e le fa contare anche a Google Analytics. Quando una pagina viene mostrata, il tuo browser dice al server quale, e da quale dominio arrivi, se ce n’è uno. Questi dati vengono sommati giorno per giorno e conservati per 13 mesi.

- Per contarti una sola volta al giorno, il server calcola un numero a partire dal tuo indirizzo IP, dal nome del tuo browser e da un valore segreto che è nuovo ogni giorno. L’indirizzo IP non viene memorizzato. Entro due giorni il valore segreto e il numero vengono cancellati da qui.
- Per ogni pagina contata, il server comunica a Google il nome e l’indirizzo della pagina, l’ora e un altro numero, che sta per te ed è nuovo ogni giorno. Da noi Google non viene a sapere né il tuo indirizzo IP né quale browser usi, e nel browser non gira nessuno script di Google. Google conserva secondo regole proprie quello che gli viene comunicato, e non può ricavarne se torni un altro giorno.
- Un browser che invia il segnale Global Privacy Control non viene contato, né qui né da Google. Non vengono contati nemmeno i programmi. Chi amministra il sito non viene contato qui; a Google viene detto quali letture sono sue.

Il nostro conteggio è mostrato a chi amministra questo sito.`,
  notCounted:
    'Questo sito non conta chi lo legge. Quando una pagina viene mostrata, il tuo browser dice al server quale, e il server lo dimentica subito.',
  byEmailJs:
    'L’e-mail che ti chiede di confermare passa da EmailJS, un’azienda che inoltra la posta per conto di altri; i nuovi articoli possono fare la stessa strada. EmailJS riceve allora il tuo indirizzo e il testo dell’e-mail, e per questo valgono le sue regole.',
  captcha: `Il modulo per i nuovi articoli è protetto da {company}. Mentre leggi non ne viene caricato nulla. Quando invii il modulo, il tuo browser carica da quell’azienda uno script e una casella da spuntare, e l’azienda viene a sapere il tuo indirizzo IP, quale browser usi, su quale sito ti trovi e come usi la casella; per questo valgono le regole dell’azienda. Ci dice se farti entrare, e noi non le diciamo nulla di te, men che meno il tuo indirizzo e-mail.

Se preferisci di no, usa il modulo su {siteUrl}/subscribe. Fa invece una domanda a te, e a nessuna azienda.`,
  cookiesOfReaders:
    'Chi legge non riceve cookie da {siteUrl}: né di tracciamento, né pubblicitari, né per contare le letture. Nemmeno l’iscrizione via e-mail ne imposta di nostri.',
  cookiesOfOthers:
    'Mentre leggi, le nostre pagine non caricano nulla da nessun’altra parte. Solo quando invii il modulo per i nuovi articoli, il tuo browser carica il captcha di {company}, che allora può impostare cookie propri; per questi valgono le sue regole. Il modulo su {siteUrl}/subscribe ne fa a meno. {embeds} Un link può portare a un altro sito, e lì cominciano le sue regole.',
  cookiesCleared: `Puoi cancellare i cookie e la memoria locale nelle impostazioni del tuo browser, per questo sito o per tutti, e puoi rifiutarli del tutto. Ogni pagina che leggi funziona allo stesso modo, e così il modulo su {siteUrl}/subscribe; il captcha di {company} forse no. Solo le tue scelte verranno dimenticate, e chi amministra il sito dovrà accedere di nuovo.

Se qualcosa non è chiaro, scrivi a {contact}.`,
} as const satisfies StandardTexts['services']
