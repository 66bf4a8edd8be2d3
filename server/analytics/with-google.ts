import type { Analytics } from './analytics.ts'

/** Counts here as well as there: the number beside each post and the Statistics screen are our own. */
export function withGoogle(ours: Analytics, google: Analytics): Analytics {
  return {
    record(view) {
      ours.record(view)
      google.record(view)
    },
    async start() {
      await using started = new AsyncDisposableStack()
      started.use(await ours.start())
      started.use(await google.start())
      return started.move()
    },
    test: () => google.test(),
  }
}
