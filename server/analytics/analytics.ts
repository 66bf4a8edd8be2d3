import type { CheckResult } from '../network/check-result.ts'

export interface ScreenView {
  readonly path: string
  readonly screen: string
  /** Null unless the reader came from another host. */
  readonly referrerHost: string | null
  /** The address is never stored. */
  readonly address: string
  readonly userAgent: string
  readonly acceptLanguage: string
  readonly isAdministrator: boolean
  /** Global Privacy Control. */
  readonly hasPrivacyControl: boolean
  /** `Sec-Purpose`: the reason of a request for a page that is not shown yet. */
  readonly purpose: string
}

export interface Analytics {
  /** Returns at once and never throws, so that no request fails or waits for statistics. */
  record(view: ScreenView): void
  /** Disposing of the result stores the views that were counted until then. */
  start(): Promise<AsyncDisposable>
  /** The reply is in the words of the service. Never throws. */
  test(): Promise<CheckResult>
}

/** `ANALYTICS_PROVIDER=off`: nothing is counted. */
export const noAnalytics: Analytics = {
  record() {},
  start: async () => ({ async [Symbol.asyncDispose]() {} }),
  test: async () => ({ ok: true, reply: 'Nothing is counted, as ANALYTICS_PROVIDER says.' }),
}
