import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { glow } from '../light.ts'
import { box, type Camera, dot, less, lit, project, render, unit, type Vec } from '../march.ts'
import { clamp, fbm, hash, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, blend, hex, type Rgb, scale, sum } from '../palette.ts'
import { silhouette } from '../silhouette.ts'

const CAMERA: Camera = { from: [-0.15, 1.34, -4.3], to: [0.02, 0.98, 0.6], field: 0.62 }
const SET: Vec = [0.34, 1.0, 1.7]
const WALL = 2.3

const soft = (d: number, r: number): number => d - r

function armchair(x: number, y: number, z: number): number {
  const u = x + 0.62
  const w = z + 1.15
  const c = Math.cos(0.16)
  const s = Math.sin(0.16)
  const px = u * c - w * s
  const pz = u * s + w * c
  let d = soft(box(px, y - 0.62, pz + 0.34, 0.36, 0.4, 0.07), 0.09)
  const crest = Math.hypot(Math.max(Math.abs(px) - 0.3, 0), y - 1.06, pz + 0.35) - 0.13
  d = Math.min(d, crest)
  d = Math.min(d, soft(box(Math.abs(px) - 0.46, y - 0.44, pz, 0.05, 0.22, 0.34), 0.07))
  d = Math.min(d, Math.max(Math.hypot(Math.abs(px) - 0.46, y - 0.68) - 0.12, Math.abs(pz) - 0.42))
  d = Math.min(d, soft(box(px, y - 0.34, pz + 0.02, 0.38, 0.12, 0.32), 0.05))
  d = Math.min(d, box(Math.abs(px) - 0.4, y - 0.08, Math.abs(pz) - 0.3, 0.03, 0.08, 0.03))
  return d
}

function distance(x: number, y: number, z: number): number {
  let d = Math.min(y, 2.7 - y, WALL - z, x + 3.1, 3.3 - x)
  const tx = x - SET[0]
  const tz = z - SET[2] - 0.22
  d = Math.min(d, soft(box(tx, y - SET[1], tz, 0.44, 0.33, 0.2), 0.03))
  d = Math.max(d, -soft(box(tx - 0.07, y - SET[1], tz + 0.25, 0.3, 0.25, 0.05), 0.02))
  d = Math.min(
    d,
    box(tx, y - 0.56, tz, 0.62, 0.04, 0.26),
    box(Math.abs(tx) - 0.54, y - 0.27, Math.abs(tz) - 0.18, 0.025, 0.28, 0.025),
  )
  d = Math.min(d, armchair(x, y, z))
  d = Math.min(d, soft(box(x - 1.72, y - 0.3, z - 1.6, 0.3, 0.28, 0.26), 0.02))
  d = Math.min(
    d,
    Math.max(Math.hypot(x - 1.72, z - 1.6) - mix(0.3, 0.14, clamp((y - 1.12) / 0.36)), Math.abs(y - 1.3) - 0.18) * 0.8,
  )
  d = Math.min(d, Math.max(Math.hypot(x - 1.72, z - 1.6) - 0.03, Math.abs(y - 0.86) - 0.28))
  d = Math.min(d, box(x - 0.92, y - 1.86, z - WALL, 0.3, 0.22, 0.03), box(x - 1.5, y - 1.7, z - WALL, 0.17, 0.22, 0.03))
  d = Math.min(d, box(x + 3.05, y - 1.05, z - 0.2, 0.08, 1.08, 0.52))
  return d
}

