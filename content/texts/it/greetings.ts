import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Benvenuti',
  intro: '{blogName} è un blog sui film horror. Qui trovi recensioni, liste e pensieri.',
  parts: [
    {
      heading: 'Le origini',
      text: 'Tutto è cominciato con i film horror e con la voglia di scriverne.',
    },
    {
      heading: 'Il giuramento',
      text: 'Quello che si legge qui è la nostra opinione personale. Nessuno ci paga per questo.',
    },
    {
      heading: 'Recensioni',
      text: 'Una recensione dà a un film fino a dieci punti in ciascuna di sei voci: terrore, tensione, originalità, fotografia, recitazione e colonna sonora. Il voto complessivo si dà a parte, e non è per forza la loro media.',
    },
    {
      heading: 'Liste scelte con cura',
      text: 'Ogni lista raccoglie film su un tema, con qualche parola per ciascuno.',
    },
    {
      heading: 'Community',
      text: 'Hai visto un film che dovrebbe stare qui, o hai trovato un errore? Scrivi a {contact}.',
    },
  ],
  signature: '{blogName}',
}
