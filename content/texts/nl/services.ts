import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'Een film of een nummer op YouTube, Vimeo of Spotify staat in een artikel als link. Pas als je erop drukt, haalt je browser de film of het nummer op bij dat bedrijf, dat dan je IP-adres te weten komt en op welke site je bent; daarvoor gelten de regels van dat bedrijf.',
  embedsInCookies:
    'Pas als je op een film of een nummer van YouTube, Vimeo of Spotify drukt, haalt je browser die op bij dat bedrijf, dat dan eigen cookies kan plaatsen.',
  reading: `Terwijl je leest, laden onze pagina’s niets van elders: lettertypen, afbeeldingen en scripts komen van deze site. {others} Er zijn geen advertentienetwerken en geen trackingcookies.

{embeds}

Je browser stuurt bij elk verzoek zijn IP-adres mee, zoals bij elke website, want het antwoord moet ergens naartoe.`,
  readingCaptcha:
    'Het formulier voor nieuwe artikelen raadpleegt {company} zodra je het verstuurt; meer daarover staat onder “De captcha”.',
  readingGoogle: 'Wat Google van deze server te weten komt, staat onder “Lezers tellen”.',
  countedByGoogle: `Deze site telt zonder cookie hoe vaak de pagina’s worden gelezen, en laat ook Google Analytics tellen. Als een pagina wordt getoond, vertelt je browser de server welke dat is, en van welk domein je komt, als er een is. Dat wordt per dag opgeteld en 13 maanden bewaard.

- Om je maar één keer per dag te tellen, berekent de server een getal uit je IP-adres, de naam van je browser en een geheime waarde die elke dag nieuw is. Het IP-adres wordt niet opgeslagen. Binnen twee dagen worden de geheime waarde en het getal hier gewist.
- Voor elke pagina die wordt geteld, geeft de server aan Google de naam en het adres van de pagina door, het tijdstip, en een ander getal, dat voor jou staat en elke dag nieuw is. Google komt van ons noch je IP-adres noch je browser te weten, en in die browser draait geen script van Google. Wat Google zo te weten komt, bewaart het volgens eigen regels, en het kan er niet uit opmaken of je op een andere dag terugkomt.
- Een browser die Global Privacy Control stuurt, wordt niet geteld, niet hier en niet door Google. Programma’s ook niet. Beheerders worden hier niet geteld; Google krijgt te horen welke weergaven van hen zijn.

De beheerders van deze site krijgen onze eigen telling te zien.`,
  notCounted:
    'Deze site telt geen lezers. Als een pagina wordt getoond, vertelt je browser de server welke dat is, en de server vergeet het meteen.',
  byEmailJs:
    'De mail met het verzoek om te bevestigen gaat via EmailJS, een bedrijf dat mail voor anderen doorstuurt; nieuwe artikelen kunnen dezelfde weg gaan. EmailJS krijgt dan je adres en de tekst van de mail, en daarvoor gelden de regels van dat bedrijf.',
  captcha: `Het formulier voor nieuwe artikelen is beveiligd door {company}. Terwijl je leest, wordt daar niets van geladen. Zodra je het formulier verstuurt, laadt je browser een script en een vakje om aan te vinken van dat bedrijf, dat dan je IP-adres te weten komt, welke browser je gebruikt, op welke site je bent en hoe je met het vakje omgaat; daarvoor gelden de regels van dat bedrijf. Het vertelt ons of we je moeten binnenlaten, en wij vertellen dat bedrijf niets over jou, je e-mailadres al helemaal niet.

Wil je dat liever niet, gebruik dan het formulier op {siteUrl}/subscribe. Dat stelt in plaats daarvan een vraag aan jou, en niet aan een bedrijf.`,
  cookiesOfReaders:
    'Lezers krijgen geen cookies van {siteUrl}: niet om ze te volgen, niet voor reclame, niet om ze te tellen. Ook als je je per e-mail inschrijft, plaatsen we er geen.',
  cookiesOfOthers:
    'Terwijl je leest, laden onze pagina’s niets van elders. Pas als je het formulier voor nieuwe artikelen verstuurt, laadt je browser de captcha van {company}, dat dan eigen cookies kan plaatsen; daarvoor gelden de regels van dat bedrijf. Het formulier op {siteUrl}/subscribe doet het zonder. {embeds} Een link kan naar een andere site leiden, en daar beginnen de regels van die site.',
  cookiesCleared: `Je kunt cookies en lokale opslag wissen in de instellingen van je browser, voor deze site of voor alle sites, en je kunt ze helemaal weigeren. Elke pagina die je leest, werkt dan net zo goed, en het formulier op {siteUrl}/subscribe ook; de captcha van {company} misschien niet. Alleen wat je hebt gekozen, wordt vergeten, en een beheerder moet opnieuw inloggen.

Is hier iets aan onduidelijk, mail dan {contact}.`,
} as const satisfies StandardTexts['services']
