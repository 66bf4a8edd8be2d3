import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Laat dit veld leeg',
  answerHint: 'In cijfers of als woord.',
  unmailed: 'Deze blog kan nog geen mail versturen. Wie hem beheert, ziet je adres en moet je de link zelf doorgeven.',
  numbers:
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  questionPlus: 'Hoeveel is {first} plus {second}?',
  questionMinus: 'Hoeveel is {first} min {second}?',
  questionCinema:
    'Een bioscoop draait ’s avonds {first} films en om middernacht nog {second}. Hoeveel zijn het er samen?',
  questionDoors: 'Een oud huis heeft {first} deuren, en {second} daarvan zitten op slot. Hoeveel kunnen er open?',
  questionLanterns: '{first} lantaarns branden, en de wind blaast er {second} uit. Hoeveel branden er nog?',
  questionRavens: '{first} raven zitten op een hek, en er komen er {second} bij. Hoeveel zitten er nu?',
  questionCats: 'Hoeveel poten hebben {second} zwarte katten samen?',
  questionNext: 'Welk getal komt meteen na {first}?',
  confirmScreen: 'Inschrijving bevestigen',
  oldLink: 'Deze link werkt niet meer',
  oldLinkText:
    'Hij is ouder dan een week, er is een nieuwere voor in de plaats gekomen, of hij is onderweg een letter kwijtgeraakt. Vraag een nieuwe aan.',
  unsubscribe: 'Uitschrijven',
  leaveHeading: 'Wil je je uitschrijven?',
  leaveText: '{blogName} stuurt dan niets meer naar {email}.',
  goneHeading: 'Je bent uitgeschreven',
  goneText: 'Naar {email} sturen we niets meer.',
  goneUndo: 'Een vergissing, of was het iemand anders? Tien minuten lang kun je het terugdraaien.',
  undo: 'Ongedaan maken',
  backHeading: 'Je bent er nog bij',
  backText: 'Nieuwe artikelen blijven naar {email} komen.',
  lateHeading: 'Terugdraaien kan niet meer',
  lateText: 'Het is meer dan tien minuten geleden. Schrijf je opnieuw in, dan komen de mails weer.',
  brokenLink: 'Deze link is niet compleet',
  brokenLinkText:
    'Misschien is hij onderweg een letter kwijtgeraakt. Open de hele link uit de mail, of mail {contact}.',
} as const satisfies Translated<typeof en.subscription>
