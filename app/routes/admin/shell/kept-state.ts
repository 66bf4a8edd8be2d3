import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useApplication } from '../application-context.ts'

/** In memory and nowhere else, since some of it is secret. Empty on the server, where no effect runs. */
const kept = new Map<string, unknown>()

/**
 * State that outlives its screen, for whoever is signed in: when a session ends, the login panel takes the place of the
 * area, and what was typed is to be there again after it. A reload forgets it.
 */
export function useKeptState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const { email } = useApplication()
  const key = `${email} ${name}`
  const [state, setState] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial))

  useEffect(() => {
    kept.set(key, state)
  }, [key, state])

  return [state, setState]
}
