/** Tokens of `User-Agent` and the names of their browsers. The first match wins, since most browsers send the tokens of others as well. */
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

export function deviceName(userAgent: string): string {
  const browser = nameIn(userAgent, BROWSERS) ?? 'Unknown browser'
  const system = nameIn(userAgent, SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}

export function deviceOf({ headers }: Request): string {
  return deviceName(headers.get('user-agent') ?? '')
}

function nameIn(userAgent: string, names: readonly (readonly [string, string])[]): string | undefined {
  return names.find(([mark]) => userAgent.includes(mark))?.[1]
}
