import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Blut, Wunden und geöffnete Körper, ausgiebig gezeigt.',
  'body-horror': 'Körper, die sich verwandeln, verfaulen oder sich gegen die wenden, die in ihnen leben.',
  'eye-injury': 'Ein Auge wird verletzt oder droht verletzt zu werden.',
  needles: 'Spritzen und alles andere, was unter die Haut geht.',
  medical: 'Operationen, Krankenhäuser und was dort geschieht.',
  vomit: 'Zu sehen oder zu hören.',
  torture: 'Schmerz, der langsam und mit Absicht zugefügt wird.',
  'sexual-violence': 'Vergewaltigung, Übergriffe oder die Drohung damit, gezeigt oder erzählt.',
  'domestic-abuse': 'Gewalt oder Kontrolle in der Partnerschaft oder in der Familie.',
  'self-harm': 'Menschen, die sich selbst verletzen.',
  suicide: 'Ein Suizid oder ein Versuch, gezeigt, erzählt oder besprochen.',
  'drug-use': 'Drogen oder starkes Trinken und die Abhängigkeit davon.',
  'harm-to-animals': 'Ein Tier wird verletzt oder stirbt.',
  'harm-to-children': 'Ein Kind wird verletzt, misshandelt, missbraucht oder getötet.',
  'death-of-child': 'Eine Familie verliert ein Kind, vor Beginn des Films oder im Lauf der Handlung.',
  'death-of-parent': 'Ein Kind, gleich welchen Alters, verliert Mutter oder Vater.',
  pregnancy: 'Eine Schwangerschaft oder Geburt, die schlecht ausgeht, oder eine Fehlgeburt.',
  racism: 'Rassistische Sprache oder Gewalt.',
  homophobia: 'Worte oder Gewalt gegen Menschen, weil sie lieben, wen sie lieben, oder sind, wer sie sind.',
  insects: 'Schwärme oder ein einzelnes Tier aus nächster Nähe.',
  claustrophobia: 'Menschen, die lebendig begraben oder eingesperrt sind oder nicht mehr herauskommen.',
  'flashing-lights': 'Stroboskoplicht oder Flackern, das Anfälle auslösen kann.',
  'jump-scares': 'Plötzliche Bilder oder Geräusche, die dich zusammenzucken lassen sollen.',
  possession: 'Dämonen, Exorzismus oder Grausamkeit im Namen eines Glaubens.',
} as const satisfies Translated<typeof en.meanings>
