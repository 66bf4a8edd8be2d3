/** What search engines and shared links say of a post, as labels of the form. */
export const seoFields = {
  title: 'Title for search engines',
  description: 'Description for search engines',
  canonical: 'Canonical address',
  noindex: 'Keep out of search engines',
  picture: 'Picture for shared links',
} as const
