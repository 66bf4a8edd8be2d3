import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscribe = {
  subscribed: 'Das hat geklappt. Schau in dein Postfach.',
  failed: 'Das Abonnieren hat nicht geklappt. Schreib uns bitte an {contact}',
  captchaIncomplete: 'Bitte löse zuerst das Captcha.',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  email: 'E-Mail',
  emailExample: 'name@example.com',
  button: 'Abonnieren',
  moment: 'Einen Moment …',
  rest: 'Gleich wieder da …',
  useAgain: '{email} noch einmal verwenden',
  stepWait:
    'Damit kein Bot in deinem Namen abonniert: Warte hier auf das Häkchen und drück dann noch einmal auf „Abonnieren“.',
  stepTick:
    'Damit kein Bot in deinem Namen abonniert: Setz hier das Häkchen und drück dann noch einmal auf „Abonnieren“.',
  stepSolve:
    'Damit kein Bot in deinem Namen abonniert: Löse hier das Captcha und drück dann noch einmal auf „Abonnieren“.',
  stepWaitAgain:
    'Damit kein Bot in deinem Namen abonniert: Warte hier auf das Häkchen, gib deine Adresse noch einmal ein und drück dann auf „Abonnieren“.',
  stepTickAgain:
    'Damit kein Bot in deinem Namen abonniert: Setz hier das Häkchen, gib deine Adresse noch einmal ein und drück dann auf „Abonnieren“.',
  stepSolveAgain:
    'Damit kein Bot in deinem Namen abonniert: Löse hier das Captcha, gib deine Adresse noch einmal ein und drück dann auf „Abonnieren“.',
  robot: 'Ich bin kein Roboter',
  working: 'Wird geprüft …',
  solved: 'Kein Roboter',
  robotAgain: 'Das hat zu lange gedauert. Bitte noch einmal: Ich bin kein Roboter',
  robotFailed: 'Das hat nicht geklappt. Versuch es noch einmal: Ich bin kein Roboter',
  captcha: 'Captcha',
  captchaAgain: 'Das hat zu lange gedauert. Bitte noch einmal.',
  captchaLate: 'Das hat zu lange gedauert.',
  captchaFailed: 'Das Captcha ließ sich nicht laden.',
  retry: 'Noch einmal versuchen',
  without: 'Ohne Captcha abonnieren',
  leaveEmpty: 'Dieses Feld leer lassen',
  answerHint: 'In Ziffern oder als Wort.',
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
} as const satisfies Translated<typeof en.subscribe>
