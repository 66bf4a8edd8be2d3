export const seoFields = {
  title: 'Arama motorları için başlık',
  description: 'Arama motorları için açıklama',
  canonical: 'Esas adres',
  noindex: 'Arama motorlarına kapat',
  picture: 'Paylaşılan bağlantılar için resim',
} as const
