import { type Field, field } from './frame.ts'
import { clamp, curl } from './noise.ts'

/** A lamp in haze: a hard core and a long tail. */
export const glow = (cx: number, cy: number, radius: number, power = 2, stretch = 1): Field =>
  field((x, y) => {
    const d = Math.hypot((x - cx) / stretch, y - cy) / radius
    return 1 / (1 + d ** power * 4) - 0.004 > 0 ? 1 / (1 + d ** power * 4) : 0
  })

interface Fog {
  /** Size of the billows in pixels. */
  size: number
  stretch?: number
  octaves?: number
  seed?: number
  /** 0 is even haze, 1 is torn clouds. */
  torn?: number
  /** Density at a position, from 0 to 1. */
  amount: (x: number, y: number) => number
}

export function fog({ size, stretch = 2.6, octaves = 4, seed = 1, torn = 0.6, amount }: Fog): Field {
  return field((x, y) => {
    const a = amount(x, y)
    if (a <= 0.002) return 0
    const n = curl(x / (size * stretch), y / size, octaves, seed, 1.1)
    return clamp(a * (1 + torn * (n - 0.5) * 3.4))
  })
}

/** The cone of a beam from one point: full along its axis, softer at its sides, thinning with distance. */
export function beam(cx: number, cy: number, angle: number, spread: number, reach: number): Field {
  const ax = Math.cos(angle)
  const ay = Math.sin(angle)
  return field((x, y) => {
    const dx = x - cx
    const dy = y - cy
    const along = dx * ax + dy * ay
    if (along <= 0) return 0
    const across = Math.abs(dy * ax - dx * ay) / (4 + along * spread)
    if (across > 2.4) return 0
    return Math.exp(-across * across * 1.6) / (1 + along / reach)
  })
}
