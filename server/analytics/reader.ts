import { createHash } from 'node:crypto'
import type { ScreenView } from './analytics.ts'

const MINUTE_MS = 60_000
const VIEWS_A_MINUTE = 30

/** What tells readers apart until the salt of the day is mixed in. Neither address nor browser waits in memory. */
export function readerOf(
  { address, userAgent }: ScreenView,
  siteUrl: string,
  networkOf: (address: string) => string,
): string {
  const parts = [siteUrl, networkOf(address), userAgent]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** How much one reader, and all together, may be counted within a minute. */
export class ViewsOfTheMinute {
  readonly #readersAtMost: number
  readonly #views = new Map<string, number>()
  #minute = 0

  constructor(readersAtMost: number) {
    this.#readersAtMost = readersAtMost
  }

  /** Takes note of one more, unless that would be too many. */
  take(reader: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS)
    if (minute !== this.#minute) this.#views.clear()
    this.#minute = minute
    const views = (this.#views.get(reader) ?? 0) + 1
    if (views > VIEWS_A_MINUTE || (views === 1 && this.#views.size >= this.#readersAtMost)) return false
    this.#views.set(reader, views)
    return true
  }
}
