/** Deterministic randomness: the same seed must give the same picture on every machine. */

export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function hash(x: number, y: number, seed = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1442695041)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 15), 2246822519)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const SIZE = 256
const GX = new Float32Array(SIZE)
const GY = new Float32Array(SIZE)
const PERM = new Uint8Array(SIZE * 2)
{
  const next = random(1922)
  const order = Array.from({ length: SIZE }, (_, i) => i)
  for (let i = SIZE - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const keep = order[i]!
    order[i] = order[j]!
    order[j] = keep
  }
  for (let i = 0; i < SIZE; i++) {
    const angle = (i / SIZE) * Math.PI * 2
    GX[i] = Math.cos(angle) * 1.5
    GY[i] = Math.sin(angle) * 1.5
    PERM[i] = order[i]!
    PERM[i + SIZE] = order[i]!
  }
}

/** Gradient noise, about -1 to 1. */
function grain2(x: number, y: number, seed = 0): number {
  const fx = Math.floor(x)
  const fy = Math.floor(y)
  const dx = x - fx
  const dy = y - fy
  const xi = (fx + seed * 17) & 255
  const yi = (fy + seed * 59) & 255
  const a = PERM[xi]! + yi
  const b = PERM[(xi + 1) & 255]! + yi
  const g00 = PERM[a]!
  const g10 = PERM[b]!
  const g01 = PERM[a + 1]!
  const g11 = PERM[b + 1]!
  const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
  const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
  const n00 = GX[g00]! * dx + GY[g00]! * dy
  const n10 = GX[g10]! * (dx - 1) + GY[g10]! * dy
  const n01 = GX[g01]! * dx + GY[g01]! * (dy - 1)
  const n11 = GX[g11]! * (dx - 1) + GY[g11]! * (dy - 1)
  const top = n00 + u * (n10 - n00)
  return top + v * (n01 + u * (n11 - n01) - top)
}

/** Layered noise, about 0 to 1 around 0.5. Each octave is turned so that the lattice never shows. */
export function fbm(x: number, y: number, octaves = 5, seed = 0, gain = 0.5): number {
  let sum = 0
  let amplitude = 0.5
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * grain2(px, py, seed + i)
    const nx = px * 1.62 - py * 1.18
    py = px * 1.18 + py * 1.62 + 7.3
    px = nx + 3.1
    amplitude *= gain
  }
  return 0.5 + sum * 0.72
}

/** Domain-warped noise, for the slow curl of cloud and smoke. */
export function curl(x: number, y: number, octaves = 5, seed = 0, fold = 1.2): number {
  const wx = fbm(x + 1.7, y + 9.2, 3, seed + 11) - 0.5
  const wy = fbm(x + 8.3, y + 2.8, 3, seed + 23) - 0.5
  return fbm(x + fold * wx * 2, y + fold * wy * 2, octaves, seed)
}

/** Sharp crests: rock, waves, bark. 0 to 1. */
export function ridged(x: number, y: number, octaves = 5, seed = 0): number {
  let sum = 0
  let amplitude = 0.5
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    const n = 1 - Math.abs(grain2(px, py, seed + i))
    sum += amplitude * n * n
    const nx = px * 1.62 - py * 1.18
    py = px * 1.18 + py * 1.62 + 5.1
    px = nx + 1.9
    amplitude *= 0.5
  }
  return sum
}

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v)
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

export function smooth(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}
