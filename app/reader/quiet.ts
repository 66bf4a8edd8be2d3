/** In a window that is out of sight a browser is never idle. */
const PATIENCE_MS = 2_000

/**
 * Runs what has to ask the browser's other processes, and would wait for them as long as they fetch the page: once it has
 * come entirely and nothing else is to be done; at the latest when it is left.
 */
export function whenQuiet(task: () => void): void {
  const once = () => {
    removeEventListener('pagehide', once)
    if (!isDone) task()
    isDone = true
  }
  let isDone = false
  addEventListener('pagehide', once)
  if (document.readyState === 'complete') rest(once)
  else addEventListener('load', () => rest(once), { once: true })
}

/** Safari has no word for idleness yet. */
function rest(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: PATIENCE_MS })
  else setTimeout(task)
}
