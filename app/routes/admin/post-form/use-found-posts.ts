import { useEffect, useState } from 'react'
import type { PostSummary } from '#domain/posts/post.ts'
import { call } from '../../../ui/call.ts'
import { useAfterPause } from '../shell/use-after-pause.ts'

const PAUSE = { pauseMs: 200, longestWaitMs: Number.POSITIVE_INFINITY }
const LEAST_CHARACTERS = 2

interface Found {
  readonly words: string
  readonly posts: readonly PostSummary[]
  /** Why the search failed. */
  readonly problem: string | null
}

const NOTHING: Found = { words: '', posts: [], problem: null }

/**
 * The first published posts that the words find, those with the words in their title before others; none for a single letter.
 * @returns the result of the last search while `isSearching`
 */
export function useFoundPosts(typed: string): Omit<Found, 'words'> & { isSearching: boolean } {
  const words = typed.trim()
  const searched = useAfterPause(words, PAUSE)
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (searched.length < LEAST_CHARACTERS) return
    let isLatest = true
    const query = new URLSearchParams({ q: searched })
    void call<{ posts: PostSummary[] }>('GET', `/admin/more-posts?${query}`).then((result) => {
      if (!isLatest) return
      const posts = result.ok ? byTitle(result.value.posts, searched) : []
      setFound({ words: searched, posts, problem: result.ok ? null : result.refusal.detail })
    })
    return () => {
      isLatest = false
    }
  }, [searched])
  if (words.length < LEAST_CHARACTERS) return { ...NOTHING, isSearching: false }
  return { ...found, isSearching: found.words !== words }
}

function byTitle(posts: readonly PostSummary[], words: string): PostSummary[] {
  const isNamed = ({ title }: PostSummary) => title.toLowerCase().includes(words.toLowerCase())
  return [...posts.filter(isNamed), ...posts.filter((post) => !isNamed(post))]
}
