import { useEffect, useState } from 'react'

/** Milliseconds without a key. */
const REST_MS = 500

/** The value once it rests, for what is read from a whole text: a key pays nothing for it. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
