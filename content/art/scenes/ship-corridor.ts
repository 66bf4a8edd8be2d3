import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { box, type Camera, dot, less, project, render, unit, type Vec } from '../march.ts'
import { clamp, fbm, hash, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, EMBER, hex, MIST, NIGHT, type Rgb, SODIUM, scale, sum, TEAL, tint } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'

const BAY = 2.2
const END = 30
const CAMERA: Camera = { from: [-0.24, 1.28, 0], to: [0.02, 1.42, 10], field: 1.02, roll: -0.02 }

/** The inside of an eight-sided tube, flattened at the floor. */
const tube = (x: number, y: number, r: number): number => {
  const ax = Math.abs(x)
  const ay = Math.abs(y - 1.5)
  return r - Math.max(ax, ay * 0.94, (ax + ay) * 0.735)
}

function distance(x: number, y: number, z: number): number {
  const k = Math.round(z / BAY)
  const bay = z - BAY * k
  const shell = tube(x, y, 1.72)
  const rib = Math.max(tube(x, y, 1.46 - 0.03 * Math.cos(bay * 9)), Math.abs(bay) - 0.2)
  const flange = Math.max(tube(x, y, 1.58), Math.abs(Math.abs(bay) - 0.28) - 0.035)
  let d = Math.min(shell, rib, flange)
  const ax = Math.abs(x)
  const pipe = (px: number, py: number, r: number) => Math.hypot(ax - px, y - py) - r
  d = Math.min(d, pipe(1.34, 2.38, 0.085), pipe(1.18, 2.56, 0.055), pipe(0.98, 2.72, 0.075))
  if (x < 0) d = Math.min(d, pipe(1.52, 1.62, 0.09), pipe(1.54, 1.38, 0.05))
  d = Math.min(d, box(ax - 1.56, y - 0.95, bay - BAY / 2, 0.16, 0.34, 0.44))
  d = Math.min(d, box(ax - 1.38, y - 0.95, bay - BAY / 2, 0.03, 0.06, 0.3))
  d = Math.min(d, box(x, y - 2.98, bay - BAY / 2, 0.2, 0.07, 0.6))
  const groove = 0.014 * smooth(0.03, 0.0, Math.abs(((((z * 6) % 1) + 1) % 1) - 0.5) * 0.16)
  d = Math.min(d, y - 0.26 + groove)
  d = Math.min(d, box(ax - 0.74, y - 0.27, 0, 0.03, 0.025, 60))
  const hatch = Math.max(END - z, -Math.max(tube(x, y - 0.04, 0.98), -9))
  return Math.min(d, Math.max(hatch, -tube(x, y, 1.0)))
}

const LAMPS = (k: number): { at: Vec; colour: Rgb; power: number } => ({
  at: [0, 2.84, k * BAY + BAY / 2],
  colour: k % 5 === 3 ? blend(BLOOD, EMBER, 0.2) : hex('#a8c4c2'),
  power: k % 5 === 3 ? 1.5 : k % 3 === 1 ? 0.1 : hash(k, 8) > 0.3 ? 1.05 : 0.24,
})

