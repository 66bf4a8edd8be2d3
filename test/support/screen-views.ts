import type { ScreenView } from '#server/analytics/analytics.ts'

export const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'en',
} as const

/** A view of the front page by a reader. */
export function screenView(changes: Partial<ScreenView> = {}): ScreenView {
  return {
    path: '/',
    screen: 'Den',
    referrerHost: null,
    address: '192.0.2.1',
    userAgent: BROWSER['User-Agent'],
    acceptLanguage: BROWSER['Accept-Language'],
    isAdministrator: false,
    hasPrivacyControl: false,
    purpose: '',
    ...changes,
  }
}