function albedoAt(p: Vec, n: Vec): Rgb {
  const [x, y, z] = p
  if (y < 0.02) {
    const pile = 0.6 + 0.6 * fbm(x * 26, z * 26, 3, 4)
    const ring = Math.abs(Math.hypot(x * 0.8, z - 0.2) - 1.35)
    return scale(
      ring < 0.05 ? hex('#6b4a34') : Math.hypot(x * 0.8, z - 0.2) < 1.35 ? hex('#3a2320') : hex('#4a3a2c'),
      pile,
    )
  }
  if (z > WALL - 0.01 && n[2] < -0.9) {
    const sprig = Math.hypot(
      ((((x * 4.4) % 1) + 1) % 1) - 0.5,
      ((((y * 3.4 + (Math.floor(x * 4.4) % 2) * 0.5) % 1) + 1) % 1) - 0.5,
    )
    return scale(
      blend(
        hex('#5f5a48'),
        hex('#3e4a44'),
        smooth(0.3, 0.2, sprig) * 0.7 + smooth(0.5, 0.8, fbm(x, y * 0.4, 4, 6)) * 0.4,
      ),
      0.9,
    )
  }
  if (y > 2.6 || x > 3.2) return hex('#1c1916')
  if (armchair(x, y, z) < 0.01) return scale(hex('#5a3327'), 0.6 + 0.7 * fbm(x * 30, y * 30 + z * 9, 3, 9))
  if (Math.abs(x - SET[0]) < 0.7 && z > 1.5 && z < WALL - 0.05 && y < 1.5)
    return scale(hex('#4a2e1c'), 0.5 + 0.8 * ridged(x * 3, y * 26, 3, 4))
  if (x > 1.3 && y > 1.1 && z > 1.2 && z < 2) return hex('#8a7a5a')
  return scale(hex('#4a443a'), 0.7 + 0.5 * fbm(x * 5 + z * 4, y * 5, 3, 8))
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const blue = hex('#a9c6cc')
  const lamps: Vec[] = [[SET[0] + 0.06, SET[1] + 0.02, SET[2] - 0.16]]
  render(frame, {
    camera: CAMERA,
    distance,
    reach: 14,
    steps: 100,
    care: 0.85,
    shade: (hit) => {
      if (!hit) return [0, 0, 0]
      const { at, normal, toEye } = hit
      const [x, y, z] = at
      if (
        Math.abs(x - SET[0] - 0.07) < 0.3 &&
        Math.abs(y - SET[1]) < 0.25 &&
        z > SET[2] - 0.06 &&
        z < SET[2] + 0.1 &&
        normal[2] < -0.7
      ) {
        const speck = hash(Math.floor(x * 170), Math.floor(y * 150), 5)
        const line = 0.8 + 0.2 * Math.sin(y * 560)
        const band = 0.8 + 0.6 * smooth(0.45, 0.7, fbm(3, y * 7, 2, 8))
        const round = smooth(0.34, 0.2, Math.hypot((x - SET[0] - 0.07) * 0.86, y - SET[1]))
        return scale(blue, (0.35 + speck * 1.5) * line * band * (0.35 + 0.85 * round))
      }
      const albedo = albedoAt(at, normal)
      let out = scale([albedo[0] * 0.5, albedo[1] * 0.8, albedo[2]], 0.014)
      for (const lamp of lamps) {
        const way = less(lamp, at)
        const d2 = dot(way, way)
        const l = unit(way)
        const face = dot(normal, l)
        // The tube lights the room in front of it; the wall behind gets only light that the room reflects.
        const front = clamp((lamp[2] - z) * 1.4 + 0.1)
        if (face > 0 && z < SET[2] + 0.4) {
          const open = lit(distance, [x + normal[0] * 0.02, y + normal[1] * 0.02, z + normal[2] * 0.02], lamp, 5, 64)
          out = sum(
            out,
            [albedo[0] * blue[0], albedo[1] * blue[1], albedo[2] * blue[2]],
            (face * open * Math.min(1, front) * 5.2) / (0.25 + d2),
          )
          const half = unit([l[0] + toEye[0], l[1] + toEye[1], l[2] + toEye[2]])
          out = sum(out, blue, (Math.max(0, dot(normal, half)) ** 18 * open * 0.1) / (0.3 + d2))
        }
      }
      const halo = Math.hypot(x - SET[0], y - SET[1])
      const tinted: Rgb = [albedo[0] * blue[0], albedo[1] * blue[1], albedo[2] * blue[2]]
      out = sum(out, tinted, (0.6 * smooth(SET[2] + 0.25, WALL, z) + 0.02) / (0.22 + halo * halo * 2.2))
      if (armchair(x, y, z) < 0.01) {
        const edge = (1 - Math.abs(dot(normal, toEye))) ** 2.5
        out = sum(out, blue, edge * clamp(normal[1] * 0.7 + normal[0] * 0.5 + 0.1) * 0.2)
      }
      // A door on the left is slightly open to a red hall.
      if (x < -2.4)
        out = sum(out, BLOOD, 0.06 / (0.12 + (x + 3.1) ** 2 + (z - 0.75) ** 2 * 3 + Math.max(0, y - 2) ** 2))
      return out
    },
  })
  const tube = project(CAMERA, SET)
  const screen = await silhouette(
    `<ellipse cx="${tube.x + 18}" cy="${tube.y}" rx="${0.3 * tube.unit}" ry="${0.24 * tube.unit}"/>`,
    { soft: 14 },
  )
  frame.add(glow(tube.x + 14, tube.y, 190, 2, 1.3), blue, 0.05)
  const rays = shafts(screen, tube.x + 14, tube.y, 0.7)
  const chairMask = field((x, y) => smooth(0, 1, 1 - clamp(frame.g[y * 1600 + x]! * 40)))
  frame.add(
    combine(blur(rays, 5), chairMask, (r, c) => r * (1 - c * 0.8)),
    blue,
    0.08,
  )
  return { frame, finish: { exposure: 2.7, foot: 0.5, vignette: 0.75, bloom: 0.7, contrast: 1.4 } }
}