function shadeAt(p: Vec, n: Vec, toEye: Vec): Rgb {
  const [x, y, z] = p
  const k0 = Math.floor(z / BAY)
  const bay = z - BAY * Math.round(z / BAY)
  const rust = smooth(0.5, 0.74, fbm(z * 1.6 + x, y * 1.7 + x * 1.3, 5, 5))
  const drip = smooth(0.55, 0.8, fbm(z * 9, y * 0.9, 3, 9)) * 0.5
  const worn = fbm(z * 14 + x * 9, y * 14 + x * 5, 3, 3)
  let albedo = blend(hex('#4a5250'), hex('#5b3d28'), rust * 0.85)
  albedo = scale(albedo, (0.62 + 0.6 * worn) * (1 - drip))
  const bolt = Math.hypot(((((Math.atan2(y - 1.5, x) * 9.5) % 1) + 1) % 1) - 0.5, (Math.abs(bay) - 0.12) * 9)
  if (Math.abs(bay) < 0.2 && y > 0.3) albedo = scale(albedo, bolt < 0.2 ? 1.7 : bolt < 0.3 ? 0.45 : 0.9)
  const floor = y < 0.29
  if (floor) albedo = scale(hex('#2b2d2c'), 0.5 + 0.9 * worn)
  let out: Rgb = scale(tint(albedo, hex('#35505a')), 0.12)
  for (let k = k0 - 2; k <= k0 + 2; k++) {
    const lamp = LAMPS(k)
    const way = less(lamp.at, p)
    const d2 = dot(way, way)
    const l = unit(way)
    const face = Math.max(0, dot(n, l) * 0.85 + 0.15)
    const strength = lamp.power / (0.35 + d2)
    out = sum(out, tint(albedo, lamp.colour), face * strength * 3.4)
    const half = unit([l[0] + toEye[0], l[1] + toEye[1], l[2] + toEye[2]])
    const gloss = Math.max(0, dot(n, half)) ** (floor ? 26 : 44)
    out = sum(out, lamp.colour, gloss * strength * (floor ? 0.35 * (0.4 + worn) : 0.3 * worn))
  }
  for (const side of [-1, 1]) {
    // Amber strips run along the floor's edges.
    const dx = side * 1.08 - x
    const dy = 0.36 - y
    const d2 = dx * dx + dy * dy
    const face = Math.max(0, (n[0] * dx + n[1] * dy) / Math.sqrt(d2 + 0.001)) * 0.8 + 0.2
    const on = hash(k0, side + 5) > 0.22 ? 1 : 0.08
    out = sum(out, tint(albedo, SODIUM), (face * on * 0.36) / (0.06 + d2))
    const mirrored = unit([-dx, 0.36 + y, 0.6])
    out = sum(out, SODIUM, floor ? on * Math.max(0, dot(n, mirrored)) * 0.012 * worn : 0)
  }
  const back = less([0, 1.5, END - 0.5], p)
  const far = dot(back, back)
  const l = unit(back)
  const half = unit([l[0] + toEye[0], l[1] + toEye[1], l[2] + toEye[2]])
  out = sum(out, tint(albedo, hex('#cfe0da')), (Math.max(0, dot(n, l)) * 60) / (10 + far))
  out = sum(
    out,
    hex('#b9d0cc'),
    Math.max(0, dot(n, half)) ** 20 * (floor ? 0.5 : 0.18) * (0.4 + worn) * smooth(0, 24, z),
  )
  const corner = clamp(distance(x + n[0] * 0.16, y + n[1] * 0.16, z + n[2] * 0.16) / 0.16)
  return scale(out, 0.25 + 0.75 * corner)
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const depth = render(frame, {
    camera: CAMERA,
    distance,
    reach: 44,
    steps: 120,
    care: 0.86,
    shade: (hit) => {
      if (!hit || hit.at[2] > END + 0.6) return scale(hex('#bcd2cd'), 1.25)
      const [x, y, z] = hit.at
      const k = Math.floor(z / BAY)
      const bay = z - BAY * k - BAY / 2
      if (y < 2.93 && y > 2.9 && Math.abs(x) < 0.14 && Math.abs(bay) < 0.55) {
        const lamp = LAMPS(k)
        return scale(lamp.colour, 0.06 + lamp.power * 2)
      }
      if (Math.abs(Math.abs(x) - 0.74) < 0.031 && y < 0.3 && y > 0.285) {
        const on = hash(k, Math.sign(x) + 5) > 0.22 && Math.abs(bay) < 0.8
        return scale(SODIUM, on ? 1.5 : 0.02)
      }
      return shadeAt(hit.at, hit.normal, hit.toEye)
    },
  })
  const mist = field((x, y) => {
    const t = depth[y * 1600 + x]!
    const billow = curlAt(x, y)
    return clamp((1 - Math.exp(-t * 0.03)) * mix(0.55, 1.3, billow))
  })
  frame.over(mist, (x, y) => {
    const centre = Math.exp(-(((x - 800) / 300) ** 2) - ((y - 420) / 240) ** 2)
    return sum(scale(blend(TEAL, hex('#20343a'), 0.5), 0.5), hex('#9db7b3'), centre * 0.42)
  })

  const end = project(CAMERA, [0, 1.5, END])
  const feet = project(CAMERA, [0.06, 0.26, 19])
  const figure = await silhouette(coat(feet.x, feet.y, 1.8 * feet.unit))
  const cast = await silhouette(`<path d="M${feet.x - 7} ${feet.y}h14l24 150h-66Z"/>`, { soft: 6 })
  frame.over(cast, scale(NIGHT, 0.4), 0.6)
  frame.over(figure, scale(NIGHT, 0.3), 0.97)
  frame.add(rim(figure, 1.4, 0, 0.5), BONE, 0.5)
  frame.add(rim(figure, -1.4, 0, 0.5), BONE, 0.5)
  const source = combine(glow(end.x, end.y, 34, 2.6), figure, (a, b) => a * (1 - b))
  frame.add(blur(shafts(source, end.x, end.y, 0.72), 2), hex('#bcd2cd'), 0.5)

  const jet = (x0: number, y0: number, dx: number, dy: number, wide: number, seed: number) =>
    field((x, y) => {
      const len = Math.hypot(dx, dy)
      const along = ((x - x0) * dx + (y - y0) * dy) / (len * len)
      if (along < 0 || along > 1.2) return 0
      const across = ((x - x0) * dy - (y - y0) * dx) / len / (5 + along * wide)
      const puff = fbm(x / 34 - along * 3, y / 30, 5, seed)
      return clamp(Math.exp(-across * across) * smooth(0.28, 0.7, puff) * 1.4 * (1 - along / 1.2)) * 0.6
    })
  frame.over(blur(jet(452, 250, 230, 210, 90, 3), 9), (_, y) =>
    blend(scale(MIST, 0.5), scale(SODIUM, 0.3), smooth(400, 560, y) * 0.6),
  )
  frame.over(blur(jet(1168, 330, -190, 190, 80, 8), 9), scale(MIST, 0.4))
  frame.over(
    fog({
      size: 70,
      stretch: 3.4,
      seed: 15,
      torn: 1.1,
      amount: (x, y) => 0.3 * Math.exp(-(((y - 610) / 70) ** 2)) * Math.exp(-(((x - 800) / 420) ** 2)),
    }),
    scale(blend(MIST, SODIUM, 0.35), 0.3),
  )
  return { frame, finish: { exposure: 1.6, foot: 0.5, vignette: 0.7, bloom: 0.8, contrast: 1.5 } }
}

const curlAt = (x: number, y: number): number => ridged(x / 300 + fbm(x / 120, y / 90, 3, 4), y / 160, 3, 18)
