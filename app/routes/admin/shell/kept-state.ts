import { type SetStateAction, useState } from 'react'
import { useApplication } from '../application-context.ts'

/** In memory and nowhere else, since some of it is secret. Nothing is set on the server. */
const kept = new Map<string, unknown>()

/**
 * State that outlives its screen until the next reload, for whoever is signed in: when a session ends, the login panel takes
 * the place of the area, and what was typed is to be there again after it. What is set counts even if the screen has gone.
 *
 * @param name of its own in the whole area; for what changes something, with what it changes, so that nobody's later change
 *   is undone by what was typed before it
 */
export function useKeptState<T>(name: string, initial: T): [T, (change: SetStateAction<T>) => void] {
  const { email } = useApplication()
  const key = `${email} ${name}`
  const [state, setState] = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : initial))

  function change(next: SetStateAction<T>) {
    const value = next instanceof Function ? next(state) : next
    kept.set(key, value)
    setState(value)
  }

  return [state, change]
}
