/** Reports each time this page is shown, since cached pages cause no other request. The server decides which reports count. */
export function reportScreens(): void {
  // The address of a preview is a secret, and its views do not count.
  if (location.pathname.startsWith('/preview/')) return
  const isPrerendered = (document as { prerendering?: boolean }).prerendering
  // A prerendered page counts only once it is shown.
  if (isPrerendered) document.addEventListener('prerenderingchange', () => sendScreenView(document.referrer))
  else sendScreenView(document.referrer)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendScreenView()
  })
}

export function sendScreenView(referrer?: string): void {
  const view = { path: location.pathname, referrer: referrer?.slice(0, 500) || undefined }
  navigator.sendBeacon?.('/api/screen-views', JSON.stringify(view))
}
