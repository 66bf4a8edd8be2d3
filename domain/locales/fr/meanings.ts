import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Du sang, des plaies et des corps ouverts, montrés longuement.',
  'body-horror': 'Des corps qui mutent, pourrissent ou se retournent contre ceux qui les habitent.',
  'eye-injury': 'Un œil blessé, ou sur le point de l’être.',
  needles: 'Des piqûres, et tout ce qui s’enfonce dans la peau.',
  medical: 'Des opérations, des hôpitaux et ce qu’on y fait.',
  vomit: 'À l’image ou au son.',
  torture: 'De la douleur infligée lentement, à dessein.',
  'sexual-violence': 'Un viol, une agression ou une menace, à l’image ou en récit.',
  'domestic-abuse': 'De la violence ou de l’emprise, dans un couple ou une famille.',
  'self-harm': 'Des personnes qui se blessent volontairement.',
  suicide: 'Un suicide ou une tentative, à l’image, en récit ou dans une conversation.',
  'drug-use': 'Des drogues, de l’alcool à l’excès, et la dépendance qui va avec.',
  'harm-to-animals': 'Un animal est blessé ou meurt.',
  'harm-to-children': 'Un enfant est blessé, maltraité ou tué.',
  'death-of-child': 'Une famille perd un enfant, avant le film ou pendant.',
  'death-of-parent': 'Quelqu’un, à tout âge, perd son père ou sa mère.',
  pregnancy: 'Une grossesse ou un accouchement qui tourne mal, ou un deuil périnatal.',
  racism: 'Des propos ou des violences racistes.',
  homophobia: 'Des propos ou des violences contre des personnes, pour qui elles sont ou qui elles aiment.',
  insects: 'Des nuées, ou une seule bête de très près.',
  claustrophobia: 'Des personnes enterrées, piégées ou sans issue.',
  'flashing-lights': 'Des flashs ou des clignotements qui peuvent provoquer des crises d’épilepsie.',
  'jump-scares': 'Des images ou des bruits soudains, faits pour vous faire sursauter.',
  possession: 'Des démons, des exorcismes ou de la cruauté au nom d’une foi.',
} as const satisfies Translated<typeof en.meanings>
