import type { CheckResult } from '../network/check-result.ts'

export interface ScreenView {
  readonly path: string
  readonly screen: string
  /** The host that the reader came from, when it is another one. */
  readonly referrerHost: string | null
  /** The client's network address, which is never stored. */
  readonly address: string
  readonly userAgent: string
  readonly acceptLanguage: string
  readonly isAdministrator: boolean
  /** Global Privacy Control: the reader asks not to be tracked. */
  readonly hasPrivacyControl: boolean
  /** `Sec-Purpose`: the reason of a request for a page that is not shown yet. */
  readonly purpose: string
}

export interface Analytics {
  /** Counts a view in memory and returns at once. Never throws, so that no request fails or waits for statistics. */
  record(view: ScreenView): void
  /** Runs until the result is disposed of, which stores the views that were counted until then. */
  start(): Promise<AsyncDisposable>
  /** Tests whether views arrive at the service that counts them; the reply is in its words. Never throws. */
  test(): Promise<CheckResult>
}

/** `ANALYTICS_PROVIDER=off`: nothing is counted. */
export const noAnalytics: Analytics = {
  record() {},
  start: async () => ({ async [Symbol.asyncDispose]() {} }),
  test: async () => ({ ok: true, reply: 'Nothing is counted, as ANALYTICS_PROVIDER says.' }),
}
