/** In a window that is out of sight a browser is never idle. */
const PATIENCE_MS = 2_000

/**
 * Runs what has to ask the browser's other processes, and would wait for them as long as they fetch the page: once it has
 * come entirely and nothing else is to be done, one after the other; at the latest when it is left.
 */
export function whenQuiet(...tasks: (() => void)[]): void {
  const next = () => {
    tasks.shift()?.()
    if (tasks.length > 0) whenIdle(next)
  }
  addEventListener('pagehide', () => {
    while (tasks.length > 0) tasks.shift()!()
  })
  if (document.readyState === 'complete') whenIdle(next)
  else addEventListener('load', () => whenIdle(next), { once: true })
}

/** Safari has no word for idleness yet. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: PATIENCE_MS })
  else setTimeout(task)
}
