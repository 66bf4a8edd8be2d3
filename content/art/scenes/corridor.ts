import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { box, type Camera, dot, less, project, render, unit, type Vec } from '../march.ts'
import { clamp, fbm, hash, mix, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, EMBER, hex, NIGHT, type Rgb, SODIUM, scale, sum, tint, UMBER } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'

const HALF = 1.25
const TALL = 2.75
const END = 34
const BAY = 3.4
const CAMERA: Camera = { from: [0, 1.12, 0], to: [0, 1.2, 10], field: 0.92 }
const DEAD = new Set([3])

function distance(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  const bay = z - BAY * Math.round(z / BAY)
  let wall = HALF - side
  const recess = box(side - HALF, y - 1.03, bay, 0.16, 1.04, 0.46)
  wall = Math.max(wall, -recess)
  wall = Math.min(
    wall,
    Math.max(box(side - HALF, y - 1.08, bay, 0.045, 1.14, 0.56), -box(side - HALF, y - 1.0, bay, 0.4, 1.06, 0.45)),
  )
  wall = Math.min(
    wall,
    box(side - HALF, y - 0.09, bay - BAY / 2, 0.03, 0.1, 1.16),
    box(side - HALF, y - 0.9, bay - BAY / 2, 0.025, 0.03, 1.16),
  )
  const knob = Math.hypot(side - HALF - 0.1, y - 1, bay + 0.36) - 0.035
  const beam = box(side, y - TALL, bay - BAY / 2, 2, 0.14, 0.16)
  const shell = Math.min(y, TALL - y, END - z)
  return Math.min(wall, knob, beam, shell)
}

/** The pattern of the carpet, which may be read as eyes, leaves or flames. */
function carpet(x: number, z: number): Rgb {
  const row = Math.floor(z / 0.5)
  const u = (x / 0.5 + (row % 2) * 0.5 + 40.5) % 1
  const v = (z / 0.5 + 40) % 1
  const leaf = Math.abs(u - 0.5) / (0.46 * Math.sin(Math.PI * clamp(v, 0.02, 0.98)) ** 0.8)
  const core = Math.hypot((u - 0.5) * 1.5, v - 0.5)
  let c: Rgb = hex('#5d1016')
  if (leaf < 1) c = hex('#1d0f0e')
  if (leaf < 0.72) c = hex('#a05a24')
  if (leaf < 0.5) c = hex('#42100f')
  if (core < 0.12) c = hex('#c9a878')
  const border = Math.abs(x) > 1.02
  if (border) c = Math.abs(Math.abs(x) - 1.08) < 0.022 ? hex('#a05a24') : hex('#1d0f0e')
  return scale(c, 0.75 + 0.5 * fbm(x * 30, z * 30, 3, 3))
}

function surface(p: Vec, n: Vec): Rgb {
  const [x, y, z] = p
  if (n[1] > 0.8 && y < 0.05) return carpet(x, z)
  if (y > TALL - 0.3) return scale(hex('#6f624c'), 0.7 + 0.5 * fbm(x * 2, z * 2, 4, 8))
  const side = Math.abs(x)
  if (z > END - 0.1) return scale(BONE, 0.6)
  if (side > HALF + 0.1) {
    const bay = z - BAY * Math.round(z / BAY)
    const panel = Math.min(
      Math.abs(Math.abs(bay) - 0.3),
      Math.abs(y - 0.18),
      Math.abs(y - 0.86),
      Math.abs(y - 1.94),
      Math.abs(y - 1.02),
    )
    const grain = fbm(z * 30, y * 3, 3, 7)
    return scale(hex('#56301b'), (0.6 + 0.6 * grain) * mix(0.4, 1, smooth(0.006, 0.03, panel)))
  }
  if (y < 0.92 || side < HALF - 0.012) return scale(hex('#4a2c1b'), 0.7 + 0.5 * fbm(z * 18, y * 4, 3, 9))
  const stripe = smooth(-0.2, 0.2, Math.sin(z * 37))
  const stain =
    smooth(0.48, 0.8, fbm(z * 0.9, y * 0.5, 4, 21)) * 0.5 +
    0.3 * smooth(0.5, 0.7, fbm(z * 5, y * 0.5, 3, 23)) * smooth(1, 2.6, y)
  const sprig = Math.hypot(((z * 5.9 + 40) % 1) - 0.5, (((y * 5.9 + (Math.floor(z * 5.9) % 2) * 0.5) % 1) - 0.5) * 0.7)
  const paper = blend(hex('#8d7a52'), hex('#5f4d33'), 0.55 * smooth(0.26, 0.16, sprig) + 0.35 * stripe)
  return scale(paper, 1 - stain)
}

