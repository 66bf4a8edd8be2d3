import { deviceName } from '#domain/identity/device-name.ts'

/** Proposes an unused name for the next passkey, such as `Firefox on Linux`. */
export function proposedName(userAgent: string, taken: readonly string[]): string {
  const name = deviceName(userAgent)
  let number = 1
  const numbered = () => (number === 1 ? name : `${name} ${number}`)
  while (taken.includes(numbered())) number++
  return numbered()
}
