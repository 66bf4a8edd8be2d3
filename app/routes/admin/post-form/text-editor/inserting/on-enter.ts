import type { KeyboardEvent } from 'react'

/** Enter in a field inserts, and does not submit the form around it. */
export function onEnter(insert: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    insert()
  }
}
