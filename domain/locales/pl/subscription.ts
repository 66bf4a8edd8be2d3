import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const subscription = {
  leaveEmpty: 'Zostaw to pole puste',
  answerHint: 'Cyframi albo słownie.',
  unmailed: 'Ten blog nie może jeszcze wysyłać poczty. Kto go prowadzi, widzi twój adres i musi przekazać ci link.',
  numbers:
    'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
  questionPlus: 'Ile to jest {first} plus {second}?',
  questionMinus: 'Ile to jest {first} minus {second}?',
  questionCinema: 'Kino pokazuje wieczorem {first} filmów, a o północy {second}. Ile to razem?',
  questionDoors: 'Stary dom ma {first} pokoi, a {second} z nich są zamknięte. Do ilu można wejść?',
  questionLanterns: '{first} lampionów płonie, a wiatr gasi {second}. Ile jeszcze płonie?',
  questionRavens: '{first} kruków siedzi na płocie, a przylatują jeszcze {second}. Ile ich teraz siedzi?',
  questionCats: 'Ile łap mają razem {second} czarne koty?',
  questionNext: 'Jaka liczba następuje zaraz po liczbie {first}?',
  confirmScreen: 'Potwierdź subskrypcję',
  oldLink: 'Ten link jest już nieważny',
  oldLinkText: 'Ma ponad tydzień, zastąpił go nowszy albo zgubił po drodze literę. Poproś o nowy.',
  unsubscribe: 'Wypisz się',
  leaveHeading: 'Wypisać się z listy?',
  leaveText: '{blogName} nie wyśle już nic na adres {email}.',
  goneHeading: 'Adres wypisany z listy',
  goneText: 'Na adres {email} nic już nie przyjdzie.',
  goneUndo: 'To pomyłka albo sprawka kogoś innego? Przez dziesięć minut można to cofnąć.',
  undo: 'Cofnij',
  backHeading: 'Zostajesz na liście',
  backText: 'Nowe wpisy będą nadal przychodzić na adres {email}.',
  lateHeading: 'Tego już nie można cofnąć',
  lateText: 'Minęło ponad dziesięć minut. Zapisz się jeszcze raz, a wiadomości wrócą.',
  brokenLink: 'Ten link jest niepełny',
  brokenLinkText: 'Mógł zgubić po drodze literę. Otwórz cały link z wiadomości albo napisz na adres {contact}.',
} as const satisfies Translated<typeof en.subscription>
