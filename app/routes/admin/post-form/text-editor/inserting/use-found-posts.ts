import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { PostSummary } from '#domain/posts/post.ts'
import type { loader } from '../../../more-posts.ts'

/** Milliseconds after the last key before the search is requested. */
const SEARCH_DELAY_MS = 200
const SHOWN = 5

/** The first published posts that these words find, those with the words in their title before others; none by a single letter. */
export function useFoundPosts(words: string): { posts: readonly PostSummary[]; isSearching: boolean } {
  const { load, data } = useFetcher<typeof loader>()
  const isLong = words.length >= 2
  useEffect(() => {
    if (!isLong) return
    const timer = setTimeout(() => void load(`/admin/more-posts?${new URLSearchParams({ q: words })}`), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [words, isLong, load])
  if (!isLong || data?.filter.q !== words) return { posts: [], isSearching: isLong }
  const isNamed = ({ title }: PostSummary) => title.toLowerCase().includes(words.toLowerCase())
  const posts = [...data.posts.filter(isNamed), ...data.posts.filter((post) => !isNamed(post))]
  return { posts: posts.slice(0, SHOWN), isSearching: false }
}
