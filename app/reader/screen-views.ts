/**
 * Reports each time this page is shown, since cached pages cause no other request. The server decides which reports count.
 */
export function reportScreens(): void {
  // Its address is a secret, and it is no screen that readers find.
  if (location.pathname.startsWith('/preview/')) return
  const isAhead = (document as { prerendering?: boolean }).prerendering
  // A prerendered page counts only once it is shown.
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
