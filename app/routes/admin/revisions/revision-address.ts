/** The screen of a post's revisions, at a page of the list and with one of them chosen. */
export function revisionAddress(id: string, { page, revision }: { page: number; revision?: number }): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(revision && { revision: String(revision) }),
  })
  return `/admin/revisions/${id}${query.size > 0 ? `?${query}` : ''}`
}