const lampZ = (k: number): number => BAY / 2 + k * BAY - BAY / 2 + 0.001
const power = (k: number): number =>
  DEAD.has(k) || k < 0 ? 0.02 : k === 0 ? 0.16 : k === 1 ? 0.6 : 0.8 + 0.2 * hash(k, 4)

function lightAt(p: Vec, n: Vec, toEye: Vec): { soft: Rgb; shine: Rgb } {
  let soft: Rgb = scale(hex('#26333a'), 0.018)
  let shine: Rgb = [0, 0, 0]
  const near = Math.round(p[2] / BAY)
  for (let k = near - 2; k <= near + 2; k++) {
    if (lampZ(k) > END) continue
    const way = less([0, TALL - 0.28, lampZ(k)], p)
    const d2 = dot(way, way)
    const l = unit(way)
    const face = Math.max(0, dot(n, l) * 0.9 + 0.1)
    const strength = (power(k) * 2.9) / (0.6 + d2)
    soft = sum(soft, SODIUM, face * strength)
    const half = unit([l[0] + toEye[0], l[1] + toEye[1], l[2] + toEye[2]])
    shine = sum(shine, SODIUM, Math.max(0, dot(n, half)) ** 40 * strength * 0.4)
  }
  const end = less([0, 1.2, END - 0.4], p)
  const far = dot(end, end)
  const l = unit(end)
  const grazing = Math.max(0, dot(n, l)) + 0.04
  soft = sum(soft, blend(BLOOD, EMBER, 0.25), ((grazing * 150) / (26 + far)) * 0.5)
  const half = unit([l[0] + toEye[0], l[1] + toEye[1], l[2] + toEye[2]])
  shine = sum(shine, BLOOD, Math.max(0, dot(n, half)) ** 24 * smooth(30, 4, p[2] * -1 + 26) * 0.55)
  return { soft, shine }
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  render(frame, {
    camera: CAMERA,
    distance,
    reach: 40,
    steps: 110,
    shade: (hit) => {
      if (!hit) return [0, 0, 0]
      const { at, normal, toEye } = hit
      if (at[2] > END - 0.15)
        return scale(blend(EMBER, BLOOD, clamp(0.3 + Math.hypot(at[0] * 0.9, at[1] - 1.5) * 0.42)), 1.2)
      const near = Math.round(at[2] / BAY)
      if (at[1] > TALL - 0.02 && Math.hypot(at[0], at[2] - lampZ(near)) < 0.24)
        return scale(SODIUM, 2.6 * power(near) + 0.02)
      const corner = clamp(Math.min(HALF + 0.12 - Math.abs(at[0]), at[1] + 0.02, TALL - at[1]) * 5 + 0.3)
      const { soft, shine } = lightAt(at, normal, toEye)
      const gloss = at[1] < 0.03 ? 0.12 : at[1] > TALL - 0.3 ? 0.05 : 0.4
      const c = sum(tint(surface(at, normal), scale(soft, 1.7 * corner)), shine, gloss * corner)
      return blend(c, scale(blend(UMBER, BLOOD, smooth(8, 34, at[2]) * 0.7), 0.3), smooth(6, 56, at[2]))
    },
  })
  const end = project(CAMERA, [0, 1.3, END])
  const feet = project(CAMERA, [0.16, 0, 19])
  const height = 1.78 * feet.unit
  const shadow = await silhouette(
    `<path d="M${feet.x - 7} ${feet.y}L${feet.x + 7} ${feet.y}L${feet.x + 58} ${feet.y + 190}L${feet.x - 24} ${feet.y + 190}Z"/>`,
    { soft: 7 },
  )
  frame.over(shadow, (_, y) => scale(NIGHT, 0.4 + (y - feet.y) * 0.002), 0.7)
  const figure = await silhouette(coat(feet.x, feet.y, height))
  frame.over(figure, scale(NIGHT, 0.15))
  frame.add(rim(figure, 1.4, 0, 0.5), BLOOD, 0.6)
  frame.add(rim(figure, -1.4, 0, 0.5), EMBER, 0.4)
  const source = combine(glow(end.x, end.y, 30, 3), figure, (a, b) => a * (1 - b))
  const rays = blur(shafts(source, end.x, end.y, 0.75), 2)
  frame.add(rays, blend(BLOOD, EMBER, 0.35), 0.34)
  frame.over(
    fog({
      size: 110,
      stretch: 2.2,
      torn: 0.9,
      seed: 3,
      amount: (x, y) => 0.13 * Math.exp(-(((x - end.x) / 330) ** 2) - ((y - end.y) / 190) ** 2),
    }),
    scale(blend(BLOOD, EMBER, 0.35), 0.3),
  )
  return { frame, finish: { exposure: 1.4, foot: 0.5, vignette: 0.6, bloom: 0.8, contrast: 1.3 } }
}
