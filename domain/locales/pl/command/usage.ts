export const commandUsage = {
  about: 'Den, dom na własnym serwerze dla wszystkich, którzy piszą o horrorach.',
  noCommand: 'nie ma polecenia „{name}”.',
  serve: 'udostępnia blog, dopóki nie przyjdzie sygnał (npm start najpierw go buduje)',
  migrate: 'dostosowuje schemat bazy danych do tej wersji i mówi, co zrobiono',
  demo: '„{command}” usuwa demo oprócz tego, co ktoś zmienił',
  admin: 'tworzy konta, ustawia nowe hasło, wypisuje link do przejęcia bloga: „{command}” mówi jak',
  token: 'tworzy, wypisuje i unieważnia tokeny API: „{command}” mówi jak',
  backup: 'zapisuje wszystko do jednego pliku, bez zatrzymywania bloga',
  restore: 'przywraca kopię zapasową do pustej bazy danych, SQLite albo PostgreSQL',
  export: 'zapisuje same wpisy jako Markdown, razem z obrazami',
  import: 'importuje wpisy z innego programu; próba mówi, co by się stało',
  doctor: 'mówi, co jest nie tak z tym blogiem i co zrobić; przy problemie kończy się kodem 1',
  media: '„{command}” przenosi obrazy poza bazę danych albo z powrotem',
  copy: 'kopiuje blog z SQLite do PostgreSQL albo z powrotem',
  address: 'adres',
  name: 'nazwa',
  whatFor: 'do czego',
  scope: 'uprawnienie',
  dayOrDays: 'dzień albo dni',
  file: 'plik',
  folder: 'folder',
  fileOrFolder: 'plik albo folder',
  folderOrArchive: 'folder albo archiwum',
  sitemapOrList: 'mapa witryny albo lista',
  orFolder: 'albo folder',
  serveSettings: 'udostępnia blog, dopóki nie przyjdzie sygnał; PORT i inne ustawienia to zmienne środowiskowe',
  adminCreate: 'tworzy konto w panelu, z rolą owner, jeśli nie podano innej; pyta o hasło',
  resetPassword:
    'ustawia nowe hasło konta, wylogowuje je wszędzie i unieważnia jego tokeny API oraz otwarte zaproszenia, chyba że mają zostać',
  removePasskeys: 'usuwa wszystkie klucze dostępu konta, które potem loguje się hasłem',
  unlinkProvider: 'odłącza konto od logowania przez OpenID; następne logowanie z jego adresem połączy je znowu',
  resetSecondFactor:
    'wyłącza drugi składnik, gdy przepadł razem ze wszystkimi kodami odzyskiwania: potem do logowania wystarcza hasło',
  changeAddress: 'zmienia adres, którym loguje się konto',
  setRole: 'zmienia rolę konta',
  removeAdmin: 'usuwa konto; wygasają też wszystkie otwarte zaproszenia',
  listAdmins: 'wypisuje konta i ich role',
  setupLink: 'wypisuje nowy link do przejęcia bloga, dopóki nie ma żadnego konta',
  adminWithoutTerminal: 'Bez terminala potrzebne jest --email, a hasłem jest pierwszy wiersz standardowego wejścia.',
  tokenCreate: 'tworzy token dla programu i pokazuje go jeden raz',
  tokenList: 'wypisuje tokeny, ich uprawnienia i terminy',
  tokenRevoke: 'unieważnia token',
  tokenScopes: 'Uprawnienia: {scopes}; bez --scope {usual}.',
  tokenEnds:
    'Token wygasa po {days} dniach, a z --expires w podanym dniu (2027-01-31) albo po podanej liczbie dni (30d).',
  demoRemove: 'usuwa demo oprócz tego, co ktoś zmienił',
  migrateDoes:
    'dostosowuje schemat bazy danych do tej wersji; jeśli jest już w niej blog, robi najpierw kopię zapasową',
  migrateAtStart: 'Uruchomienie serwera robi to samo.',
  backupDoes: 'zapisuje wszystko do jednego pliku, bez zatrzymywania bloga, i czyta go ponownie',
  backupPlace:
    'Bez podanej nazwy plik trafia do BACKUP_DIR, czyli do folderu „backups” w DATA_DIR. --without-secrets pomija hasła, tokeny i klucze. --encrypt pyta o hasło kopii; gdzie nie ma terminala, jest nim pierwszy wiersz standardowego wejścia.',
  restoreDoes: 'przywraca kopię zapasową do pustej bazy danych, SQLite albo PostgreSQL; najpierw zatrzymaj serwer',
  restoreReplaces:
    '--replace przywraca ją w miejsce istniejącego bloga. Niewysłane e-maile są anulowane, a zaplanowane wpisy, których czas minął, stają się szkicami. Zaszyfrowana kopia pyta o swoje hasło; gdzie nie ma terminala, jest nim pierwszy wiersz standardowego wejścia.',
  exportDoes: 'zapisuje wpisy, szkice i zaplanowane wpisy jako Markdown, z obrazami, w nowym folderze',
  exportFormat:
    'Co jest w plikach, mówi docs/markdown-format.md. Żeby mieć wszystko i móc do tego wrócić, zrób kopię zapasową.',
  copyDoes: 'kopiuje wszystko do pustej bazy danych, SQLite albo PostgreSQL, i porównuje każdy wiersz',
  copyMoment:
    'Kopiowany jest stan z jednej chwili: przed przeprowadzką zatrzymaj serwer. Po przerwaniu to samo polecenie podejmuje pracę z obrazami, które już dotarły. --replace kopiuje w miejsce istniejącego bloga.',
  mediaDoes:
    'przenosi każdy obraz tam, gdzie jego miejsce: do MEDIA_DIR albo zasobnika MEDIA_S3_…, a z MEDIA_STORE=database z powrotem do bazy danych, bez zatrzymywania bloga',
  mediaCompares:
    'Każdy obraz jest porównywany ze swoim skrótem, zanim zniknie stara kopia. Po przerwaniu to samo polecenie podejmuje pracę tam, gdzie stanęło.',
  importDoes: 'robi wpisy z tego, co wyeksportował inny program; kolejny import żadnego nie powiela',
  importChecks:
    'pyta działający serwer, dokąd prowadzą adresy starej strony, i wymienia te, pod którymi nie ma żadnej strony',
  importOptions:
    '--dry-run mówi o każdym wpisie, co by powstało, co by się zmieniło i co zostałoby pominięte, a niczego nie zmienia. Obrazy pochodzą z importowanych plików i z --pictures; z innych hostów nic nie jest pobierane. Z kopii zapasowej innego Den (.tar.gz) bierze wpisy, szkice i obrazy. --scale mówi, jaka jest najwyższa ocena (stars: 4); bez tego oceny takie jak „4” są pomijane. Wpisy z oceną dostają kategorię „Horror Review” albo podaną, chyba że mają już którąś z kategorii recenzji. --viewings one robi jeden wpis z kilku recenzji tego samego filmu na Letterboxd. Nikt nie dostaje e-maila. Co się przenosi, mówi docs/imports.md.',
} as const
