import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: 'Sangre, heridas y cuerpos abiertos, mostrados con detenimiento.',
  'body-horror': 'Cuerpos que mutan, se pudren o se vuelven contra quien los habita.',
  'eye-injury': 'Daño a un ojo, mostrado o inminente.',
  needles: 'Inyecciones y cualquier otra cosa que atraviese la piel.',
  medical: 'Operaciones, hospitales y lo que se hace en ellos.',
  vomit: 'Se ven o se oyen.',
  torture: 'Dolor infligido despacio y a propósito.',
  'sexual-violence': 'Violación, agresión o amenaza de sufrirla, mostrada o contada.',
  'domestic-abuse': 'Violencia o control por parte de la pareja o dentro de la familia.',
  'self-harm': 'Personas que se hacen daño a sí mismas.',
  suicide: 'Un suicidio o un intento, mostrado, contado o comentado.',
  'drug-use': 'Drogas o alcohol en exceso, y la adicción a ellos.',
  'harm-to-animals': 'Un animal resulta herido o muere.',
  'harm-to-children': 'Un menor sufre heridas o abusos, o muere a manos de alguien.',
  'death-of-child': 'Una familia pierde a un hijo o una hija, antes de la película o durante ella.',
  'death-of-parent': 'Alguien, a cualquier edad, pierde a su padre o a su madre.',
  pregnancy: 'Un embarazo o un parto que se complica o se malogra.',
  racism: 'Insultos o violencia racistas.',
  homophobia: 'Insultos o violencia contra alguien por ser quien es o amar a quien ama.',
  insects: 'Enjambres, o un solo bicho muy de cerca.',
  claustrophobia: 'Personas enterradas, atrapadas o sin salida.',
  'flashing-lights': 'Destellos o parpadeos que pueden provocar crisis epilépticas.',
  'jump-scares': 'Imágenes o ruidos repentinos, pensados para sobresaltarte.',
  possession: 'Demonios, exorcismos o crueldad en nombre de una fe.',
} as const satisfies Translated<typeof en.meanings>
