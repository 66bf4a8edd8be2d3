import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Bienvenidas, criaturas de la guarida.',
  description: 'Reseñas, listas y divagaciones sobre cine de terror.',
  emptyFeedTitle: 'Aquí aún no acecha nada',
  emptyFeedText: 'El primer artículo aparecerá aquí.',
  missingPostTitle: 'No hay ningún artículo en esta dirección',
  missingPostText:
    'Puede que se haya retirado o que el enlace perdiera una letra por el camino. Abajo están los artículos más recientes.',
  missingPageTitle: 'Esta página no existe',
  missingPageText: 'Los artículos se acaban antes. Vuelve a la primera página.',
  scale0: 'Nada funciona.',
  scale1: 'Pésima.',
  scale2: 'Mala.',
  scale3: 'Floja.',
  scale4: 'Por debajo de la media.',
  scale5: 'En la media.',
  scale6: 'Aceptable.',
  scale7: 'Buena.',
  scale8: 'Muy buena.',
  scale9: 'Excelente.',
  scale10: 'Extraordinaria.',
} as const satisfies Translated<typeof en.defaults>
