import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Privacy',
  intro:
    'Op deze pagina staat wat {blogName}, op {siteUrl}, over je te weten komt en wat daarmee gebeurt. Je kunt hier alles lezen zonder ons te vertellen wie je bent.',
  parts: [
    {
      heading: 'Lezen',
      text: `Terwijl je leest, vragen onze pagina’s niets op bij andere servers. Lettertypen, afbeeldingen en scripts komen van deze site, dus geen enkele derde partij ziet dat je hier bent. Er zijn geen advertentienetwerken en geen trackingcookies.

${services.embedsInPrivacy}

Je browser stuurt bij elk verzoek zijn IP-adres mee, zoals bij elke website, want het antwoord moet ergens naartoe.`,
    },
    {
      heading: 'Lezers tellen',
      text: `Deze site telt zelf en zonder cookie hoe vaak de pagina’s worden gelezen. Als een pagina wordt getoond, vertelt je browser de server welke dat is, en van welk domein je komt, als er een is. Dat wordt per dag opgeteld en 13 maanden bewaard.

- Om je maar één keer per dag te tellen, berekent de server een getal uit je IP-adres, de naam van je browser en een geheime waarde die elke dag nieuw is. Het IP-adres wordt niet opgeslagen. Binnen twee dagen worden de geheime waarde en het getal gewist; dan kan niemand meer zien wie wat heeft gelezen, of je bent teruggekomen.
- Een browser die Global Privacy Control stuurt, wordt niet geteld. Programma’s en beheerders ook niet.

De beheerders van deze site krijgen de telling te zien. Die wordt naar niemand gestuurd.`,
    },
    {
      heading: 'Nieuwe artikelen per e-mail',
      text: `Als je je inschrijft, bewaren we je adres om je nieuwe artikelen te sturen. Eerst krijg je één mail met het verzoek om te bevestigen; tot je dat doet, sturen we je geen artikel. In elke mail staat een link om je uit te schrijven, die werkt zonder dat je inlogt.

- We bewaren het adres tot je je uitschrijft, en onthouden daarna alleen dat er niets meer naartoe mag.
- Welke artikelen je zijn gemaild, bewaren we 90 dagen. Daarna weten we alleen nog hoeveel mails er zijn verstuurd.
- We verkopen het adres niet, delen het niet voor reclame en gebruiken het voor niets anders.
- We houden niet bij of je een mail opent of daarin ergens op klikt.
- Als je je inschrijft, wordt er samen met je toestemming een getal bewaard dat uit je IP-adres is berekend, zodat niemand anderen bij duizenden kan inschrijven. Het IP-adres zelf wordt niet bewaard.

De maildienst die onze berichten verstuurt, moet het adres zien om ze te kunnen bezorgen.`,
    },
    {
      heading: 'De captcha',
      text: `Formulieren zijn beveiligd met een puzzel die je browser zelf oplost met een beetje rekenwerk. Die draait op deze site. Er gaat niets over jou naar een captchabedrijf.`,
    },
    {
      heading: 'Logboeken en brieven',
      text: `De logboeken waarmee we storingen opsporen, bevatten geen e-mailadressen. Het bedrijf dat de server host, houdt misschien eigen technische gegevens bij.

Als je {contact} mailt, hebben we je brief, en die gebruiken we om je te antwoorden.`,
    },
    {
      heading: 'Je rechten',
      text: `Mail {contact} als je wilt weten wat we over je bewaren, of het wilt laten corrigeren of verwijderen. Het kost niets en je hoeft er geen reden voor te geven. In veel landen kun je ook een klacht indienen bij een toezichthouder voor gegevensbescherming. Wat er in je browser wordt bewaard, staat op de pagina “Cookies”.`,
    },
  ],
}
