export const seoFields = {
  title: 'Titel voor zoekmachines',
  description: 'Beschrijving voor zoekmachines',
  canonical: 'Canoniek adres',
  noindex: 'Weghouden uit zoekmachines',
  picture: 'Afbeelding voor gedeelde links',
} as const
