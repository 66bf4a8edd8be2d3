import { whenQuiet } from './quiet.ts'

/**
 * Tells the server of each time this page is shown to somebody: cached pages never ask it for anything. Whom it leaves out
 * is its own business.
 */
export function reportScreens(): void {
  const report = () => {
    const view = screenView(document.referrer)
    whenQuiet(() => send(view))
  }
  const isAhead = (document as { prerendering?: boolean }).prerendering
  // A page that is rendered ahead is nobody's until it is looked at.
  if (isAhead) document.addEventListener('prerenderingchange', report, { once: true })
  else report()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendScreenView()
  })
}

export function sendScreenView(): void {
  send(screenView())
}

interface ScreenView {
  path: string
  referrer?: string
}

function screenView(referrer?: string): ScreenView {
  return { path: location.pathname, ...(referrer && { referrer: referrer.slice(0, 500) }) }
}

function send(view: ScreenView): void {
  navigator.sendBeacon?.('/api/screen-views', JSON.stringify(view))
}
