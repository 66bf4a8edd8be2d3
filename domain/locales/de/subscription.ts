import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Dieses Feld leer lassen',
  answerHint: 'In Ziffern oder als Wort.',
  unmailed:
    'Dieser Blog kann noch keine Mails verschicken. Wer ihn betreibt, sieht deine Adresse und muss dir den Link selbst geben.',
  // The things that are counted are of neuter gender: the answer to how many is then “eins”, as below, and not “eine”.
  numbers:
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  questionPlus: 'Wie viel ist {first} plus {second}?',
  questionMinus: 'Wie viel ist {first} minus {second}?',
  questionCinema: 'Ein Kino zeigt am Abend {first} Filme und um Mitternacht noch {second}. Wie viele sind das?',
  questionDoors: 'Ein altes Haus hat {first} Fenster, und {second} davon sind vernagelt. Wie viele lassen sich öffnen?',
  questionLanterns: '{first} Lichter brennen, und der Wind bläst {second} aus. Wie viele brennen noch?',
  questionRavens: '{first} Raben sitzen auf einem Zaun, und {second} kommen dazu. Wie viele sitzen jetzt dort?',
  questionCats: 'Wie viele Beine haben {second} schwarze Katzen zusammen?',
  questionNext: 'Welche Zahl kommt gleich nach {first}?',
  confirmScreen: 'Abo bestätigen',
  oldLink: 'Dieser Link gilt nicht mehr',
  oldLinkText:
    'Er ist älter als eine Woche, ein neuerer hat ihn ersetzt, oder er hat unterwegs einen Buchstaben verloren. Fordere einfach einen neuen an.',
  unsubscribe: 'Abbestellen',
  leaveHeading: 'Newsletter abbestellen?',
  leaveText: '{blogName} schickt dann nichts mehr an {email}.',
  goneHeading: 'Dein Abo ist beendet',
  goneText: 'An {email} schicken wir nichts mehr.',
  goneUndo: 'Ein Versehen, oder war es jemand anders? Zehn Minuten lang kannst du es rückgängig machen.',
  undo: 'Rückgängig machen',
  backHeading: 'Du bist weiter dabei',
  backText: 'Neue Beiträge gehen weiterhin an {email}.',
  lateHeading: 'Das lässt sich nicht mehr rückgängig machen',
  lateText: 'Es sind mehr als zehn Minuten vergangen. Abonniere einfach neu, dann kommen die Mails wieder.',
  brokenLink: 'Dieser Link ist nicht vollständig',
  brokenLinkText:
    'Vielleicht hat er unterwegs einen Buchstaben verloren. Öffne den ganzen Link aus der Mail oder schreib an {contact}.',
} as const satisfies Translated<typeof en.subscription>
