import { type FocusEvent, useEffect, useState } from 'react'

/** The part of the form that has the focus: a section by its key, or the ratings. */
export type FormPart = number | 'ratings' | null

interface PreviewOptions {
  /** Key of the choice in the browser's storage. */
  readonly stored: string
  readonly isShownAtFirst: boolean
  /** Media query for windows with room for form and preview side by side. */
  readonly wide: string
}

const OF_POSTS: PreviewOptions = { stored: 'den-preview', isShownAtFirst: false, wide: '(min-width: 64em)' }

/**
 * Whether the preview is shown, and which part of the form it shows. In wide windows it takes the place of the details, which
 * then follow the words, and the last choice is stored in the browser. In narrow ones it is a sheet over the form, which starts closed.
 */
export function usePreview({ stored, isShownAtFirst, wide }: PreviewOptions = OF_POSTS) {
  const [isShown, setShown] = useState(false)
  const [isSheet, setSheet] = useState(false)
  const [part, setPart] = useState<FormPart>(null)
  useEffect(() => {
    const choice = read(stored) ?? (isShownAtFirst ? 'shown' : 'hidden')
    setShown(matchMedia(wide).matches && choice === 'shown')
  }, [stored, isShownAtFirst, wide])
  return {
    isShown,
    isSheet,
    part,
    toggle() {
      const isNarrow = !matchMedia(wide).matches
      setSheet(isNarrow)
      setShown(!isShown)
      if (isNarrow) return
      try {
        localStorage.setItem(stored, isShown ? 'hidden' : 'shown')
      } catch {
        // Without storage the choice lasts until the form is closed.
      }
    },
    onFocus({ target }: FocusEvent) {
      const section = target.closest<HTMLElement>('[data-section]')
      setPart(section ? Number(section.dataset.section) : target.closest('.ratings') ? 'ratings' : null)
    },
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
