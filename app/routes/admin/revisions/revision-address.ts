/** Address of the revisions screen, with a page of the list (from 1) and the selected revision. */
export function revisionAddress(id: string, { page, revision }: { page: number; revision?: number }): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(revision && { revision: String(revision) }),
  })
  return `/admin/revisions/${id}${query.size > 0 ? `?${query}` : ''}`
}
