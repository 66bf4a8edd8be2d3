import type { StandardTexts } from '../standard-texts.ts'

export const services = {
  embedsInPrivacy:
    'Ein Film oder ein Song bei YouTube, Vimeo oder Spotify steht in einem Beitrag als Link. Erst wenn du darauf drückst, lädt dein Browser ihn von diesem Unternehmen, das dann deine IP-Adresse erfährt und auf welcher Website du bist; dafür gelten dessen eigene Regeln.',
  embedsInCookies:
    'Erst wenn du auf einen Film oder einen Song von YouTube, Vimeo oder Spotify drückst, lädt dein Browser ihn von diesem Unternehmen, das dann eigene Cookies setzen kann.',
  reading: `Während du liest, laden unsere Seiten nichts von anderswo: Schriften, Bilder und Skripte kommen von dieser Website. {others} Es gibt keine Werbenetzwerke und keine Tracking-Cookies.

{embeds}

Dein Browser sendet mit jeder Anfrage seine IP-Adresse, wie bei jeder Website, denn irgendwohin muss die Antwort ja gehen.`,
  readingCaptcha:
    'Das Formular für neue Beiträge fragt bei {company} nach, sobald du es abschickst; mehr dazu steht unter „Das Captcha“.',
  readingGoogle: 'Was Google von diesem Server erfährt, steht unter „Was gezählt wird“.',
  countedByGoogle: `Diese Website zählt ohne Cookie, wie oft ihre Seiten gelesen werden, und lässt außerdem Google Analytics zählen. Wenn eine Seite angezeigt wird, teilt dein Browser dem Server mit, welche es ist und von welcher Domain du gekommen bist, falls es eine gibt. Das wird für jeden Tag zusammengezählt und 13 Monate aufbewahrt.

- Um dich nur einmal am Tag zu zählen, berechnet der Server eine Zahl aus deiner IP-Adresse, dem Namen deines Browsers und einem geheimen Wert, der jeden Tag neu ist. Die IP-Adresse wird nicht gespeichert. Innerhalb von zwei Tagen werden der geheime Wert und die Zahl hier gelöscht.
- Für jede Seite, die gezählt wird, teilt der Server Google ihren Namen und ihre Adresse mit, dazu den Zeitpunkt und eine andere Zahl, die für dich steht und jeden Tag neu ist. Google erfährt von uns weder deine IP-Adresse noch deinen Browser, und in diesem läuft kein Skript von Google. Was Google mitgeteilt wird, bewahrt es nach eigenen Regeln auf, und es kann daran nicht erkennen, ob du an einem anderen Tag wiederkommst.
- Ein Browser, der Global Privacy Control sendet, wird nicht gezählt, weder hier noch von Google. Auch Programme werden nicht gezählt. Wer diese Website verwaltet, wird hier nicht gezählt; Google erfährt, welche Aufrufe von diesen Personen stammen.

Unsere eigene Zählung sehen alle, die diese Website verwalten.`,
  notCounted:
    'Diese Website zählt nicht, wie oft sie gelesen wird. Wenn eine Seite angezeigt wird, teilt dein Browser dem Server mit, welche es ist, und der Server vergisst es sofort.',
  byEmailJs:
    'Die Mail, in der wir dich um Bestätigung bitten, läuft über EmailJS, ein Unternehmen, das Mails für andere weiterleitet; neue Beiträge können denselben Weg nehmen. EmailJS bekommt dann deine Adresse und den Text der Mail, und dafür gelten die Regeln dieses Unternehmens.',
  captcha: `Das Formular für neue Beiträge ist durch {company} geschützt. Während du liest, wird davon nichts geladen. Sobald du das Formular abschickst, lädt dein Browser von diesem Unternehmen ein Skript und ein Kästchen zum Ankreuzen. Das Unternehmen erfährt dann deine IP-Adresse, welchen Browser du benutzt, auf welcher Website du bist und wie du mit dem Kästchen umgehst; dafür gelten dessen eigene Regeln. Es sagt uns, ob wir dich einlassen sollen, und wir sagen ihm nichts über dich, am allerwenigsten deine E-Mail-Adresse.

Wenn dir das nicht recht ist, nimm das Formular unter {siteUrl}/subscribe. Es stellt stattdessen dir eine Frage und fragt kein Unternehmen.`,
  cookiesOfReaders:
    'Wer hier liest, bekommt von {siteUrl} keine Cookies: weder zum Tracking noch für Werbung noch zum Zählen. Auch wenn du per E-Mail abonnierst, setzen wir keines.',
  cookiesOfOthers:
    'Während du liest, laden unsere Seiten nichts von anderswo. Erst wenn du das Formular für neue Beiträge abschickst, lädt dein Browser das Captcha von {company}; dieses Unternehmen kann dann eigene Cookies setzen, für die seine eigenen Regeln gelten. Das Formular unter {siteUrl}/subscribe kommt ohne dieses Captcha aus. {embeds} Ein Link kann zu einer anderen Website führen, und dort beginnen deren eigene Regeln.',
  cookiesCleared: `Cookies und lokalen Speicher kannst du in den Einstellungen deines Browsers löschen, für diese Website oder für alle, und du kannst beides ganz ablehnen. Alle Seiten, die du liest, funktionieren dann genauso und ebenso das Formular unter {siteUrl}/subscribe; das Captcha von {company} vielleicht nicht. Nur deine Auswahl gerät in Vergessenheit, und wer diese Website verwaltet, muss sich neu anmelden.

Wenn daran etwas unklar ist, schreib an {contact}.`,
} as const satisfies StandardTexts['services']
