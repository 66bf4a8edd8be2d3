/** Long enough after the first paint that nothing competes with it. */
const REST_MS = 1_000

/**
 * What lies far below the window takes no part in the first paint, see `feed.css`. Once that is done it is laid out like
 * the rest, so that whoever takes a picture of the whole page gets all of it.
 */
export function layOutWhatIsFarBelow(): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    setTimeout(() => {
      document.documentElement.dataset.painted = ''
    }, REST_MS)
  })
  observer.observe({ type: 'paint', buffered: true })
}
