import type { ScreenView } from './analytics.ts'

const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|facebookexternalhit|embedly|whatsapp|skypeuripreview|headless|lighthouse|pingdom|uptime|monitor|scrap|fetch|feed|curl|wget|python|java\/|okhttp|go-http|libwww|axios|node|phantomjs|selenium/i

export function isCounted(view: ScreenView): boolean {
  if (view.hasPrivacyControl) return false
  if (/prefetch|prerender/i.test(view.purpose)) return false
  // Browsers send both headers; programs often omit the language.
  return view.userAgent !== '' && view.acceptLanguage !== '' && !PROGRAMS.test(view.userAgent)
}
