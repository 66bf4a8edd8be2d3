import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Sangue, ferimentos e corpos abertos, mostrados sem pressa.',
  'body-horror': 'Corpos que se transformam, apodrecem ou se voltam contra quem vive neles.',
  'eye-injury': 'Um olho é ferido, ou está prestes a ser.',
  needles: 'Injeções e tudo o mais que entra na pele.',
  medical: 'Cirurgias, hospitais e o que se faz neles.',
  vomit: 'Visto ou só ouvido.',
  torture: 'Dor infligida devagar e de propósito.',
  'sexual-violence': 'Estupro, agressão ou ameaça, em cena ou em relato.',
  'domestic-abuse': 'Violência ou controle por parte do parceiro, da parceira ou da família.',
  'self-harm': 'Pessoas que se machucam de propósito.',
  suicide: 'Um suicídio ou uma tentativa, em cena, em relato ou em conversa.',
  'drug-use': 'Drogas ou álcool em excesso, e a dependência deles.',
  'harm-to-animals': 'Um animal se fere ou morre.',
  'harm-to-children': 'Uma criança é ferida, sofre abuso ou é morta.',
  'death-of-child': 'Uma família perde um filho ou uma filha, antes do filme ou durante ele.',
  'death-of-parent': 'Alguém, em qualquer idade, perde o pai ou a mãe.',
  pregnancy: 'Uma gravidez ou um parto que dá errado ou termina em perda.',
  racism: 'Falas ou violência racistas.',
  homophobia: 'Ofensas ou violência contra alguém por ser quem é ou amar quem ama.',
  insects: 'Enxames, ou um único bicho bem de perto.',
  claustrophobia: 'Pessoas enterradas, presas ou sem saída.',
  'flashing-lights': 'Flashes ou luzes que piscam e podem provocar crises epilépticas.',
  'jump-scares': 'Imagens ou barulhos repentinos, feitos para você pular da cadeira.',
  possession: 'Demônios, exorcismos ou crueldade em nome de uma fé.',
} as const satisfies Translated<typeof en.meanings>
