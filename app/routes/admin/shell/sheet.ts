import { type RefObject, type ToggleEvent, useEffect } from 'react'

/** The width from which on sidebar and details have a place of their own, as in the style sheets. */
const WIDE = '(min-width: 64em)'

/**
 * For a popover that is a sheet in narrow windows and a part of the page in wide ones: closes it when the window becomes wide, and
 * keeps what lies behind it from being pressed. The browser closes a popover before a press reaches its place.
 * @param behind selector of what is inert while the sheet is open
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, behind: string) {
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const close = () => wide.matches && sheet.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [sheet])
  return {
    /** Before, since the focus returns to a button behind the sheet while it closes. */
    onBeforeToggle({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
      if (target !== currentTarget) return
      for (const part of document.querySelectorAll<HTMLElement>(behind)) part.inert = newState === 'open'
    },
  }
}
