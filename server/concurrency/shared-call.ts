/** Wraps `work` in a function whose concurrent callers share one run. */
export function sharedCall<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
