/** For loading the code of a form, and for an answer of the server. */
export const TIMEOUT_MS = 8_000

/** Whether the server answers: where it does not, the browser's error page would replace what was typed. */
export async function isReachable(address: string): Promise<boolean> {
  const response = await fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  return response?.ok ?? false
}
