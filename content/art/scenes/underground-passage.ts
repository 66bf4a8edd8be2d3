import type { Picture } from '../draw.ts'
import { Frame } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { box, type Camera, dot, less, project, render, unit, type Vec } from '../march.ts'
import { clamp, fbm, hash, mix, smooth } from '../noise.ts'
import { BLOOD, blend, hex, MIST, NIGHT, type Rgb, scale, sum, TEAL } from '../palette.ts'
import { dress, rim, silhouette } from '../silhouette.ts'

const HALF = 2.1
const TALL = 2.7
const END = 40
const BAY = 4
const CAMERA: Camera = { from: [0.35, 1.25, 0], to: [-0.12, 1.16, 10], field: 0.86 }

function distance(x: number, y: number, z: number): number {
  const bay = z - BAY * Math.round(z / BAY)
  // Corners are coved, as they are where walls must be hosed down.
  const cove = 0.5 - Math.hypot(Math.max(0, Math.abs(x) - (HALF - 0.5)), Math.max(0, y - (TALL - 0.5)))
  let d = Math.min(cove, y, END - z)
  d = Math.min(d, box(Math.abs(x) - HALF, y - TALL / 2, bay, 0.14, 2, 0.22))
  d = Math.min(d, box(x, y - TALL + 0.05, bay - BAY / 2, 0.11, 0.05, 0.8))
  d = Math.min(d, Math.hypot(x - 1.5, y - 2.42) - 0.05, Math.hypot(x - 1.36, y - 2.5) - 0.035)
  d = Math.min(d, box(Math.abs(x) - HALF + 0.02, y - 0.9, 0, 0.06, 0.035, 60))
  d = Math.min(d, Math.max(box(x + HALF, y - 1.0, z - 15.6, 0.5, 1.1, 0.1), -1))
  return d
}

const power = (k: number): number => (k === 0 ? 0.5 : k === 2 || k === 5 ? 0.03 : k === 3 ? 0.62 : k > 7 ? 0.5 : 1)
const COLD = hex('#b9d2bd')

function surface(p: Vec, n: Vec): { albedo: Rgb; gloss: number; bump: number } {
  const [x, y, z] = p
  if (y < 0.01 || n[1] > 0.9) {
    const slab = Math.min(Math.abs((((x + 40) * 1.2) % 1) - 0.5), Math.abs(((z * 1.2) % 1) - 0.5))
    const wet = smooth(0.4, 0.6, fbm(x * 0.7, z * 0.32, 4, 5))
    return {
      albedo: scale(hex('#3d3c37'), (0.5 + 0.6 * fbm(x * 8, z * 8, 3, 7)) * (slab > 0.485 ? 0.5 : 1) * (1 - wet * 0.5)),
      gloss: 0.2 + wet * 0.8,
      bump: 1 - wet,
    }
  }
  const across = Math.abs(n[0]) > 0.5 ? y : x
  const row = Math.floor(across * 9)
  const u = z * 4.5 + (row % 2) * 0.5
  const grout = Math.min(
    Math.abs(((across * 9 + 90) % 1) - 0.5) * -1 + 0.5,
    (0.5 - Math.abs((((u % 1) + 1) % 1) - 0.5)) * 2,
  )
  const id = hash(Math.floor(u), row, x > 0 ? 3 : 4)
  const missing = id > 0.985 - 0.16 * smooth(0.5, 0.75, fbm(Math.floor(u) * 0.11, row * 0.11, 3, 12))
  const grime = smooth(0.38, 0.78, fbm(z * 1.2, across * 0.5, 5, 20)) * 0.6 + 0.5 * smooth(0.7, 0, y)
  const band = y > 1.5 && y < 1.72
  let tile: Rgb = band ? hex('#2b4038') : blend(hex('#a6ab98'), hex('#8d937f'), id)
  if (y > TALL - 0.3) tile = hex('#6b6b5f')
  if (missing) tile = hex('#3a332c')
  const line = smooth(0.02, 0.07, grout)
  return {
    albedo: scale(blend(hex('#2c2a25'), tile, line), (1 - grime * 0.8) * (0.8 + 0.3 * id)),
    gloss: missing ? 0 : 0.35 * line * (1 - grime),
    bump: 0.2,
  }
}

