/** For loading the code of a form, and for an answer of the server. */
const TIMEOUT_MS = 8_000

/** Null after a while: a form also works without what is waited for. */
export function inTime<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))])
}

/** Whether the server answers in time: where it does not, the browser's error page would replace what was typed. */
export async function isReachable(address: string): Promise<boolean> {
  const answer = fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return (await inTime(answer))?.ok ?? false
}
