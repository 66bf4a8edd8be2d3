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
  readonly set: (ids: Iterable<string>) => void
}

/** @param listed the posts that may be ticked */
export function useSelection<Post extends { readonly id: string }>(listed: readonly Post[]): Selection<Post> {
  const [ids, set] = useState<ReadonlySet<string>>(NOTHING)
  const posts = listed.filter(({ id }) => ids.has(id))
  return {
    posts,
    isClosed: listed.length === 0,
    isAll: posts.length > 0 && posts.length === listed.length,
    tickOf: ({ id }) => ({
      isTicked: ids.has(id),
      onTick: (isTicked) => set((known) => (isTicked ? known.union(new Set([id])) : known.difference(new Set([id])))),
    }),
    setAll: (isTicked) => set(isTicked ? new Set(listed.map(({ id }) => id)) : NOTHING),
    set: (next) => set(new Set(next)),
  }
}

const NOTHING: ReadonlySet<string> = new Set()
