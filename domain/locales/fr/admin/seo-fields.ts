export const seoFields = {
  title: 'Titre pour les moteurs de recherche',
  description: 'Description pour les moteurs de recherche',
  canonical: 'Adresse canonique',
  noindex: 'Tenir à l’écart des moteurs de recherche',
  picture: 'Image des liens partagés',
} as const
