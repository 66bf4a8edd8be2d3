import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Bloed, wonden en opengesneden lichamen, uitgebreid in beeld.',
  'body-horror': 'Lichamen die veranderen, rotten of zich keren tegen wie erin leeft.',
  'eye-injury': 'Een oog raakt gewond, of dat dreigt te gebeuren.',
  needles: 'Injecties, en wat er verder onder de huid gaat.',
  medical: 'Operaties, ziekenhuizen en wat daar gebeurt.',
  vomit: 'Te zien of te horen.',
  torture: 'Pijn die langzaam en met opzet wordt toegebracht.',
  'sexual-violence': 'Verkrachting, aanranding of de dreiging daarmee, in beeld of verteld.',
  'domestic-abuse': 'Geweld of dwang door een partner of binnen een gezin.',
  'self-harm': 'Mensen die zichzelf verwonden.',
  suicide: 'Een zelfdoding of een poging, in beeld, verteld of besproken.',
  'drug-use': 'Drugs of zwaar drinken, en de verslaving daaraan.',
  'harm-to-animals': 'Een dier raakt gewond of gaat dood.',
  'harm-to-children': 'Een kind raakt gewond, of wordt mishandeld, misbruikt of gedood.',
  'death-of-child': 'Een gezin verliest een kind, vóór het begin van de film of in de loop ervan.',
  'death-of-parent': 'Een kind, hoe oud ook, verliest een ouder.',
  pregnancy: 'Een zwangerschap of bevalling die misgaat, of een miskraam.',
  racism: 'Racistische taal of racistisch geweld.',
  homophobia: 'Woorden of geweld tegen mensen om van wie ze houden of wie ze zijn.',
  insects: 'Zwermen, of één beest van heel dichtbij.',
  claustrophobia: 'Mensen die begraven zijn, vastzitten of er niet uit kunnen.',
  'flashing-lights': 'Stroboscopen of geflikker die een epileptische aanval kunnen uitlokken.',
  'jump-scares': 'Plotselinge beelden of geluiden om je te laten schrikken.',
  possession: 'Demonen, exorcisme of wreedheid in naam van een geloof.',
} as const satisfies Translated<typeof en.meanings>
