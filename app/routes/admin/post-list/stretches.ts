import { useCallback, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PostSummary } from '#domain/post.ts'
import type { loader } from '../more-posts.ts'
import { type ListFilter, listQuery } from './list-filter.ts'

type Listed = Awaited<ReturnType<typeof loader>>

/** The list as far as it has been asked for: the first stretch came with the page, the others follow as one scrolls. */
export function useStretches(first: Listed, filter: ListFilter) {
  const fetcher = useFetcher<typeof loader>()
  const [later, setLater] = useState<readonly Listed[]>([])
  const [removed, setRemoved] = useState(NOTHING_REMOVED)
  const narrowed = listQuery(filter)

  useEffect(() => {
    setLater([])
    setRemoved(NOTHING_REMOVED)
  }, [narrowed])
  useEffect(() => {
    if (fetcher.data) setLater((known) => [...known, fetcher.data!])
  }, [fetcher.data])

  const all = [first, ...later]
  const posts = distinct(all.flatMap((stretch) => stretch.posts)).filter((post) => !removed.ids.has(post.id))
  // A list that was asked for since knows of it already.
  const total = first.total - (removed.since === first ? removed.count : 0)
  const isLoading = fetcher.state !== 'idle'
  const hasMore = posts.length < total

  const load = () => {
    if (!isLoading && hasMore) void fetcher.load(`/admin/more-posts${listQuery(filter, posts.length)}`)
  }
  return {
    posts,
    pictures: new Map(all.flatMap((stretch) => [...stretch.pictures])),
    total,
    hasMore,
    isLoading,
    more: { load, whenSeen: useWhenSeen(load) },
    remove: (id: string) =>
      setRemoved(({ ids, since, count }) => ({
        ids: new Set([...ids, id]),
        since: first,
        count: since === first ? count + 1 : 1,
      })),
  }
}

interface Removed {
  readonly ids: ReadonlySet<string>
  /** How many of them the first stretch, as it came with the page, still counts. */
  readonly count: number
  readonly since: Listed | null
}

const NOTHING_REMOVED: Removed = { ids: new Set(), count: 0, since: null }

/** What was written or deleted meanwhile shifts the others, so one may come twice. */
function distinct(posts: readonly PostSummary[]): PostSummary[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

/** For the `ref` of an element: calls back when it comes near the screen. */
function useWhenSeen(callback: () => void) {
  const [element, setElement] = useState<Element | null>(null)
  const latest = useCallback(callback, [callback])
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest(), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, latest])
  return setElement
}
