import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '../../../context.ts'
import { onlyAuthor } from '../../../role-refusal.ts'
import type { ListFilter } from './list-filter.ts'

/** A page of the list of published posts. `own` are the ids of those that the viewer may change; null for all of them. */
export async function listedPosts(context: Readonly<RouterContextProvider>, filter: ListFilter, offset: number) {
  const { posts, postAuthors } = context.get(servicesContext)
  const listed = await posts.listed(filter, offset)
  const authorId = onlyAuthor(context)
  if (authorId === undefined) return { ...listed, own: null }
  const ids = listed.posts.map(({ id }) => id)
  return { ...listed, own: [...(await postAuthors.ownAmong(ids, authorId))] }
}
