import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

export const privacy: PageText = {
  title: 'Datenschutz',
  intro:
    'Hier steht, was {blogName} unter {siteUrl} über dich erfährt und was damit geschieht. Du kannst hier alles lesen, ohne uns zu sagen, wer du bist.',
  parts: [
    {
      heading: 'Lesen',
      text: `Während du liest, rufen unsere Seiten keinen anderen Server auf. Schriften, Bilder und Skripte kommen von dieser Website, deshalb sehen Dritte nicht, dass du hier bist. Es gibt keine Werbenetzwerke und keine Tracking-Cookies.

${services.embedsInPrivacy}

Dein Browser sendet mit jeder Anfrage seine IP-Adresse, wie bei jeder Website, denn irgendwohin muss die Antwort ja gehen.`,
    },
    {
      heading: 'Was gezählt wird',
      text: `Diese Website zählt selbst und ohne Cookie, wie oft ihre Seiten gelesen werden. Wenn eine Seite angezeigt wird, teilt dein Browser dem Server mit, welche es ist und von welcher Domain du gekommen bist, falls es eine gibt. Das wird für jeden Tag zusammengezählt und 13 Monate aufbewahrt.

- Um dich nur einmal am Tag zu zählen, berechnet der Server eine Zahl aus deiner IP-Adresse, dem Namen deines Browsers und einem geheimen Wert, der jeden Tag neu ist. Die IP-Adresse wird nicht gespeichert. Innerhalb von zwei Tagen werden der geheime Wert und die Zahl gelöscht; dann kann niemand mehr sagen, wer was gelesen hat oder ob du wiedergekommen bist.
- Ein Browser, der Global Privacy Control sendet, wird nicht gezählt. Auch Programme werden nicht gezählt, ebenso wenig alle, die diese Website verwalten.

Das Ergebnis sehen alle, die diese Website verwalten. Es wird an niemanden gesendet.`,
    },
    {
      heading: 'Neue Beiträge per E-Mail',
      text: `Wenn du abonnierst, speichern wir deine Adresse, um dir neue Beiträge zu schicken. Zuerst bekommst du eine einzige Mail, in der wir dich um Bestätigung bitten; bevor du bestätigst, schicken wir dir keinen Beitrag. In jeder Mail steht ein Link zum Abbestellen, der ohne Anmeldung funktioniert.

- Wir bewahren die Adresse auf, bis du abbestellst, und merken uns danach nur noch, dass an sie nichts mehr gehen darf.
- Welche Beiträge dir gemailt wurden, wird 90 Tage lang aufbewahrt. Danach wissen wir nur noch, wie viele Mails verschickt wurden.
- Wir verkaufen die Adresse nicht, geben sie nicht für Werbung weiter und verwenden sie für nichts anderes.
- Wir verfolgen nicht, ob du eine Mail öffnest oder darin etwas anklickst.
- Wenn du abonnierst, wird zusammen mit deiner Einwilligung eine Zahl gespeichert, die aus deiner IP-Adresse berechnet ist, damit niemand andere zu Tausenden eintragen kann. Die IP-Adresse selbst wird nicht gespeichert.

Der Maildienst, der unsere Nachrichten befördert, muss die Adresse sehen, um sie zustellen zu können.`,
    },
    {
      heading: 'Das Captcha',
      text: `Formulare sind durch ein Rätsel geschützt, das dein Browser mit ein wenig Rechnen von selbst löst. Es läuft auf dieser Website. An einen Captcha-Anbieter wird nichts über dich gesendet.`,
    },
    {
      heading: 'Protokolle und Briefe',
      text: `Die Protokolle, mit denen wir Fehler finden, enthalten keine E-Mail-Adressen. Das Unternehmen, bei dem der Server steht, führt möglicherweise eigene technische Aufzeichnungen.

Wenn du an {contact} schreibst, haben wir deinen Brief und verwenden ihn, um dir zu antworten.`,
    },
    {
      heading: 'Deine Rechte',
      text: `Schreib an {contact}, wenn du wissen willst, was wir über dich gespeichert haben, oder wenn du es berichtigen oder löschen lassen willst. Das kostet nichts und braucht keine Begründung. In vielen Ländern kannst du dich auch bei einer Datenschutzbehörde beschweren. Was in deinem Browser gespeichert wird, steht auf der Seite „Cookies“.`,
    },
  ],
}
