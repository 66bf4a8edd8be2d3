import { type Field, HEIGHT, WIDTH } from './frame.ts'
import { clamp } from './noise.ts'

function boxRows(from: Field, to: Field, radius: number): void {
  const k = 1 / (radius * 2 + 1)
  for (let y = 0; y < HEIGHT; y++) {
    const row = y * WIDTH
    let acc = from[row]! * radius
    for (let x = 0; x < radius; x++) acc += from[row + Math.min(x, WIDTH - 1)]!
    for (let x = 0; x < WIDTH; x++) {
      acc += from[row + Math.min(x + radius, WIDTH - 1)]!
      to[row + x] = acc * k
      acc -= from[row + Math.max(x - radius, 0)]!
    }
  }
}

function boxColumns(from: Field, to: Field, radius: number): void {
  const k = 1 / (radius * 2 + 1)
  const acc = new Float64Array(WIDTH)
  for (let x = 0; x < WIDTH; x++) acc[x] = from[x]! * radius
  for (let y = 0; y < radius; y++) {
    const row = Math.min(y, HEIGHT - 1) * WIDTH
    for (let x = 0; x < WIDTH; x++) acc[x] = acc[x]! + from[row + x]!
  }
  for (let y = 0; y < HEIGHT; y++) {
    const enter = Math.min(y + radius, HEIGHT - 1) * WIDTH
    const leave = Math.max(y - radius, 0) * WIDTH
    const row = y * WIDTH
    for (let x = 0; x < WIDTH; x++) {
      const v = acc[x]! + from[enter + x]!
      to[row + x] = v * k
      acc[x] = v - from[leave + x]!
    }
  }
}

/** Three box passes are close enough to a gaussian and cost the same for any radius. */
export function blur(source: Field, radiusX: number, radiusY = radiusX): Field {
  const out = source.slice()
  const spare = new Float32Array(source.length)
  const rx = Math.round(radiusX * 0.58)
  const ry = Math.round(radiusY * 0.58)
  for (let pass = 0; pass < 3; pass++) {
    if (rx > 0) boxRows(out, spare, rx)
    else spare.set(out)
    if (ry > 0) boxColumns(spare, out, ry)
    else out.set(spare)
  }
  return out
}

/** Value between pixels, clamped at the edge. */
export function sample(source: Field, x: number, y: number): number {
  const cx = clamp(x, 0, WIDTH - 1.001)
  const cy = clamp(y, 0, HEIGHT - 1.001)
  const ix = cx | 0
  const iy = cy | 0
  const fx = cx - ix
  const fy = cy - iy
  const i = iy * WIDTH + ix
  const top = source[i]! + (source[i + 1]! - source[i]!) * fx
  const low = source[i + WIDTH]! + (source[i + WIDTH + 1]! - source[i + WIDTH]!) * fx
  return top + (low - top) * fy
}

/** Smears light away from a point, as fog does around a lamp. */
export function shafts(source: Field, cx: number, cy: number, reach = 0.7, passes = 6): Field {
  let current = source
  const count = 2 ** passes
  for (let pass = 0, step = reach / count; pass < passes; pass++, step *= 2) {
    const next = new Float32Array(source.length)
    const keep = 1 - step * 0.55
    for (let y = 0, i = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++, i++)
        next[i] = 0.5 * (current[i]! + keep * sample(current, x + (cx - x) * step, y + (cy - y) * step))
    current = next
  }
  return current
}

/** Smears along one direction: rain, speed, brush strokes. */
export function streaks(source: Field, dx: number, dy: number, passes = 5): Field {
  let current = source
  for (let pass = 0, k = 1 / 2 ** passes; pass < passes; pass++, k *= 2) {
    const next = new Float32Array(source.length)
    for (let y = 0, i = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++, i++) next[i] = 0.5 * (current[i]! + sample(current, x - dx * k, y - dy * k))
    current = next
  }
  return current
}