function lightAt(p: Vec, n: Vec, toEye: Vec, k0: number): { soft: number; shine: number } {
  let soft = 0.012
  let shine = 0
  for (let k = k0 - 2; k <= k0 + 2; k++) {
    if (k < 0) continue
    for (const end of [-0.5, 0.5]) {
      const way = less([0, TALL - 0.12, k * BAY + BAY / 2 + end], p)
      const d2 = dot(way, way)
      const l = unit(way)
      const strength = (power(k) * 0.5) / (0.4 + d2)
      soft += Math.max(0, dot(n, l) * 0.9 + 0.1) * strength
      const half = unit([l[0] + toEye[0], l[1] + toEye[1], l[2] + toEye[2]])
      shine += Math.max(0, dot(n, half)) ** 50 * strength
    }
  }
  return { soft, shine }
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const lampAt = (x: number, y: number, z: number): number => {
    const k = Math.floor(z / BAY)
    return y > TALL - 0.03 - 0.08 && Math.abs(x) < 0.09 && Math.abs(z - k * BAY - BAY / 2) < 0.72 ? power(k) : 0
  }
  const haze = (c: Rgb, z: number): Rgb => blend(c, scale(blend(TEAL, hex('#5d6b58'), 0.5), 0.3), smooth(5, 60, z))
  const shadeSolid = (p: Vec, n: Vec, toEye: Vec): Rgb => {
    const glowing = n[1] < -0.5 ? lampAt(p[0], p[1], p[2]) : 0
    if (glowing > 0) return scale(COLD, glowing * 2.6)
    const { albedo, gloss } = surface(p, n)
    const { soft, shine } = lightAt(p, n, toEye, Math.floor(p[2] / BAY))
    const corner = clamp(distance(p[0] + n[0] * 0.2, p[1] + n[1] * 0.2, p[2] + n[2] * 0.2) / 0.2)
    if (p[2] > END - 0.2) return scale(NIGHT, 0.4)
    return sum(
      scale([albedo[0] * COLD[0], albedo[1] * COLD[1], albedo[2] * COLD[2]], soft * 5.2 * (0.35 + 0.65 * corner)),
      COLD,
      shine * gloss * 1.2,
    )
  }
  render(frame, {
    camera: CAMERA,
    distance,
    reach: 60,
    steps: 90,
    care: 0.95,
    shade: (hit, ray) => {
      if (!hit) return scale(NIGHT, 0.4)
      const { at, normal, toEye } = hit
      let c = shadeSolid(at, normal, toEye)
      if (normal[1] > 0.9 && at[1] < 0.02) {
        // The wet floor: follow the mirrored ray with a few long steps, since it only has to be roughly right.
        const { gloss } = surface(at, normal)
        const ripple = (fbm(at[0] * 5, at[2] * 2.2, 3, 9) - 0.5) * 0.1
        const up: Vec = unit([ray[0] + ripple, -ray[1] + ripple * 0.4, ray[2]])
        let t = 0.06
        for (let i = 0; i < 36; i++) {
          const d = distance(at[0] + up[0] * t, at[1] + up[1] * t, at[2] + up[2] * t)
          if (d < 0.006 || t > 40) break
          t += d
        }
        const q: Vec = [at[0] + up[0] * t, at[1] + up[1] * t, at[2] + up[2] * t]
        const ceiling = q[1] > TALL - 0.14
        const n: Vec = ceiling ? [0, -1, 0] : [q[0] > 0 ? -1 : 1, 0, 0]
        const fresnel = mix(0.08, 0.9, (1 - Math.min(1, -ray[1] * 2)) ** 3)
        c = sum(c, shadeSolid(q, n, [-up[0], -up[1], -up[2]]), fresnel * gloss * 0.85)
      }
      return haze(c, at[2])
    },
  })
  const z = 21
  const feet = project(CAMERA, [-0.35, 0, z])
  const tall = 1.72 * feet.unit
  const mirrored = await silhouette(
    `<g transform="translate(0 ${2 * feet.y + 1}) scale(1 -1)">${dress(feet.x, feet.y, tall)}</g>`,
    { rough: 2, grit: 8, soft: 1.6 },
  )
  frame.over(mirrored, scale(BLOOD, 0.1), 0.7)
  const figure = await silhouette(dress(feet.x, feet.y, tall), { soft: 0.5 })
  frame.over(figure, (x, y) => scale(BLOOD, 0.12 + 0.34 * fbm(x / 3, y / 16, 2, 3)))
  const hair = await silhouette(
    `<path d="M${feet.x - tall * 0.085} ${feet.y - tall * 0.74}Q${feet.x - tall * 0.1} ${feet.y - tall * 1.01} ${feet.x} ${feet.y - tall * 1.01}Q${feet.x + tall * 0.1} ${feet.y - tall * 1.01} ${feet.x + tall * 0.085} ${feet.y - tall * 0.74}Z"/>`,
    { soft: 0.5 },
  )
  frame.over(hair, scale(NIGHT, 0.4), 0.96)
  frame.add(rim(figure, 0, -1.6, 0.5), COLD, 0.16)
  const end = project(CAMERA, [0, 1.3, END])
  frame.add(glow(end.x, end.y, 90, 2, 1.4), blend(COLD, MIST, 0.4), 0.09)
  frame.over(
    fog({
      size: 70,
      stretch: 3.4,
      seed: 6,
      torn: 1.1,
      amount: (x, y) => 0.22 * Math.exp(-(((x - end.x) / 260) ** 2) - ((y - end.y - 20) / 90) ** 2),
    }),
    scale(blend(MIST, COLD, 0.4), 0.22),
  )
  frame.over(figure, (x, y) => scale(BLOOD, 0.1 + 0.26 * fbm(x / 3, y / 16, 2, 3)), 0.85)
  frame.over(hair, scale(NIGHT, 0.4), 0.8)
  return { frame, finish: { exposure: 1.7, foot: 0.5, vignette: 0.75, bloom: 0.7, contrast: 1.5 } }
}
