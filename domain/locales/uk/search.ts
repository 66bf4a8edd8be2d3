import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Фільм, ім’я, рік, слово',
  label: 'Шукати на блозі',
  hint: 'Слова, які мають стояти разом, беріть у лапки: «старий темний дім».',
  none: 'На запит «{query}» тут ніхто не причаївся. Що менше слів, то більше знайдеться, а з назви досить початку.',
  posts: {
    one: '{count} допис на запит «{query}».',
    few: '{count} дописи на запит «{query}».',
    many: '{count} дописів на запит «{query}».',
    other: '{count} допису на запит «{query}».',
  },
  results: {
    one: '{count} результат на запит «{query}».',
    few: '{count} результати на запит «{query}».',
    many: '{count} результатів на запит «{query}».',
    other: '{count} результату на запит «{query}».',
  },
  manyPosts: {
    one: 'Понад {count} допис на запит «{query}».',
    few: 'Понад {count} дописи на запит «{query}».',
    many: 'Понад {count} дописів на запит «{query}».',
    other: 'Понад {count} допису на запит «{query}».',
  },
  manyResults: {
    one: 'Понад {count} результат на запит «{query}».',
    few: 'Понад {count} результати на запит «{query}».',
    many: 'Понад {count} результатів на запит «{query}».',
    other: 'Понад {count} результату на запит «{query}».',
  },
  tooLong: 'Найбільша довжина запиту в символах: {most}. У цьому їх {length}.',
  tooOften: 'Зараз забагато пошуків. Спробуйте ще раз за хвилину.',
  beyond: 'Результати закінчуються перед цією сторінкою.',
  toFirst: 'Назад до перших результатів',
  page: 'Сторінка',
  back: 'Назад',
  more: 'Далі',
} as const satisfies Translated<typeof en.search>
