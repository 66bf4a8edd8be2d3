import { type SetStateAction, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useApplication } from '../application-context.ts'
import { hasShapeOf, isSame } from './json-equality.ts'

/** The number is increased whenever the shape of a form's values changes. */
const PREFIX = 'den-draft-1:'
const PAUSE_MS = 400

interface UnsavedInputOptions<T> {
  /** The part of a value from storage that this form can still use; null for none. By default its shape is checked. */
  readonly usable?: (stored: unknown) => T | null
  /** Whether a value holds nothing unsaved. By default the initial value does. */
  readonly isEmpty?: (value: T) => boolean
  /** A secret is kept in memory only, and is lost on reload. */
  readonly isSecret?: boolean
}

/**
 * Keeps unsaved input of one form in this tab, for the signed-in administrator: neither a reload nor the end of a session,
 * when the login panel replaces the form, loses it. `sessionStorage` ends with the tab.
 *
 * @param form unique in the area. Where the form changes something that others may change meanwhile, the name contains that
 *   value, so that input is restored only over the value that it was typed over.
 */
export function useUnsavedInput<T>(form: string, initial: T, options: UnsavedInputOptions<T> = {}) {
  const key = `${prefixOf(useApplication().email)}${form}`
  const [value, setValue] = useState(initial)
  /** Whether unsaved input of an earlier mount or page load is shown. */
  const [isRestored, setRestored] = useState(false)
  const isForgotten = useRef(false)
  const latest = useRef({ value, initial, ...options })
  latest.current = { value: latest.current.value, initial, ...options }

  const isUnsaved = useCallback((value: T) => {
    const { initial, isEmpty = (other: T) => isSame(other, initial) } = latest.current
    return !isEmpty(value)
  }, [])
  /** Also works after the form was unmounted, for answers that arrive late. */
  const change = useCallback(
    (next: SetStateAction<T>) => {
      const value = next instanceof Function ? next(latest.current.value) : next
      latest.current.value = value
      setValue(value)
      const unsaved = isUnsaved(value) ? value : null
      if (unsaved === null) setRestored(false)
      if (!isForgotten.current) store(key, unsaved, latest.current.isSecret)
    },
    [key, isUnsaved],
  )
  // Runs once, even if the key changes. The restored value is not the initial state: hydration has to render the same as the server.
  useLayoutEffect(() => {
    const { initial, usable = (stored: unknown) => (hasShapeOf(stored, initial) ? stored : null) } = latest.current
    const stored = usable(read(key))
    if (stored !== null && isUnsaved(stored)) {
      change(stored)
      setRestored(true)
    } else if (isUnsaved(latest.current.value)) change(latest.current.value)
  }, [])

  /** Deletes the kept input and keeps none from now on. The form stays as it is. */
  const forget = useCallback(() => {
    isForgotten.current = true
    store(key, null)
  }, [key])
  return { value, change, isRestored, forget }
}

/** Deletes the input that another form keeps, where the server has all of it. */
export function forgetInput(email: string, form: string, isSaved: (stored: unknown) => boolean): void {
  const key = `${prefixOf(email)}${form}`
  const stored = read(key)
  if (stored !== null && isSaved(stored)) store(key, null)
}

/** Whether this page keeps input that the administrator typed and that is not saved. */
export function hasUnsavedInput(email: string): boolean {
  return [...inputs].some(([key, input]) => input !== null && key.startsWith(prefixOf(email)))
}

function prefixOf(email: string): string {
  return `${PREFIX}${email}:`
}

/** Inputs by key; null for deleted input. Changes are written to `sessionStorage` after a pause. */
const inputs = new Map<string, unknown>()
const unwritten = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

function read(key: string): unknown {
  if (inputs.has(key)) return inputs.get(key)
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function store(key: string, value: unknown, isSecret = false): void {
  inputs.set(key, value)
  if (isSecret) return
  unwritten.add(key)
  clearTimeout(timer)
  addEventListener('pagehide', write)
  if (value === null) write()
  else timer = setTimeout(write, PAUSE_MS)
}

function write(): void {
  for (const key of unwritten) {
    const value = inputs.get(key)
    try {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full or disabled: the input is kept until a reload.
    }
  }
  unwritten.clear()
}
