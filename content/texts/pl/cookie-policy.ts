import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Polityka cookies',
  intro:
    'Plik cookie to mała notatka, którą witryna zostawia w twojej przeglądarce i dostaje z powrotem z każdym zapytaniem. Jeśli jedynie czytasz blog {blogName}, nie zostawia on żadnej. Dlatego nie pytał cię o to żaden baner.',
  parts: [
    {
      heading: 'Jeśli czytasz',
      text: `Czytelnicy nie dostają od witryny {siteUrl} żadnych plików cookie: ani do śledzenia, ani do reklam, ani do liczenia. Subskrypcja e-mailem też żadnego nie zostawia.`,
    },
    {
      heading: 'Jeśli masz klucze',
      text: `Administratorzy, którzy się logują, dostają trzy pliki cookie. Są one niezbędne do tego, o co administrator prosi, i nikt inny ich nie dostaje.

- Plik sesji, który mówi, kto jest zalogowany. Skrypty nie mogą go odczytać. Przestaje działać po wylogowaniu albo po 14 dniach bez użycia.
- den_signed_in, wskazówka, którą da się odczytać i dzięki której strona może pokazać przycisk „Wyloguj się”. Nie zawiera niczego tajnego, nie otwiera żadnych drzwi i kończy się razem z sesją.
- den_device, który odróżnia przeglądarkę, z której już się logowano, od kogoś obcego, kto zgaduje hasła. Jest przechowywany przez rok i nikogo nie wymienia z nazwiska.

Kto loguje się przez dostawcę OpenID, dostaje czwarty plik, den_openid, który łączy drogę tam z drogą powrotną. Jest przechowywany przez dziesięć minut.`,
    },
    {
      heading: 'Co pamięta twoja przeglądarka',
      text: `Dwie rzeczy, które wybierasz, przeglądarka zapamiętuje w swojej pamięci lokalnej: w szufladzie, która należy tylko do tej witryny. Zostają tam, aż je usuniesz, i nigdy nie są do nas wysyłane.

- den-theme: motyw, gdy zmienisz go z ciemnego na jasny albo odwrotnie
- den-limits: to, czego nie chcesz oglądać, gdy zaznaczysz to na stronie Moje granice

Są tam na twoje życzenie i nie da się z nich wyczytać nic więcej.`,
    },
    {
      heading: 'Inne firmy',
      text: `Gdy czytasz, nasze strony nie proszą o nic żadnego innego serwera, więc żadna inna firma nie może przez nie zapisać pliku cookie. ${services.embedsInCookies} Link może prowadzić na inną witrynę, a tam zaczynają się jej własne zasady.`,
    },
    {
      heading: 'Usuwanie i blokowanie',
      text: `Pliki cookie i pamięć lokalną możesz usunąć w ustawieniach przeglądarki, dla tej witryny albo dla wszystkich, a możesz też całkiem je zablokować. Każda strona dla czytelników działa wtedy tak samo. Przepadnie tylko to, co wybrano, a administrator będzie musiał zalogować się ponownie.

Jeśli coś tu jest niejasne, napisz na adres {contact}.`,
    },
  ],
}
