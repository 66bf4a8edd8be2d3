import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { sendScreenView } from '../../../reader/screen-views.ts'

/** Reports each area that is opened without a new page. The first is reported by the script of every page. */
export function useScreenViews(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    sendScreenView()
  }, [pathname])
}
