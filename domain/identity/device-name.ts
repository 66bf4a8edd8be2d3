/** What the header `User-Agent` holds, and what that is called. The first that is found counts, since most claim to be others too. */
const BROWSERS = [
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Vivaldi/', 'Vivaldi'],
  ['DuckDuckGo/', 'DuckDuckGo'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
] as const
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** A few words for the browser of a user agent, such as *Firefox on Windows*. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS) ?? 'Unknown browser'
  const system = nameIn(userAgent, SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}

function nameIn(userAgent: string, names: readonly (readonly [string, string])[]): string | undefined {
  return names.find(([mark]) => userAgent.includes(mark))?.[1]
}
