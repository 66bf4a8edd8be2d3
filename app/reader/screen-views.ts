/**
 * Tells the server of each time this page is shown to somebody: cached pages never ask it for anything. Whom it leaves out
 * is its own business.
 */
export function reportScreens(): void {
  const isAhead = (document as { prerendering?: boolean }).prerendering
  // A page that is rendered ahead is nobody's until it is looked at.
  if (isAhead) document.addEventListener('prerenderingchange', () => sendScreenView(document.referrer), { once: true })
  else sendScreenView(document.referrer)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendScreenView()
  })
}

export function sendScreenView(referrer?: string): void {
  const view = { path: location.pathname, ...(referrer && { referrer: referrer.slice(0, 500) }) }
  navigator.sendBeacon?.('/api/screen-views', JSON.stringify(view))
}
