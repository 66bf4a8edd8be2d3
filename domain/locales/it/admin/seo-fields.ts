export const seoFields = {
  title: 'Titolo per i motori di ricerca',
  description: 'Descrizione per i motori di ricerca',
  canonical: 'Indirizzo canonico',
  noindex: 'Escludi dai motori di ricerca',
  picture: 'Immagine per i link condivisi',
} as const
