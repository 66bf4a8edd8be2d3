import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'Film lub piosenka z serwisu YouTube, Vimeo albo Spotify jest we wpisie linkiem. Dopiero gdy go klikniesz, przeglądarka wczyta film lub piosenkę od tej firmy, która dowie się wtedy, jaki jest twój adres IP i na jakiej witrynie jesteś; obowiązują przy tym jej własne zasady.',
  embedsInCookies:
    'Dopiero gdy klikniesz film lub piosenkę z serwisu YouTube, Vimeo albo Spotify, przeglądarka wczyta je od tej firmy, która może wtedy zapisać własne pliki cookie.',
  reading: `Gdy czytasz, nasze strony nie wczytują niczego z innych miejsc: czcionki, obrazy i skrypty pochodzą z tej witryny. {others} Nie ma tu sieci reklamowych ani śledzących plików cookie.

{embeds}

Z każdym zapytaniem przeglądarka wysyła twój adres IP, jak na każdej witrynie, bo odpowiedź musi dokądś dotrzeć.`,
  readingCaptcha:
    'Formularz subskrypcji łączy się z usługą {company} dopiero wtedy, gdy go wyślesz, o czym mówi część „Captcha”.',
  readingGoogle: 'O tym, czego Google dowiaduje się od tego serwera, mówi część „Liczenie czytelników”.',
  countedByGoogle: `Ta witryna liczy, jak często czytane są jej strony, bez plików cookie, i zleca to liczenie także usłudze Google Analytics. Gdy wyświetla się strona, przeglądarka podaje serwerowi, która to strona i z jakiej domeny tu trafiasz, jeśli z jakiejś. Te dane są sumowane dla każdego dnia i przechowywane przez 13 miesięcy.

- Żeby liczyć każdą osobę tylko raz dziennie, serwer oblicza liczbę z twojego adresu IP, nazwy przeglądarki i sekretu, który co dzień jest nowy. Adres nie jest zapisywany. W ciągu dwóch dni sekret i liczba są u nas usuwane.
- O każdej policzonej stronie serwer podaje Google jej nazwę i adres, czas oraz inną liczbę, która oznacza ciebie i co dzień jest nowa. Google nie dowiaduje się od nas ani jaki jest twój adres IP, ani jaką masz przeglądarkę, i nie działa w niej żaden skrypt Google. To, co Google dostaje, przechowuje według własnych zasad i nie może z tego wywnioskować, czy wracasz innego dnia.
- Przeglądarka, która wysyła sygnał Global Privacy Control, nie jest liczona ani tutaj, ani przez Google. Programy też nie. Administratorzy nie są tu liczeni; Google dostaje informację, które wyświetlenia należą do nich.

Nasze własne wyniki widzą administratorzy tej witryny.`,
  notCounted:
    'Ta witryna nie liczy swoich czytelników. Gdy wyświetla się strona, przeglądarka podaje serwerowi, która to strona, a serwer od razu o tym zapomina.',
  byEmailJs:
    'Wiadomość z prośbą o potwierdzenie idzie przez EmailJS, firmę, która przekazuje pocztę w imieniu innych; nowe wpisy mogą iść tą samą drogą. EmailJS dostaje wtedy twój adres i treść wiadomości; obowiązują przy tym własne zasady tej firmy.',
  captcha: `Formularza subskrypcji strzeże {company}. Gdy czytasz, nic z tej usługi się nie wczytuje. Gdy wyślesz formularz, przeglądarka wczyta od tej firmy skrypt i pole do zaznaczenia, a firma dowie się wtedy, jaki jest twój adres IP, jakiej przeglądarki używasz, na jakiej witrynie jesteś i jak używasz tego pola; obowiązują przy tym jej własne zasady. Firma mówi nam, czy cię wpuścić, a my nie mówimy jej o tobie niczego, tym bardziej nie podajemy twojego adresu e-mail.

Jeśli tego nie chcesz, użyj formularza na stronie {siteUrl}/subscribe. Pyta on o coś ciebie, a nie żadną firmę.`,
  cookiesOfReaders:
    'Czytelnicy nie dostają od witryny {siteUrl} żadnych plików cookie: ani do śledzenia, ani do reklam, ani do liczenia. Subskrypcja e-mailem też nie zostawia żadnego naszego pliku.',
  cookiesOfOthers:
    'Gdy czytasz, nasze strony nie wczytują niczego z innych miejsc. Dopiero gdy wyślesz formularz subskrypcji, przeglądarka wczyta captchę {company}; ta firma może wtedy zapisać własne pliki cookie i obowiązują dla nich jej własne zasady. Formularz na stronie {siteUrl}/subscribe działa bez niej. {embeds} Link może prowadzić na inną witrynę, a tam zaczynają się jej własne zasady.',
  cookiesCleared: `Pliki cookie i pamięć lokalną możesz usunąć w ustawieniach przeglądarki, dla tej witryny albo dla wszystkich, a możesz też całkiem je zablokować. Każda strona, którą czytasz, działa wtedy tak samo, formularz na stronie {siteUrl}/subscribe też; captcha {company} może nie działać. Przepadnie tylko to, co wybrano, a administrator będzie musiał zalogować się ponownie.

Jeśli coś tu jest niejasne, napisz na adres {contact}.`,
} as const satisfies StandardTexts['services']
