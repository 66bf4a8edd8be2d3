import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Sangue, ferite e corpi aperti, mostrati a lungo.',
  'body-horror': 'Corpi che mutano, marciscono o si rivoltano contro chi li abita.',
  'eye-injury': 'Un occhio viene ferito, o sta per esserlo.',
  needles: 'Iniezioni e tutto quello che va sotto la pelle.',
  medical: 'Operazioni, ospedali e quello che vi succede.',
  vomit: 'Si vede o si sente.',
  torture: 'Dolore inflitto lentamente e di proposito.',
  'sexual-violence': 'Stupri, aggressioni o la loro minaccia, mostrati o raccontati.',
  'domestic-abuse': 'Violenza o controllo da parte di un partner o in famiglia.',
  'self-harm': 'Persone che si fanno del male.',
  suicide: 'Un suicidio o un tentativo, mostrato, raccontato o di cui si parla.',
  'drug-use': 'Droghe o alcol in grandi quantità, e la dipendenza che ne nasce.',
  'harm-to-animals': 'Un animale viene ferito o muore.',
  'harm-to-children': 'Un bambino viene ferito, subisce abusi o viene ucciso.',
  'death-of-child': 'Una famiglia perde un figlio, prima del film o nel corso della storia.',
  'death-of-parent': 'Qualcuno, a qualunque età, perde un genitore.',
  pregnancy: 'Una gravidanza o un parto che finisce male, o un aborto spontaneo.',
  racism: 'Parole o violenze razziste.',
  homophobia: 'Parole o violenze contro le persone per chi amano o per chi sono.',
  insects: 'Sciami, o un solo esemplare da molto vicino.',
  claustrophobia: 'Persone sepolte, intrappolate o senza via d’uscita.',
  'flashing-lights': 'Luci stroboscopiche o sfarfallii che possono scatenare crisi epilettiche.',
  'jump-scares': 'Immagini o rumori improvvisi, fatti per farti sobbalzare.',
  possession: 'Demoni, esorcismi o crudeltà in nome di una fede.',
} as const satisfies Translated<typeof en.meanings>
