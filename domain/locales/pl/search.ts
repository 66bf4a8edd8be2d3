import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Film, nazwisko, rok, słowo',
  label: 'Szukaj na blogu',
  hint: 'Słowa, które mają stać razem, ujmij w cudzysłów: „stary mroczny dom”.',
  none: 'Na hasło „{query}” nic się tu nie czai. Im mniej słów, tym więcej wyników, a z nazwy wystarczy początek.',
  posts: {
    one: 'Jeden wpis na hasło „{query}”.',
    few: '{count} wpisy na hasło „{query}”.',
    many: '{count} wpisów na hasło „{query}”.',
    other: '{count} wpisu na hasło „{query}”.',
  },
  results: {
    one: 'Jeden wynik na hasło „{query}”.',
    few: '{count} wyniki na hasło „{query}”.',
    many: '{count} wyników na hasło „{query}”.',
    other: '{count} wyniku na hasło „{query}”.',
  },
  manyPosts: {
    one: 'Ponad {count} wpis na hasło „{query}”.',
    few: 'Ponad {count} wpisy na hasło „{query}”.',
    many: 'Ponad {count} wpisów na hasło „{query}”.',
    other: 'Ponad {count} wpisu na hasło „{query}”.',
  },
  manyResults: {
    one: 'Ponad {count} wynik na hasło „{query}”.',
    few: 'Ponad {count} wyniki na hasło „{query}”.',
    many: 'Ponad {count} wyników na hasło „{query}”.',
    other: 'Ponad {count} wyniku na hasło „{query}”.',
  },
  tooLong: 'Hasło może mieć najwyżej tyle znaków: {most}. To ma ich {length}.',
  tooOften: 'W tej chwili jest za dużo wyszukiwań. Spróbuj ponownie za minutę.',
  beyond: 'Wyniki kończą się przed tą stroną.',
  toFirst: 'Wróć do pierwszych wyników',
  page: 'Strona',
  back: 'Poprzednie',
  more: 'Więcej',
} as const satisfies Translated<typeof en.search>
