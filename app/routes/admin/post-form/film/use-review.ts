import { useEffect, useState } from 'react'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { call } from '../../../../ui/call.ts'

interface Review {
  readonly title: string
  /** Null where the score is not known. */
  readonly overall: number | null
}

/** A review by its id: undefined until it is known, and without an id; null where no such post is published. */
export function useReview(id: string): Review | null | undefined {
  const [known, setKnown] = useState<{ id: string; review: Review | null }>()
  useEffect(() => {
    if (!id) return
    let isLatest = true
    void call<PostDocument>('GET', `/api/blogs/${encodeURIComponent(id)}`).then((result) => {
      if (!isLatest) return
      const review = result.ok ? { title: result.value.title, overall: result.value.ratings?.overall ?? null } : null
      setKnown({ id, review })
    })
    return () => {
      isLatest = false
    }
  }, [id])
  return known?.id === id ? known.review : undefined
}
