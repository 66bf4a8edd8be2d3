export const categories = {
  categories: 'Kategorie',
  aboutCategories:
    'Każdy wpis ma jedną kategorię. Formularz podaje je w tej kolejności, a nagłówek prowadzi do tych, które mają wpisy.',
  reviews: 'Recenzje',
  yes: 'Tak',
  up: 'W górę',
  down: 'W dół',
  change: 'Zmień…',
  delete: 'Usuń…',
  rename: 'Zmień nazwę…',
  addCategory: 'Dodaj kategorię…',

  changeCategory: 'Zmień kategorię',
  newCategory: 'Nowa kategoria',
  newNameMeans:
    'Nową nazwę dostaną wszystkie wpisy, a stary adres poprowadzi do nowego. Przy wielu wpisach to chwilę potrwa.',
  descriptionStandsAbove: 'Opis i obraz są widoczne nad wpisami tej kategorii.',
  isReview: 'Jej wpisy to recenzje, z ocenami',
  scoresHidden: 'W tej kategorii czytelnicy nie widzą ocen. Oceny zostają zapisane.',
  colour: 'Kolor nazwy',
  aboutColour: 'Każdy motyw bierze najbliższy czytelny odcień. Puste pole: jak wszystkie inne.',
  waitForPicture: 'Poczekaj, aż obraz się zapisze.',
  deleteCategory: 'Usuń kategorię',
  postsMove: {
    one: '{count} wpis dostanie inną kategorię, a adres usuniętej do niej poprowadzi. Przy wielu wpisach to chwilę potrwa.',
    few: '{count} wpisy dostaną inną kategorię, a adres usuniętej do niej poprowadzi. Przy wielu wpisach to chwilę potrwa.',
    many: '{count} wpisów dostanie inną kategorię, a adres usuniętej do niej poprowadzi. Przy wielu wpisach to chwilę potrwa.',
    other:
      '{count} wpisu dostanie inną kategorię, a adres usuniętej do niej poprowadzi. Przy wielu wpisach to chwilę potrwa.',
  },
  noPostHasIt: 'Nie ma jej żaden wpis.',
  postsGoTo: 'Jej wpisy przejdą do',

  tags: 'Tagi',
  tagCount: { one: '{count} tag', few: '{count} tagi', many: '{count} tagów', other: '{count} tagu' },
  noTags: 'Żaden opublikowany wpis nie ma tagów. Wpisuje się je w formularzu wpisu, obok kategorii.',
  tag: 'Tag',
  pagesOfTags: 'Strony tagów',
  renameTag: 'Zmień nazwę tagu',
  nameOfOther: 'Nazwa innego tagu połączy oba w jeden. Stary adres poprowadzi do nowego.',
} as const
