/** Addresses of the first pages of the front page. */
export function frontPages(count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? '/' : `/?page=${index + 1}`))
}

/** Paths of the newest articles of an archive with `posts` posts. */
export function newestArticles(posts: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `/blogs/Post-${posts - 1 - index}`)
}
