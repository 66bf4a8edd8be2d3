import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Cookie policy',
  intro:
    'Un cookie è un piccolo appunto che un sito lascia nel tuo browser e riceve indietro con ogni richiesta. Se ti limiti a leggere {blogName}, non ne resta nessuno. Per questo nessun banner ti ha chiesto nulla.',
  parts: [
    {
      heading: 'Se leggi',
      text: `Chi legge non riceve cookie da {siteUrl}: né di tracciamento, né pubblicitari, né per contare le letture. Nemmeno l’iscrizione via e-mail imposta cookie.`,
    },
    {
      heading: 'Se hai le chiavi',
      text: `Chi accede per amministrare il sito riceve tre cookie. Sono necessari per quello che ha chiesto, e nessun altro li riceve.

- Un cookie di sessione, che dice chi ha fatto l’accesso. Gli script non possono leggerlo. Scade quando si esce, o dopo 14 giorni senza uso.
- den_signed_in, un’indicazione leggibile che permette a una pagina di mostrare il pulsante «Esci». Non contiene nulla di segreto, non apre nessuna porta e scade con la sessione.
- den_device, che distingue un browser già usato per accedere da quello di un estraneo che prova a indovinare le password. Si conserva per un anno e non fa il nome di nessuno.

Chi accede tramite un provider OpenID ne riceve un quarto, den_openid, che collega il viaggio di andata con quello di ritorno. Si conserva per dieci minuti.`,
    },
    {
      heading: 'Che cosa conserva il tuo browser',
      text: `Il tuo browser ricorda due tue scelte nella sua memoria locale (local storage), un cassetto che appartiene soltanto a questo sito. Restano finché non le cancelli, e non ci vengono mai inviate.

- den-theme: il tema, quando passi da quello scuro a quello chiaro o viceversa
- den-limits: quello che preferisci non incontrare, quando lo indichi in I miei limiti

Sono lì perché lo hai chiesto tu, e non se ne può ricavare altro.`,
    },
    {
      heading: 'Altre aziende',
      text: `Mentre leggi, le nostre pagine non chiedono nulla a nessun altro server, quindi nessun’altra azienda può impostare un cookie attraverso di loro. ${services.embedsInCookies} Un link può portare a un altro sito, e lì cominciano le sue regole.`,
    },
    {
      heading: 'Cancellare e rifiutare',
      text: `Puoi cancellare i cookie e la memoria locale nelle impostazioni del tuo browser, per questo sito o per tutti, e puoi rifiutarli del tutto. Ogni pagina che leggi funziona allo stesso modo. Solo le tue scelte verranno dimenticate, e chi amministra il sito dovrà accedere di nuovo.

Se qualcosa non è chiaro, scrivi a {contact}.`,
    },
  ],
}
