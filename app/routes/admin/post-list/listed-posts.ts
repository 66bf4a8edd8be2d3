import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '../../../context.ts'
import { onlyAuthor } from '../../../role-refusal.ts'
import type { ListFilter } from './list-filter.ts'

/**
 * A page of the list of published posts. `own` are the ids of those that the viewer may change; null for all of them. `mailed` is
 * how many subscribers each announced post was mailed to; empty for authors.
 */
export async function listedPosts(
  context: Readonly<RouterContextProvider>,
  { sort, ...filter }: ListFilter,
  offset: number,
) {
  const { posts, postAuthors, mailAdmin } = context.get(servicesContext)
  const listed = await posts.listed(filter, offset, sort)
  const authorId = onlyAuthor(context)
  const ids = listed.posts.map(({ id }) => id)
  if (authorId === undefined) return { ...listed, own: null, mailed: await mailAdmin.audiencesOf(ids) }
  return { ...listed, own: [...(await postAuthors.ownAmong(ids, authorId))], mailed: NOBODY }
}

const NOBODY: ReadonlyMap<string, number> = new Map()
