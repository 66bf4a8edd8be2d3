export const seoFields = {
  title: 'Titel für Suchmaschinen',
  description: 'Beschreibung für Suchmaschinen',
  canonical: 'Kanonische Adresse',
  noindex: 'Vor Suchmaschinen verbergen',
  picture: 'Bild für geteilte Links',
} as const
