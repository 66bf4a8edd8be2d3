import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Voorwaarden',
  intro:
    'Dit zijn de huisregels van {blogName}, {siteUrl}. Ze zijn kort. Wie hier leest, zich inschrijft of ons schrijft, gaat ermee akkoord.',
  parts: [
    {
      heading: 'Van wie de teksten zijn',
      text: `Elke tekst op {blogName} is van de persoon van wie de naam erboven staat. Je mag hem lezen, voor jezelf afdrukken en er van overal naar linken, zonder het te vragen.

Korte citaten zijn welkom, met de naam van de auteur en een link naar de pagina waar ze vandaan komen. Vraag het eerst even als je een hele tekst opnieuw wilt publiceren of vertalen, wilt verkopen of in een advertentie wilt gebruiken.`,
    },
    {
      heading: 'Afbeeldingen en films',
      text: `De illustraties zijn originele werken die voor {blogName} zijn gemaakt, tenzij de regel onder een afbeelding iets anders zegt. Een afbeelding waarbij iemand anders wordt vermeld, is van die persoon, en je moet het aan die persoon vragen voordat je de afbeelding gebruikt.

De films waarover we schrijven, met hun titels, personages en merken, zijn van hun rechthebbenden. We hebben geen band met hen. Heb je de rechten op iets en vind je dat we het ten onrechte hebben gebruikt, mail dan {contact} en laat ons weten op welke pagina het staat.`,
    },
    {
      heading: 'Meningen en spoilers',
      text: `Een recensie is de mening van één persoon op één avond. Ook cijfers zijn meningen. Feiten zoals jaartallen, namen en credits controleren we, en we verbeteren ze als je ons vertelt dat ze niet kloppen.

We proberen te verbergen wat een einde verraadt, maar we schrijven over hele films. Sommige pagina’s beschrijven ook geweld en angst, omdat die in de films zitten. Wil je liever niets weten, kijk dan eerst en kom daarna terug.`,
    },
    {
      heading: 'Hoe je je gedraagt',
      text: `- Probeer niet in te breken op de site, de site te overbelasten of de beperkingen ervan te omzeilen.
- Doe niet alsof onze teksten van jou zijn.
- Schrijf geen adres in dat niet van jou is.
- Als je ons schrijft, wees dan zo grof over een film als je wilt, maar beleefd over mensen.

Wie deze plek voor anderen onbruikbaar maakt, mogen we blokkeren.`,
    },
    {
      heading: 'Geen beloften',
      text: `Lezen is gratis. {blogName} is zoals het is, zonder garantie: het kan fouten bevatten, veranderen of een nacht onbereikbaar zijn. Voor zover de wet het toestaat, zijn we niet aansprakelijk voor schade die ontstaat doordat je het gebruikt of doordat je een link volgt naar een andere site, waar we geen controle over hebben. Niets hiervan beperkt rechten die de wet je geeft en waarvan je geen afstand kunt doen.`,
    },
    {
      heading: 'Wijzigingen en contact',
      text: `Als deze voorwaarden veranderen, staan de nieuwe op deze pagina en gelden ze vanaf die dag. Wat er met je gegevens gebeurt, staat op de pagina’s “Privacy” en “Cookies”. Mail voor al het andere {contact}.`,
    },
  ],
}
