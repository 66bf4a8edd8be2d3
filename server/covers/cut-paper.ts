import { textHash } from '#domain/text/text-hash.ts'

export type Point = readonly [x: number, y: number]

/** Returns a pseudo-random number from 0 to 1 at each call. */
export type Random = () => number

/** The same text gives the same numbers on every machine (mulberry32). */
export function seededRandom(text: string): Random {
  let state = textHash(text) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

export function between(chance: Random, low: number, high: number): number {
  return low + chance() * (high - low)
}

export function paper(fill: string, points: readonly Point[]): string {
  return `<path fill="${fill}" d="M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z"/>`
}

/** Paper whose corners are each moved at random, by at most `by` along each axis. */
export function handCut(fill: string, points: readonly Point[], chance: Random, by: number): string {
  return paper(
    fill,
    points.map(([x, y]) => [x + between(chance, -by, by), y + between(chance, -by, by)]),
  )
}

export function disc(fill: string, [x, y]: Point, radius: number): string {
  return `<circle fill="${fill}" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"/>`
}

export function cutRound([x, y]: Point, radius: number, cuts: number, chance: Random, uneven: number): Point[] {
  const start = chance() * Math.PI
  return Array.from({ length: cuts }, (_, i) => {
    const angle = start + (i / cuts) * 2 * Math.PI
    const reach = radius * (1 + between(chance, -uneven, uneven))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}
