export const seoFields = {
  title: 'Título para buscadores',
  description: 'Descripción para buscadores',
  canonical: 'Dirección canónica',
  noindex: 'Ocultar a los buscadores',
  picture: 'Imagen para enlaces compartidos',
} as const
