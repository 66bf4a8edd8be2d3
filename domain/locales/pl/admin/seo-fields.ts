export const seoFields = {
  title: 'Tytuł dla wyszukiwarek',
  description: 'Opis dla wyszukiwarek',
  canonical: 'Adres kanoniczny',
  noindex: 'Ukryj przed wyszukiwarkami',
  picture: 'Obraz dla udostępnianych linków',
} as const
