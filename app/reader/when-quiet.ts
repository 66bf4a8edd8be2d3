/** In a window that is out of sight a browser is never idle. */
const PATIENCE_MS = 2_000

/**
 * Runs what has to ask the browser's other processes, and would wait for them as long as they fetch the page: once it has
 * come entirely and nothing else is to be done, one after the other; at the latest when it is left or covered.
 */
export function whenQuiet(...tasks: (() => void)[]): void {
  const next = () => {
    tasks.shift()?.()
    if (tasks.length > 0) whenIdle(next)
  }
  const all = () => {
    while (tasks.length > 0) tasks.shift()!()
  }
  addEventListener('pagehide', all)
  // A phone ends what lies behind another app without a word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && all())
  if (document.readyState === 'complete') whenIdle(next)
  else addEventListener('load', () => whenIdle(next), { once: true })
}

/** Safari has no word for idleness yet. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: PATIENCE_MS })
  else setTimeout(task)
}
