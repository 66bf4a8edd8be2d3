import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Cookies',
  intro:
    'Een cookie is een klein briefje dat een website in je browser achterlaat en bij elk verzoek terugkrijgt. Als je {blogName} alleen leest, blijft er geen achter. Daarom heeft geen banner je ernaar gevraagd.',
  parts: [
    {
      heading: 'Als je leest',
      text: `Lezers krijgen geen cookies van {siteUrl}: niet om ze te volgen, niet voor reclame, niet om ze te tellen. Ook als je je per e-mail inschrijft, wordt er geen cookie geplaatst.`,
    },
    {
      heading: 'Als je de sleutels hebt',
      text: `Beheerders die inloggen, krijgen drie cookies. Die zijn nodig voor wat de beheerder heeft gevraagd, en niemand anders krijgt ze.

- Een sessiecookie, die zegt wie er is ingelogd. Scripts kunnen hem niet lezen. Hij eindigt bij het uitloggen, of na 14 dagen zonder gebruik.
- den_signed_in, een leesbaar teken waardoor een pagina de knop “Uitloggen” kan tonen. Er staat niets geheims in, het opent geen deur en het eindigt met de sessie.
- den_device, die een browser waarmee al eens is ingelogd onderscheidt van een vreemde die wachtwoorden raadt. Hij wordt een jaar bewaard en noemt niemand.

Wie inlogt via een OpenID-provider, krijgt een vierde, den_openid, die de heenweg aan de terugweg verbindt. Hij wordt tien minuten bewaard.`,
    },
    {
      heading: 'Wat je browser bewaart',
      text: `Twee dingen die je kiest, onthoudt je browser in zijn lokale opslag, een la die alleen van deze site is. Ze blijven tot je ze wist, en worden nooit naar ons gestuurd.

- den-theme: het thema, zodra je wisselt tussen donker en licht
- den-limits: wat je liever niet tegenkomt, zodra je dat kiest onder Mijn grenzen

Ze staan er omdat je erom hebt gevraagd, en er valt verder niets uit op te maken.`,
    },
    {
      heading: 'Andere bedrijven',
      text: `Terwijl je leest, vragen onze pagina’s niets op bij andere servers, dus geen ander bedrijf kan via onze pagina’s een cookie plaatsen. ${services.embedsInCookies} Een link kan naar een andere site leiden, en daar beginnen de regels van die site.`,
    },
    {
      heading: 'Wissen en weigeren',
      text: `Je kunt cookies en lokale opslag wissen in de instellingen van je browser, voor deze site of voor alle sites, en je kunt ze helemaal weigeren. Elke pagina voor lezers werkt dan net zo goed. Alleen wat je hebt gekozen, wordt vergeten, en een beheerder moet opnieuw inloggen.

Is hier iets aan onduidelijk, mail dan {contact}.`,
    },
  ],
}
