import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: '血や傷、切り開かれた体をじっくり見せる場面。',
  'body-horror': '体が変わり、腐り、持ち主に逆らい始める描写。',
  'eye-injury': '目が傷つく、または傷つきそうになる場面。',
  needles: '注射など、皮膚の下に何かを入れる場面。',
  medical: '手術、病院、そこで行われる処置。',
  vomit: '映るものも、音だけのものも。',
  torture: 'わざと、時間をかけて苦痛を与える場面。',
  'sexual-violence': 'レイプや性的暴行、その脅し。映るものも、語られるものも。',
  'domestic-abuse': 'パートナーや家族による暴力や支配。',
  'self-harm': '自分を傷つける人の描写。',
  suicide: '自殺や自殺未遂。映るものも、語られるものも、話題になるものも。',
  'drug-use': '薬物や大量の飲酒、それらへの依存。',
  'harm-to-animals': '動物が傷つく、または死ぬ場面。',
  'harm-to-children': '子どもが傷つけられる、虐待される、または殺される場面。',
  'death-of-child': '家族が子どもを亡くす話。映画が始まる前の出来事も。',
  'death-of-parent': '子どもでも大人でも、親を亡くす話。',
  pregnancy: '妊娠や出産の異変、流産や死産。',
  racism: '人種差別的な言葉や暴力。',
  homophobia: '誰を愛するか、どんな自分であるかを理由に向けられる言葉や暴力。',
  insects: '群れ、または間近で映る一匹。',
  claustrophobia: '埋められる、閉じ込められる、出られなくなる場面。',
  'flashing-lights': '発作を引き起こすおそれのあるストロボやちらつき。',
  'jump-scares': '突然の映像や音で驚かせる場面。',
  possession: '悪魔、悪魔祓い、信仰の名を借りた残酷な行い。',
} as const satisfies Translated<typeof en.meanings>
