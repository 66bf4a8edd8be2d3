import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Prywatność',
  intro:
    'Ta strona mówi, czego blog {blogName} pod adresem {siteUrl} dowiaduje się o tobie i co się z tym dzieje. Możesz tu przeczytać wszystko, nie mówiąc nam, kim jesteś.',
  parts: [
    {
      heading: 'Czytanie',
      text: `Gdy czytasz, nasze strony nie proszą o nic żadnego innego serwera. Czcionki, obrazy i skrypty pochodzą z tej witryny, więc żadna osoba trzecia nie widzi, że tu jesteś. Nie ma tu sieci reklamowych ani śledzących plików cookie.

${services.embedsInPrivacy}

Z każdym zapytaniem przeglądarka wysyła twój adres IP, jak na każdej witrynie, bo odpowiedź musi dokądś dotrzeć.`,
    },
    {
      heading: 'Liczenie czytelników',
      text: `Ta witryna sama liczy, jak często czytane są jej strony, i robi to bez plików cookie. Gdy wyświetla się strona, przeglądarka podaje serwerowi, która to strona i z jakiej domeny tu trafiasz, jeśli z jakiejś. Te dane są sumowane dla każdego dnia i przechowywane przez 13 miesięcy.

- Żeby liczyć każdą osobę tylko raz dziennie, serwer oblicza liczbę z twojego adresu IP, nazwy przeglądarki i sekretu, który co dzień jest nowy. Adres nie jest zapisywany. W ciągu dwóch dni sekret i liczba są usuwane; nikt nie może już wtedy ustalić, kto co czytał ani czy wracasz.
- Przeglądarka, która wysyła sygnał Global Privacy Control, nie jest liczona. Programy i administratorzy też nie.

Wyniki widzą administratorzy tej witryny. Nie są nikomu wysyłane.`,
    },
    {
      heading: 'Nowe wpisy e-mailem',
      text: `Jeśli się zapiszesz, przechowujemy twój adres, żeby wysyłać ci nowe wpisy. Najpierw dostaniesz jedną wiadomość z prośbą o potwierdzenie; dopóki nie potwierdzisz, nie wyślemy ci żadnego wpisu. W każdej wiadomości jest link, którym można się wypisać bez logowania.

- Adres przechowujemy, dopóki się nie wypiszesz, a potem pamiętamy tylko, że nie wolno na niego pisać.
- Listę wpisów, które poszły do ciebie e-mailem, przechowujemy przez 90 dni. Potem wiemy tylko, ile wiadomości wyszło.
- Adresu nie sprzedajemy, nie udostępniamy do celów reklamowych i nie używamy do niczego innego.
- Nie śledzimy, czy otwierasz wiadomość ani czy coś w niej klikasz.
- Gdy się zapisujesz, razem z zapisem twojej zgody przechowujemy liczbę obliczoną z twojego adresu IP, żeby nikt nie mógł zapisywać innych tysiącami. Samego adresu IP nie przechowujemy.

Usługa pocztowa, która przenosi nasze wiadomości, musi widzieć adres, żeby je doręczyć.`,
    },
    {
      heading: 'Captcha',
      text: `Formularzy strzeże zagadka, którą przeglądarka rozwiązuje sama, wykonując trochę obliczeń. Działa ona na tej witrynie. Nic o tobie nie trafia do żadnej firmy oferującej captchę.`,
    },
    {
      heading: 'Logi i korespondencja',
      text: `Logi, które pomagają nam znajdować błędy, nie zawierają adresów e-mail. Firma, u której stoi serwer, może prowadzić własne zapisy techniczne.

Jeśli napiszesz na adres {contact}, mamy twoją wiadomość i używamy jej, żeby ci odpowiedzieć.`,
    },
    {
      heading: 'Twoje prawa',
      text: `Napisz na adres {contact}, jeśli chcesz wiedzieć, co o tobie przechowujemy, albo jeśli mamy to poprawić lub usunąć. To nic nie kosztuje i nie wymaga podania powodu. W wielu krajach możesz też złożyć skargę do organu ochrony danych osobowych. Co jest przechowywane w twojej przeglądarce, opisuje strona „Polityka cookies”.`,
    },
  ],
}
