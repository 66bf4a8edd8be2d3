import { useEffect, useState } from 'react'
import type { CompareWords } from './word-difference.tsx'

/**
 * Compares words in the browser only, once the code is loaded: on the server a comparison would delay other requests.
 * @param texts the compared texts; for other texts the limits of the comparison start anew
 */
export function useWordComparer(texts: unknown): CompareWords | null {
  const [loaded, setLoaded] = useState<{ texts: unknown; compare: CompareWords } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('./compare-words.ts').then(
      ({ wordComparer }) => isCurrent && setLoaded({ texts, compare: remembering(wordComparer()) }),
      // If the code cannot be loaded, the texts are shown without marked words.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [texts])
  return loaded && loaded.texts === texts ? loaded.compare : null
}

/** Caches each comparison for further renderings. */
function remembering(compare: CompareWords): CompareWords {
  const known = new Map<string, ReturnType<CompareWords>>()
  return (before, after) => {
    const key = JSON.stringify([before, after])
    const result = known.has(key) ? known.get(key)! : compare(before, after)
    known.set(key, result)
    return result
  }
}
