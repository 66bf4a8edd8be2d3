/** Timeout for loading the code of a form, and for a response of the server. */
const TIMEOUT_MS = 8_000

/** Resolves with null after the timeout: a form also works without the result. */
export function inTime<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))])
}

/** Whether the server answers in time. If not, a submit would replace the page, and what was typed, by the browser's error page. */
export async function isReachable(address: string): Promise<boolean | undefined> {
  const answer = fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return (await inTime(answer))?.ok
}
