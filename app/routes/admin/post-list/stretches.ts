import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PostSummary } from '#domain/post.ts'
import type { loader } from '../more-posts.ts'
import { type ListFilter, listQuery } from './list-filter.ts'

type Stretch = Awaited<ReturnType<typeof loader>>
type Listed = Omit<Stretch, 'filter'>

/** What followed the first stretch, and of which list. */
interface Later {
  readonly narrowed: string
  readonly stretches: readonly Stretch[]
}

/** The list as far as it has been asked for: the first stretch came with the page, the others follow as one scrolls. */
export function useStretches(first: Listed, filter: ListFilter) {
  const fetcher = useFetcher<typeof loader>()
  const narrowed = listQuery(filter)
  const [later, setLater] = useState<Later>({ narrowed, stretches: [] })
  const [removed, setRemoved] = useState(NOTHING_REMOVED)

  const { data } = fetcher
  useEffect(() => {
    // An answer may belong to what was looked for before.
    if (!data || listQuery(data.filter) !== narrowed) return
    setLater((known) => ({
      narrowed,
      stretches: known.narrowed === narrowed ? [...known.stretches, data] : [data],
    }))
  }, [data, narrowed])

  const stretches = later.narrowed === narrowed ? later.stretches : []
  const all: readonly Listed[] = [first, ...stretches]
  const posts = distinct(all.flatMap((stretch) => stretch.posts)).filter((post) => !removed.ids.has(post.id))
  // A list that was asked for since knows of it already.
  const total = (stretches.at(-1) ?? first).total - (removed.since === first ? removed.count : 0)
  const isLoading = fetcher.state !== 'idle'
  // Others delete, too: once nothing more comes, this was all.
  const hasMore = posts.length < total && stretches.at(-1)?.posts.length !== 0

  const load = () => {
    if (!isLoading && hasMore) void fetcher.load(`/admin/more-posts${listQuery(filter, posts.length)}`)
  }
  return {
    posts,
    pictures: new Map(all.flatMap((stretch) => [...stretch.pictures])),
    total: hasMore ? total : posts.length,
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

/** For the `ref` of an element: calls back each time it comes near the screen. */
function useWhenSeen(callback: () => void) {
  const [element, setElement] = useState<Element | null>(null)
  const latest = useRef(callback)
  latest.current = callback
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return setElement
}
