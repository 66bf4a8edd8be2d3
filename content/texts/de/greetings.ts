import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const greetings: PageText = {
  title: 'Willkommen',
  intro: '{blogName} ist ein Blog über Horrorfilme. Hier findest du Kritiken, Listen und Gedanken.',
  parts: [
    {
      heading: 'Wie es anfing',
      text: 'Am Anfang standen Horrorfilme und der Wunsch, über sie zu schreiben.',
    },
    {
      heading: 'Der Schwur',
      text: 'Was hier steht, ist unsere eigene Meinung. Niemand bezahlt uns dafür.',
    },
    {
      heading: 'Kritiken',
      text: 'Eine Kritik gibt einem Film sechs Einzelwertungen von null bis zehn: für Schrecken, Spannung, Originalität, Kamera, Schauspiel und Soundtrack. Die Gesamtwertung wird für sich vergeben und muss nicht dem Durchschnitt entsprechen.',
    },
    {
      heading: 'Handverlesene Listen',
      text: 'Jede Liste versammelt Filme zu einem Thema, mit ein paar Worten zu jedem.',
    },
    {
      heading: 'Community',
      text: 'Hast du einen Film gesehen, der hierhergehört, oder einen Fehler gefunden? Schreib an {contact}.',
    },
  ],
  signature: '{blogName}',
}
