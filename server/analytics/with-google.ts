import type { Analytics } from './analytics.ts'
import type { GoogleAnalytics } from './google.ts'

/** Counts here as well as there: the number beside each post and the Statistics screen are our own. */
export function withGoogle(ours: Analytics, google: GoogleAnalytics): Analytics {
  return {
    record: (view) => ours.record(view),
    async start() {
      await using started = new AsyncDisposableStack()
      started.use(await ours.start())
      started.use(await google.start())
      return started.move()
    },
    test: () => google.test(),
  }
}
