import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PostSummary } from '#domain/posts/post.ts'
import type { loader } from '../more-posts.ts'
import { type ListFilter, listQuery } from './list-filter.ts'

type LoadedPage = Awaited<ReturnType<typeof loader>>
type ListPage = Omit<LoadedPage, 'filter'>

/** The pages after the first, and the query string of their list. */
interface Later {
  readonly narrowed: string
  readonly pages: readonly LoadedPage[]
}

/** The loaded part of the list: the first page came with the screen, the others follow on scrolling. */
export function useListPages(first: ListPage, filter: ListFilter) {
  const fetcher = useFetcher<typeof loader>()
  const narrowed = listQuery(filter)
  const [later, setLater] = useState<Later>({ narrowed, pages: [] })
  const [removed, setRemoved] = useState(NOTHING_REMOVED)

  const { data } = fetcher
  useEffect(() => {
    // The response may belong to an earlier filter.
    if (!data || listQuery(data.filter) !== narrowed) return
    setLater((known) => ({
      narrowed,
      pages: known.narrowed === narrowed ? [...known.pages, data] : [data],
    }))
  }, [data, narrowed])

  const pages = later.narrowed === narrowed ? later.pages : []
  const all: readonly ListPage[] = [first, ...pages]
  const posts = distinct(all.flatMap((page) => page.posts)).filter((post) => !removed.ids.has(post.id))
  // A first page that was loaded after the removal no longer counts the removed posts.
  const total = (pages.at(-1) ?? first).total - (removed.since === first ? removed.count : 0)
  const isLoading = fetcher.state !== 'idle'
  // Other administrators may delete posts too: an empty page ends the list, even below the total.
  const hasMore = posts.length < total && pages.at(-1)?.posts.length !== 0

  const load = () => {
    if (!isLoading && hasMore) void fetcher.load(`/admin/more-posts${listQuery(filter, posts.length)}`)
  }
  return {
    posts,
    /** Whether the viewer may change a post. */
    isOwn: (id: string) => all.some(({ own }) => own === null || own.includes(id)),
    pictures: new Map(all.flatMap((page) => [...page.pictures])),
    mailed: new Map(all.flatMap((page) => [...page.mailed])),
    total: hasMore ? total : posts.length,
    hasMore,
    isLoading,
    more: { load, whenSeen: useWhenSeen(load, posts.length) },
    bringBack: (id: string) =>
      setRemoved(({ ids, since, count }) => ({
        ids: ids.difference(new Set([id])),
        since,
        count: since === first ? count - 1 : count,
      })),
    /** Forgets the pages after the first, of which many posts were deleted. */
    startOver: () => setLater({ narrowed, pages: [] }),
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
  /** How many of them the total of the first page still counts. */
  readonly count: number
  readonly since: ListPage | null
}

const NOTHING_REMOVED: Removed = { ids: new Set(), count: 0, since: null }

/** Posts that are created or deleted meanwhile shift the pages, so a post may be on two of them. */
function distinct(posts: readonly PostSummary[]): PostSummary[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

/**
 * For the `ref` of an element: calls back each time it comes near the screen, and where it is near after a change of `length`: after a
 * page of low rows, or where the list starts over, it may never have left.
 */
function useWhenSeen(callback: () => void, length: number) {
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
  }, [element, length])
  return setElement
}
