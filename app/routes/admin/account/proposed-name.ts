const BROWSERS = [
  [/ Edg/, 'Edge'],
  [/ OPR\//, 'Opera'],
  [/ Firefox\/| FxiOS\//, 'Firefox'],
  [/Chrome\/| CriOS\//, 'Chrome'],
  [/ Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/** Proposes an unused name for the next passkey from the user agent, such as `Firefox on Linux`. */
export function proposedName(userAgent: string, taken: readonly string[]): string {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  const name = browser && system ? `${browser} on ${system}` : (system ?? browser ?? 'Passkey')
  let number = 1
  const numbered = () => (number === 1 ? name : `${name} ${number}`)
  while (taken.includes(numbered())) number++
  return numbered()
}
