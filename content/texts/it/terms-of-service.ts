import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Condizioni d’uso',
  intro:
    'Queste sono le regole della casa di {blogName}, {siteUrl}. Sono brevi. Chi legge, si iscrive o ci scrive le accetta.',
  parts: [
    {
      heading: 'Di chi sono i testi',
      text: `Ogni testo di {blogName} appartiene alla persona il cui nome compare sopra il testo. Puoi leggerlo, stamparlo per te e linkarlo da dove vuoi, senza chiedere.

Le citazioni brevi sono benvenute, con il nome di chi ha scritto il testo e un link alla pagina da cui provengono. Chiedi prima, per favore, se vuoi ripubblicare o tradurre un testo intero, venderlo o usarlo in una pubblicità.`,
    },
    {
      heading: 'Immagini e film',
      text: `Le illustrazioni sono opere originali realizzate per {blogName}, a meno che la riga sotto un’immagine non dica altro. Un’immagine attribuita ad altri appartiene a loro, e prima di usarla devi chiedere a loro.

I film di cui scriviamo, con i loro titoli, personaggi e marchi, appartengono ai rispettivi titolari. Noi non abbiamo alcun legame con loro. Se hai i diritti su qualcosa e pensi che lo abbiamo usato in modo scorretto, scrivi a {contact} e dicci in quale pagina si trova.`,
    },
    {
      heading: 'Opinioni e spoiler',
      text: `Una recensione è l’opinione di una sola persona in una sola sera. Anche i voti sono opinioni. I dati, come anni, nomi e crediti, li controlliamo, e li correggiamo quando ci dici che sono sbagliati.

Cerchiamo di nascondere quello che svela un finale, ma scriviamo di film interi. Alcune pagine descrivono anche violenza e paura, perché nei film ci sono. Se preferisci non sapere nulla, guarda prima il film e poi torna.`,
    },
    {
      heading: 'Come comportarsi',
      text: `- Non cercare di violare il sito, di sovraccaricarlo o di aggirarne i limiti.
- Non spacciare per tuoi i nostri testi.
- Non iscrivere un indirizzo che non è tuo.
- Quando ci scrivi, parla male dei film quanto vuoi, ma parla con rispetto delle persone.

Possiamo bloccare chiunque renda questo posto inutilizzabile per gli altri.`,
    },
    {
      heading: 'Nessuna promessa',
      text: `Leggere è gratis. {blogName} si offre così com’è, senza garanzie: può contenere errori, cambiare o restare irraggiungibile per una notte. Nei limiti consentiti dalla legge, non rispondiamo dei danni che derivano dall’usarlo o dal seguire un link verso un altro sito, che non è sotto il nostro controllo. Nulla di quanto scritto qui limita i diritti che la legge ti dà e ai quali non si può rinunciare.`,
    },
    {
      heading: 'Modifiche e contatti',
      text: `Se queste condizioni cambiano, quelle nuove si trovano in questa pagina e valgono da quel giorno. Che cosa succede ai tuoi dati è scritto nelle pagine «Privacy» e «Cookie policy». Per tutto il resto scrivi a {contact}.`,
    },
  ],
}
