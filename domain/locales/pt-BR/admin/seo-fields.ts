/** What search engines and shared links say of a post, as labels of the form. */
export const seoFields = {
  title: 'Título para buscadores',
  description: 'Descrição para buscadores',
  canonical: 'Endereço canônico',
  noindex: 'Deixar fora dos buscadores',
  picture: 'Imagem para links compartilhados',
} as const
