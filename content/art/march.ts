import { type Frame, HEIGHT, WIDTH } from './frame.ts'
import type { Rgb } from './palette.ts'

export type Vec = readonly [number, number, number]
type Distance = (x: number, y: number, z: number) => number

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const less = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const along = (a: Vec, d: Vec, t: number): Vec => [a[0] + d[0] * t, a[1] + d[1] * t, a[2] + d[2] * t]
export const unit = (a: Vec): Vec => {
  const k = 1 / Math.hypot(a[0], a[1], a[2])
  return [a[0] * k, a[1] * k, a[2] * k]
}
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

export const box = (x: number, y: number, z: number, w: number, h: number, d: number): number => {
  const qx = Math.abs(x) - w
  const qy = Math.abs(y) - h
  const qz = Math.abs(z) - d
  const out = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0))
  return out + Math.min(Math.max(qx, qy, qz), 0)
}

export interface Camera {
  from: Vec
  to: Vec
  /** Height of the picture at distance 1. */
  field: number
  roll?: number
}

interface Hit {
  at: Vec
  normal: Vec
  toEye: Vec
  travelled: number
}

interface Room {
  camera: Camera
  distance: Distance
  reach: number
  steps?: number
  /** Factor of each step along a ray; below 1 when the distance is only an estimate. */
  care?: number
  shade: (hit: Hit | null, ray: Vec) => Rgb
}

export function march(distance: Distance, from: Vec, ray: Vec, reach: number, steps: number, care: number): number {
  let t = 0.01
  for (let i = 0; i < steps; i++) {
    const d = distance(from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t)
    if (d < 0.0007 * (1 + t)) return t
    t += d * care
    if (t > reach) return -1
  }
  return t
}

/** How much light of a lamp reaches a position; 0 to 1, with soft edges. */
export function lit(distance: Distance, from: Vec, lamp: Vec, hardness = 14, steps = 40): number {
  const way = less(lamp, from)
  const length = Math.hypot(way[0], way[1], way[2])
  let open = 1
  for (let i = 0, t = 0.03; i < steps && t < length - 0.05; i++) {
    const k = t / length
    const d = distance(from[0] + way[0] * k, from[1] + way[1] * k, from[2] + way[2] * k)
    if (d < 0.001) return 0
    open = Math.min(open, (hardness * d) / t)
    t += Math.max(d * 0.5, 0.015)
  }
  return Math.max(0, Math.min(1, open))
}

function normalAt(distance: Distance, p: Vec, e = 0.0015): Vec {
  const [x, y, z] = p
  const a = distance(x + e, y - e, z - e)
  const b = distance(x - e, y - e, z + e)
  const c = distance(x - e, y + e, z - e)
  const d = distance(x + e, y + e, z + e)
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d])
}

function view(camera: Camera): (px: number, py: number) => Vec {
  const forward = unit(less(camera.to, camera.from))
  const roll = camera.roll ?? 0
  const side0 = unit(cross([0, 1, 0], forward))
  const up0 = cross(forward, side0)
  const c = Math.cos(roll)
  const s = Math.sin(roll)
  const side: Vec = [side0[0] * c + up0[0] * s, side0[1] * c + up0[1] * s, side0[2] * c + up0[2] * s]
  const up: Vec = [up0[0] * c - side0[0] * s, up0[1] * c - side0[1] * s, up0[2] * c - side0[2] * s]
  return (px, py) => {
    const u = ((px - WIDTH / 2) / HEIGHT) * camera.field
    const v = ((HEIGHT / 2 - py) / HEIGHT) * camera.field
    return unit(along(along(forward, side, u), up, v))
  }
}

/** Projects a position in the room onto the picture, with the pixels per unit of length there. */
export function project(camera: Camera, p: Vec): { x: number; y: number; unit: number } {
  const forward = unit(less(camera.to, camera.from))
  const side = unit(cross([0, 1, 0], forward))
  const up = cross(forward, side)
  const d = less(p, camera.from)
  const depth = dot(d, forward)
  const size = HEIGHT / (depth * camera.field)
  return { x: WIDTH / 2 + dot(d, side) * size, y: HEIGHT / 2 - dot(d, up) * size, unit: size }
}

/** Walks a ray through every pixel, and three more where neighbours differ, since edges alone need smoothing. */
export function render(frame: Frame, room: Room): Float32Array {
  const { camera, distance, reach, steps = 90, care = 0.95, shade } = room
  const look = view(camera)
  const depth = new Float32Array(WIDTH * HEIGHT)
  const trace = (px: number, py: number): { colour: Rgb; t: number } => {
    const ray = look(px, py)
    const t = march(distance, camera.from, ray, reach, steps, care)
    if (t < 0) return { colour: shade(null, ray), t: reach }
    const at = along(camera.from, ray, t)
    const hit = { at, normal: normalAt(distance, at), toEye: [-ray[0], -ray[1], -ray[2]] as const, travelled: t }
    return { colour: shade(hit, ray), t }
  }
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      const { colour, t } = trace(x + 0.5, y + 0.5)
      frame.put(i, colour)
      depth[i] = t
    }
  const first = frame.g.slice()
  const differs = (i: number, j: number): boolean => {
    const a = Math.sqrt(Math.max(0, first[i]!))
    const b = Math.sqrt(Math.max(0, first[j]!))
    return Math.abs(a - b) > 0.045
  }
  for (let y = 1; y < HEIGHT - 1; y++)
    for (let x = 1; x < WIDTH - 1; x++) {
      const i = y * WIDTH + x
      if (!differs(i, i + 1) && !differs(i, i - 1) && !differs(i, i + WIDTH) && !differs(i, i - WIDTH)) continue
      let sum = frame.at(i)
      for (const [ox, oy] of [
        [0.15, 0.3],
        [0.85, 0.2],
        [0.3, 0.85],
      ] as const) {
        const { colour } = trace(x + ox, y + oy)
        sum = [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2]]
      }
      frame.put(i, [sum[0] / 4, sum[1] / 4, sum[2] / 4])
    }
  return depth
}
