export const seoFields = {
  title: 'Назва для пошукових систем',
  description: 'Опис для пошукових систем',
  canonical: 'Канонічна адреса',
  noindex: 'Закрити від пошукових систем',
  picture: 'Зображення для поширених посилань',
} as const
