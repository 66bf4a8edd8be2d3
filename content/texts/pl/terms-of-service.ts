import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Regulamin',
  intro:
    'Oto zasady, które obowiązują na blogu {blogName}, {siteUrl}. Są krótkie. Zgadza się na nie każdy, kto tu czyta, subskrybuje blog albo do nas pisze.',
  parts: [
    {
      heading: 'Do kogo należą słowa',
      text: `Każdy tekst na blogu {blogName} należy do osoby wymienionej nad nim. Możesz go czytać, drukować na własny użytek i linkować do niego skądkolwiek, bez pytania.

Krótkie cytaty są mile widziane, o ile podasz autorstwo i link do strony, z której pochodzą. Jeśli chcesz cały tekst opublikować ponownie lub przetłumaczyć, sprzedać go albo użyć go w reklamie, najpierw zapytaj.`,
    },
    {
      heading: 'Obrazy i filmy',
      text: `Ilustracje to oryginalne prace stworzone dla bloga {blogName}, chyba że podpis pod obrazem mówi inaczej. Obraz, którego podpis wymienia kogoś innego, należy do tej osoby i to ją musisz zapytać, zanim go użyjesz.

Filmy, o których piszemy, razem z tytułami, postaciami i znakami towarowymi, należą do swoich właścicieli. Nie mamy z nimi żadnych powiązań. Jeśli masz do czegoś prawa i uważasz, że używamy tego niewłaściwie, napisz na adres {contact} i podaj, o którą stronę chodzi.`,
    },
    {
      heading: 'Opinie i spoilery',
      text: `Recenzja to opinia jednej osoby z jednego wieczoru. Oceny to też opinie. Fakty, takie jak lata, nazwiska i to, kto co zrobił przy filmie, sprawdzamy, a gdy dasz nam znać, że są błędne, poprawiamy.

Staramy się ukrywać to, co zdradza zakończenie, ale piszemy o całych filmach. Niektóre strony opisują też przemoc i strach, bo są one w filmach. Jeśli wolisz nic nie wiedzieć, najpierw obejrzyj film, a potem wróć.`,
    },
    {
      heading: 'Jak się zachowywać',
      text: `- Nie próbuj włamywać się na witrynę, przeciążać jej ani obchodzić jej ograniczeń.
- Nie podawaj naszych tekstów za swoje.
- Nie zapisuj adresu, który nie jest twój.
- Gdy do nas piszesz, o filmie możesz pisać tak niegrzecznie, jak chcesz, ale o ludziach pisz kulturalnie.

Możemy zablokować każdego, przez kogo inni nie mogą z tego miejsca korzystać.`,
    },
    {
      heading: 'Żadnych obietnic',
      text: `Czytanie jest bezpłatne. Blog {blogName} jest taki, jaki jest, bez gwarancji: może się mylić, może się zmienić, może przez jedną noc nie działać. W zakresie, w jakim pozwala na to prawo, nie odpowiadamy za szkody, które wynikną z korzystania z niego albo z przejścia linkiem na inną witrynę, nad którą nie mamy kontroli. Nic w tym regulaminie nie ogranicza praw, które przysługują ci z mocy prawa i których nie można się zrzec.`,
    },
    {
      heading: 'Zmiany i kontakt',
      text: `Jeśli ten regulamin się zmieni, nowy pojawi się na tej stronie i od tego dnia będzie obowiązywać. Co się dzieje z twoimi danymi, mówią strony „Prywatność” i „Polityka cookies”. W każdej innej sprawie napisz na adres {contact}.`,
    },
  ],
}
