import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Вітаємо, мешканці лігва.',
  description: 'Рецензії, списки та роздуми про фільми жахів.',
  emptyFeedTitle: 'Тут ще ніхто не причаївся',
  emptyFeedText: 'Тут з’явиться перший допис.',
  missingPostTitle: 'За цією адресою немає допису',
  missingPostText: 'Можливо, його вилучено, а може, посилання загубило дорогою літеру. Найновіші дописи — нижче.',
  missingPageTitle: 'Такої сторінки немає',
  missingPageText: 'Дописи закінчуються раніше. Поверніться на першу сторінку.',
  scale0: 'Нічого не працює.',
  scale1: 'Жахливо.',
  scale2: 'Погано.',
  scale3: 'Слабко.',
  scale4: 'Нижче середнього.',
  scale5: 'Посередньо.',
  scale6: 'Непогано.',
  scale7: 'Добре.',
  scale8: 'Дуже добре.',
  scale9: 'Чудово.',
  scale10: 'Неперевершено.',
} as const satisfies Translated<typeof en.defaults>
