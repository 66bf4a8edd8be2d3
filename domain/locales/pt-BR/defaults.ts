import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Boas-vindas, criaturas do covil.',
  description: 'Críticas, listas e divagações sobre cinema de terror.',
  emptyFeedTitle: 'Nada à espreita por aqui, ainda',
  emptyFeedText: 'O primeiro post vai aparecer aqui.',
  missingPostTitle: 'Não há nenhum post neste endereço',
  missingPostText:
    'Talvez tenha saído do ar, ou o link perdeu uma letra pelo caminho. Os posts mais recentes estão abaixo.',
  missingPageTitle: 'Esta página não existe',
  missingPageText: 'Os posts acabam antes dela. Volte à primeira página.',
  scale0: 'Nada funciona.',
  scale1: 'Péssimo.',
  scale2: 'Ruim.',
  scale3: 'Fraco.',
  scale4: 'Abaixo da média.',
  scale5: 'Na média.',
  scale6: 'Razoável.',
  scale7: 'Bom.',
  scale8: 'Muito bom.',
  scale9: 'Excelente.',
  scale10: 'Extraordinário.',
} as const satisfies Translated<typeof en.defaults>
