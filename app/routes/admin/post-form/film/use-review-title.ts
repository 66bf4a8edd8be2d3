import { useEffect, useState } from 'react'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { call } from '../../../../ui/call.ts'

/** The title of a review by its id: empty until it is known; null where no such post is published. */
export function useReviewTitle(id: string): string | null {
  const [known, setKnown] = useState<{ id: string; title: string | null }>({ id: '', title: '' })
  useEffect(() => {
    if (!id) return
    let isLatest = true
    void call<PostDocument>('GET', `/api/blogs/${encodeURIComponent(id)}`).then((result) => {
      if (isLatest) setKnown({ id, title: result.ok ? result.value.title : null })
    })
    return () => {
      isLatest = false
    }
  }, [id])
  return known.id === id ? known.title : ''
}
