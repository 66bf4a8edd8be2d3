import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Lascia vuoto questo campo',
  answerHint: 'In cifre o in lettere.',
  unmailed: 'Questo blog non può ancora spedire e-mail. Chi lo cura vede il tuo indirizzo, e deve darti il link.',
  numbers:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  questionPlus: 'Quanto fa {first} più {second}?',
  questionMinus: 'Quanto fa {first} meno {second}?',
  questionCinema: 'Un cinema proietta {first} film la sera e {second} a mezzanotte. Quanti sono in tutto?',
  questionDoors: 'Un vecchio castello ha {first} portoni, e {second} sono sbarrati. Quanti se ne possono aprire?',
  questionLanterns: '{first} ceri sono accesi, e il vento ne spegne {second}. Quanti restano accesi?',
  questionRavens: '{first} corvi stanno su uno steccato, e ne arrivano altri {second}. Quanti sono adesso?',
  questionCats: 'Quante zampe hanno in tutto {second} gatti neri?',
  questionNext: 'Che numero viene subito dopo {first}?',
  confirmScreen: 'Conferma l’iscrizione',
  oldLink: 'Questo link non è più valido',
  oldLinkText:
    'Ha più di una settimana, è stato sostituito da uno più recente oppure ha perso una lettera per strada. Chiedine uno nuovo.',
  unsubscribe: 'Annulla l’iscrizione',
  leaveHeading: 'Vuoi annullare l’iscrizione?',
  leaveText: '{blogName} non manderà più nulla a {email}.',
  goneHeading: 'Iscrizione annullata',
  goneText: 'Non arriverà più nulla a {email}.',
  goneUndo: 'È stato uno sbaglio, o è stato qualcun altro? Hai dieci minuti per ripensarci.',
  undo: 'Ripristina l’iscrizione',
  backHeading: 'Sei ancora dei nostri',
  backText: 'I nuovi articoli continuano ad arrivare a {email}.',
  lateHeading: 'Non si può più tornare indietro',
  lateText: 'Sono passati più di dieci minuti. Per ricevere di nuovo le e-mail basta rifare l’iscrizione.',
  brokenLink: 'Questo link non è completo',
  brokenLinkText: 'Forse ha perso una lettera per strada. Apri il link intero dall’e-mail, o scrivi a {contact}.',
} as const satisfies Translated<typeof en.subscription>
