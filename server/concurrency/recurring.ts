/** Never concurrently. Disposing aborts the signal and waits for the work under way. A failure does not end the repetition. */
export function recurring(
  work: (signal: AbortSignal) => Promise<void>,
  { firstMs, everyMs }: { readonly firstMs: number; readonly everyMs: number },
  onError: (error: unknown) => void,
): AsyncDisposable {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout
  let running: Promise<void> | undefined
  const next = (milliseconds: number) => {
    timer = setTimeout(async () => {
      running = work(stopping.signal).catch(onError)
      await running
      if (!stopping.signal.aborted) next(everyMs)
    }, milliseconds).unref()
  }
  next(firstMs)
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
