import { type FocusEvent, useEffect, useState } from 'react'

/** The part of the form that has the focus: a section by its key, or the ratings. */
export type FormPart = number | 'ratings' | null

const STORED = 'den-preview'

/** Whether the preview is shown, as it was chosen last in this browser, and which part of the form it shows. */
export function usePreview() {
  const [isShown, setShown] = useState(false)
  const [part, setPart] = useState<FormPart>(null)
  // Where there is room for both, both are there.
  useEffect(() => setShown(stored() ? stored() === 'shown' : matchMedia('(min-width: 1100px)').matches), [])
  return {
    isShown,
    part,
    toggle() {
      setShown(!isShown)
      try {
        localStorage.setItem(STORED, isShown ? 'hidden' : 'shown')
      } catch {
        // Without storage the choice lasts as long as the form.
      }
    },
    onFocus({ target }: FocusEvent) {
      const section = target.closest<HTMLElement>('[data-section]')
      setPart(section ? Number(section.dataset.section) : target.closest('.ratings') ? 'ratings' : null)
    },
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}
