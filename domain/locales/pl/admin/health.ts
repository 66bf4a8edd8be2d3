export const health = {
  health: 'Stan bloga',
  aboutHealth:
    'Co utrzymuje ten blog w działaniu. {command} sprawdza więcej: czyta całą bazę danych i bada, czy odpowiadają serwer pocztowy i adres bloga.',
  nothingIsWrong: 'Den {version}. Wszystko w porządku',
  thingsNeedAttention: {
    one: 'Den {version}. Jedna sprawa wymaga uwagi',
    few: 'Den {version}. {count} sprawy wymagają uwagi',
    many: 'Den {version}. {count} spraw wymaga uwagi',
    other: 'Den {version}. {count} sprawy wymaga uwagi',
  },
  lookAgain: 'Sprawdź ponownie',
  looking: 'Sprawdzam…',
  state: 'Stan',
  found: 'Wynik',
  ok: 'W porządku',
  hint: 'Jeszcze nie',
  warning: 'Uwaga',
  problem: 'Problem',

  kept: 'Co przechowujemy i jak długo',
  aboutKept:
    'Den sam usuwa to, co stare. Na ciebie czekają tylko ręczne kopie zapasowe i bazy danych zastąpione przy przywracaniu.',
  now: 'Teraz',
  howLong: 'Jak długo',
  growsWith: 'Co to powiększa',
  setBy: 'Ustawia: {setting}',
} as const
