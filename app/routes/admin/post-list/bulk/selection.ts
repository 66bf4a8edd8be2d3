import { useState } from 'react'
import type { Tick } from '../row.tsx'

export interface Selection<Post> {
  /** The ticked posts that are listed, in the order of the list. */
  readonly posts: readonly Post[]
  readonly isAll: boolean
  /** Whether no post may be ticked. */
  readonly isClosed: boolean
  readonly tickOf: (post: { readonly id: string }) => Tick
  readonly setAll: (isTicked: boolean) => void
  readonly untick: (posts: readonly { readonly id: string }[]) => void
}

/**
 * @param listed the posts that may be ticked
 * @param list the filter or page that they belong to: another one begins without a tick
 */
export function useSelection<Post extends { readonly id: string }>(
  listed: readonly Post[],
  list: string,
): Selection<Post> {
  const [ticked, setTicked] = useState({ list, ids: NOTHING })
  if (ticked.list !== list) setTicked({ list, ids: NOTHING })
  const { ids } = ticked
  const set = (change: (known: ReadonlySet<string>) => ReadonlySet<string>) =>
    setTicked((known) => ({ ...known, ids: change(known.ids) }))
  const posts = listed.filter(({ id }) => ids.has(id))
  return {
    posts,
    isClosed: listed.length === 0,
    isAll: posts.length > 0 && posts.length === listed.length,
    tickOf: ({ id }) => ({
      isTicked: ids.has(id),
      onTick: (isTicked) =>
        set((known) => (isTicked ? known.union(idsOf([{ id }])) : known.difference(idsOf([{ id }])))),
    }),
    setAll: (isTicked) => set(() => (isTicked ? idsOf(listed) : NOTHING)),
    untick: (posts) => set((known) => known.difference(idsOf(posts))),
  }
}

const NOTHING: ReadonlySet<string> = new Set()

function idsOf(posts: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(posts.map(({ id }) => id))
}
