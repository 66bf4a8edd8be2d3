import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

export const termsOfService: PageText = {
  title: 'Nutzungsbedingungen',
  intro:
    'Das ist die Hausordnung von {blogName}, {siteUrl}. Sie ist kurz. Wer hier liest, abonniert oder uns schreibt, stimmt ihr zu.',
  parts: [
    {
      heading: 'Wem die Texte gehören',
      text: `Jeder Text auf {blogName} gehört der Person, deren Name darübersteht. Du darfst ihn lesen, für dich ausdrucken und von überall auf ihn verlinken, ohne zu fragen.

Kurze Zitate sind willkommen, mit dem Namen der Person, die den Text geschrieben hat, und einem Link zu der Seite, von der sie stammen. Bitte frag vorher, wenn du einen ganzen Text neu veröffentlichen, übersetzen, verkaufen oder in einer Werbung verwenden willst.`,
    },
    {
      heading: 'Bilder und Filme',
      text: `Die Illustrationen sind Originale, die für {blogName} entstanden sind, sofern die Zeile unter einem Bild nichts anderes sagt. Ist bei einem Bild jemand anders genannt, gehört es dieser Person, und du musst sie fragen, bevor du es verwendest.

Die Filme, über die wir schreiben, gehören mitsamt ihren Titeln, Figuren und Marken denen, die die Rechte daran haben. Wir stehen in keiner Verbindung zu ihnen. Wenn du die Rechte an etwas hast und findest, dass wir es zu Unrecht verwendet haben, schreib an {contact} und sag uns, auf welcher Seite es steht.`,
    },
    {
      heading: 'Meinungen und Spoiler',
      text: `Eine Kritik ist die Meinung eines Menschen an einem Abend. Auch Wertungen sind Meinungen. Fakten wie Jahreszahlen, Namen und Angaben zu den Mitwirkenden prüfen wir, und wir berichtigen sie, wenn du uns sagst, dass sie falsch sind.

Was ein Ende verrät, versuchen wir zu verbergen, aber wir schreiben über ganze Filme. Manche Seiten beschreiben auch Gewalt und Angst, weil sie in den Filmen vorkommen. Wenn du lieber nichts wissen willst, sieh dir erst den Film an und komm dann wieder.`,
    },
    {
      heading: 'Wie du dich benimmst',
      text: `- Versuch nicht, in die Website einzubrechen, sie zu überlasten oder ihre Beschränkungen zu umgehen.
- Gib unsere Texte nicht als deine eigenen aus.
- Abonniere nicht mit einer Adresse, die nicht dir gehört.
- Wenn du uns schreibst, sei so grob, wie du magst, wenn es um Filme geht, und höflich, wenn es um Menschen geht.

Wer den Ort für andere unbenutzbar macht, kann von uns gesperrt werden.`,
    },
    {
      heading: 'Ohne Gewähr',
      text: `Das Lesen kostet nichts. {blogName} kommt so, wie es ist, und ohne Gewähr: Es kann Fehler enthalten, sich ändern oder eine Nacht lang nicht erreichbar sein. Soweit das Gesetz es erlaubt, haften wir nicht für Schäden, die daraus entstehen, dass du es nutzt oder einem Link zu einer anderen Website folgst, auf die wir keinen Einfluss haben. Nichts davon schränkt Rechte ein, die das Gesetz dir gibt und auf die du nicht verzichten kannst.`,
    },
    {
      heading: 'Änderungen und Kontakt',
      text: `Wenn sich diese Bedingungen ändern, stehen die neuen auf dieser Seite und gelten von diesem Tag an. Was mit deinen Daten geschieht, steht auf den Seiten „Datenschutz“ und „Cookies“. Für alles andere schreib an {contact}.`,
    },
  ],
}
