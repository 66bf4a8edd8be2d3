import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const meanings = {
  gore: '长时间展示血、伤口和剖开的身体。',
  'body-horror': '身体变形、腐烂，或者反噬它的主人。',
  'eye-injury': '眼睛受到伤害，或眼看就要受到伤害。',
  needles: '注射，以及任何刺进皮肤的东西。',
  medical: '手术、医院，以及医院里的种种处置。',
  vomit: '看得见的，或只有声音的。',
  torture: '蓄意而缓慢地施加痛苦。',
  'sexual-violence': '强奸、性侵或以此相威胁，无论直接呈现还是转述。',
  'domestic-abuse': '来自伴侣或家人的暴力或控制。',
  'self-harm': '有人伤害自己。',
  suicide: '自杀或自杀未遂，无论直接呈现、转述还是谈论。',
  'drug-use': '毒品或酗酒，以及对它们的依赖。',
  'harm-to-animals': '有动物受伤或死去。',
  'harm-to-children': '有孩子受伤、受虐待或被杀害。',
  'death-of-child': '一个家庭失去孩子，无论在片中，还是在故事开始之前。',
  'death-of-parent': '有人失去父亲或母亲，无论年纪大小。',
  pregnancy: '怀孕或分娩出了问题，或流产、死产。',
  racism: '种族歧视的言语或暴力。',
  homophobia: '因为爱谁、是谁而遭受的言语攻击或暴力。',
  insects: '成群的，或一只的特写。',
  claustrophobia: '有人被活埋、被困住或出不去。',
  'flashing-lights': '可能诱发癫痫发作的频闪或闪光。',
  'jump-scares': '故意吓你一跳的突然画面或声响。',
  possession: '恶魔、驱魔，或以信仰之名的残忍行为。',
} as const satisfies Translated<typeof en.meanings>
