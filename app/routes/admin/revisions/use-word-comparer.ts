import { useEffect, useState } from 'react'
import type { CompareWords } from './word-stretches.tsx'

/**
 * Compares words in the browser only, once its code is loaded: on the server it would hold up other requests.
 * @param texts where others come, the limits of the comparison begin anew
 */
export function useWordComparer(texts: unknown): CompareWords | null {
  const [loaded, setLoaded] = useState<{ texts: unknown; compare: CompareWords } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('./word-difference.ts').then(
      ({ wordComparer }) => isCurrent && setLoaded({ texts, compare: remembering(wordComparer()) }),
      // The texts stay as they are shown, whole.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [texts])
  return loaded && loaded.texts === texts ? loaded.compare : null
}

/** Each comparison is made once, however often it is rendered. */
function remembering(compare: CompareWords): CompareWords {
  const known = new Map<string, ReturnType<CompareWords>>()
  return (before, after) => {
    const key = JSON.stringify([before, after])
    const result = known.has(key) ? known.get(key)! : compare(before, after)
    known.set(key, result)
    return result
  }
}
