import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const cookiePolicy: PageText = {
  title: 'Cookies',
  intro:
    'Ein Cookie ist eine kleine Notiz, die eine Website in deinem Browser hinterlässt und mit jeder Anfrage zurückbekommt. Wenn du {blogName} nur liest, bleibt keine zurück. Deshalb hat dich auch kein Banner danach gefragt.',
  parts: [
    {
      heading: 'Wenn du liest',
      text: `Wer hier liest, bekommt von {siteUrl} keine Cookies: weder zum Tracking noch für Werbung noch zum Zählen. Auch wenn du per E-Mail abonnierst, wird kein Cookie gesetzt.`,
    },
    {
      heading: 'Wenn du die Schlüssel hast',
      text: `Wer sich zum Verwalten anmeldet, bekommt drei Cookies. Sie sind notwendig für das, was die angemeldete Person verlangt hat, und sonst bekommt sie niemand.

- Ein Sitzungs-Cookie, das sagt, wer angemeldet ist. Skripte können es nicht lesen. Es endet mit dem Abmelden oder nach 14 Tagen ohne Nutzung.
- den_signed_in, ein lesbarer Hinweis, durch den eine Seite den Knopf „Abmelden“ anzeigen kann. Er enthält nichts Geheimes, öffnet keine Tür und endet mit der Sitzung.
- den_device, das einen Browser, in dem sich schon einmal jemand angemeldet hat, von Fremden unterscheidet, die Passwörter raten. Es wird ein Jahr aufbewahrt und nennt niemanden.

Wer sich über einen OpenID-Anbieter anmeldet, bekommt ein viertes, den_openid, das den Hinweg mit dem Rückweg verbindet. Es wird zehn Minuten aufbewahrt.`,
    },
    {
      heading: 'Was dein Browser behält',
      text: `Zwei Dinge, die du wählst, merkt sich dein Browser in seinem lokalen Speicher, einer Schublade, die allein zu dieser Website gehört. Sie bleiben, bis du sie löschst, und werden nie an uns gesendet.

- den-theme: das Design, sobald du zwischen dunkel und hell wechselst
- den-limits: was dir lieber nicht begegnen soll, sobald du es unter Meine Grenzen wählst

Sie sind da, weil du es so wolltest, und an ihnen lässt sich sonst nichts ablesen.`,
    },
    {
      heading: 'Andere Unternehmen',
      text: `Während du liest, rufen unsere Seiten keinen anderen Server auf, also kann auch kein anderes Unternehmen über sie ein Cookie setzen. ${services.embedsInCookies} Ein Link kann zu einer anderen Website führen, und dort beginnen deren eigene Regeln.`,
    },
    {
      heading: 'Löschen und ablehnen',
      text: `Cookies und lokalen Speicher kannst du in den Einstellungen deines Browsers löschen, für diese Website oder für alle, und du kannst beides ganz ablehnen. Alle Seiten zum Lesen funktionieren dann genauso. Nur deine Auswahl gerät in Vergessenheit, und wer diese Website verwaltet, muss sich neu anmelden.

Wenn daran etwas unklar ist, schreib an {contact}.`,
    },
  ],
}
