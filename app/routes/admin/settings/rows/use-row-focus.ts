import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus after the rows of a list have changed. @param rowAt selector of the row at an index */
export function useRowFocus(list: RefObject<HTMLElement | null>, rowAt: (index: number) => string) {
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    if (!wanted.current) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })

  return {
    /** @param part selector within the row; by default the row itself */
    focusRow(index: number, part = '') {
      wanted.current = `${rowAt(index)} ${part}`.trim()
    },
    /** The button that moved the row, or the other one where it is at an end. */
    focusMoved(from: number, to: number, count: number) {
      const isAtEnd = to === (to < from ? 0 : count - 1)
      wanted.current = `${rowAt(to)} [data-move="${to < from !== isAtEnd ? 'up' : 'down'}"]`
    },
  }
}
