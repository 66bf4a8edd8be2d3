/** Timeout of `requestIdleCallback` in milliseconds: a browser may never report a hidden window as idle. */
const IDLE_TIMEOUT_MS = 2_000

/**
 * Storage, cookies, messages of other tabs and beacons need other processes of the browser, which blocks a page that is loading.
 * Tasks run after `load`, one in each idle period; on `pagehide`, or when the page is hidden, those that remain run at once.
 */
export function runAfterLoad(...tasks: (() => void)[]): void {
  const next = () => {
    tasks.shift()?.()
    if (tasks.length > 0) whenIdle(next)
  }
  const all = () => {
    while (tasks.length > 0) tasks.shift()!()
  }
  addEventListener('pagehide', all)
  // Mobile browsers may kill a hidden page without firing `pagehide`.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && all())
  if (document.readyState === 'complete') whenIdle(next)
  else addEventListener('load', () => whenIdle(next))
}

/** `requestIdleCallback`, or `setTimeout` where it is missing (Safari). */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(task)
}
