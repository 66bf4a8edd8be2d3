import type { Picture } from '../draw.ts'
import { Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, EMBER, hex, MIST, NIGHT, type Rgb, scale, sum, TEAL } from '../palette.ts'
import { rim, silhouette } from '../silhouette.ts'

const HORIZON = 372
const MOON = { x: 716, y: 150 }
const LANTERN = { x: 1046, y: 356 }
const RINGS = [
  { x: -1.05, z: 7.2 },
  { x: 0.2, z: 5.6 },
] as const
const LENS = 860
const EYE = 1.35

const shore = (x: number): number => {
  const hills = HORIZON - 34 - 60 * fbm(x / 380, 1, 3, 3) - 26 * smooth(500, 1500, x)
  return hills - 22 * ridged(x / 17, 2, 3, 9) - 9 * ridged(x / 5, 4, 2, 10)
}

function sky(x: number, y: number): Rgb {
  const d = Math.hypot(x - MOON.x, (y - MOON.y) * 1.15)
  const cloud = curl(x / 420, y / 120, 6, 14, 0.7)
  const thick = smooth(0.36, 0.7, cloud)
  const halo = 1 / (1 + (d / 120) ** 2) + 0.35 / (1 + (d / 360) ** 2)
  const base = sum(scale(DEEP_TEAL, 0.32 + 0.3 * smooth(-200, HORIZON, y)), scale(TEAL, 0.25), thick)
  const silver = scale(blend(MIST, BONE, 0.45), halo * mix(0.5, 1.0, thick) * (1 - 0.5 * smooth(0.6, 0.85, cloud)))
  const disc = smooth(37, 34.5, d) * (0.55 + 0.45 * fbm(x / 13, y / 13, 4, 5)) * (1 - 0.85 * smooth(0.5, 0.68, cloud))
  return sum(sum(base, silver, 0.66), BONE, disc * 2.4)
}

function swell(x: number, z: number, t: number): number {
  let h = fbm(x * 1.1 + 3, z * 0.5, 3, 3) * 0.5 + fbm(x * 4.2, z * 1.9, 3, 13) * 0.16 + fbm(x * 15, z * 9, 2, 17) * 0.03
  for (const ring of RINGS) {
    const d = Math.hypot(x - ring.x, z - ring.z)
    const out = smooth(1.25, 0.15, d) * smooth(0.02, 0.16, d)
    h += Math.sin(d * 21 - 1) * 0.05 * out
  }
  return h * t
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const land = (x: number, y: number): number => smooth(-1.5, 1.5, y - shore(x))
  const above = (x: number, y: number): Rgb => {
    const c = sky(x, y)
    const l = land(x, y)
    const tone = blend(
      scale(NIGHT, 0.55),
      scale(DEEP_TEAL, 0.6),
      smooth(250, HORIZON, y) * Math.exp(-(((x - MOON.x) / 520) ** 2)),
    )
    return l > 0 ? blend(c, tone, l) : c
  }
  frame.shade((x, y) => {
    if (y < HORIZON) return above(x, y)
    const drop = y - HORIZON + 0.6
    const z = (EYE * LENS) / drop
    const wx = ((x - 800) * z) / LENS
    const calm = clamp(7 / z, 0.12, 1) * mix(0.35, 1.15, smooth(0.35, 0.65, fbm(wx * 0.28, z * 0.1, 3, 40)))
    const e = 0.03 + z * 0.003
    const h = swell(wx, z, calm)
    const sx = (swell(wx + e, z, calm) - h) / e
    const sz = (swell(wx, z + e, calm) - h) / e
    const mx = x + sx * 210
    const my = HORIZON - drop * 0.62 - 4 + sz * 360
    const seen = above(mx, Math.min(HORIZON - 1, my < 0 ? -my * 0.4 : my))
    const grazing = 0.08 + 0.92 * (1 - Math.min(1, drop / 520)) ** 3
    const deep = scale(DEEP_TEAL, 0.1)
    return blend(deep, seen, clamp(grazing * 0.85 + 0.06))
  })
  // The moon's path: facets of the water that reflect it.
  frame.add(
    field((x, y) => {
      const drop = y - HORIZON
      if (drop < 2) return 0
      const z = (EYE * LENS) / drop
      const wx = ((x - 800) * z) / LENS
      const glint = ridged(wx * 3.4 + fbm(wx, z, 2, 4), z * 2.2, 4, 60)
      const width = 24 + drop * 0.34
      const path = Math.exp(-(((x - MOON.x - (fbm(y / 30, 1, 3, 7) - 0.5) * drop * 0.12) / width) ** 2))
      return path * smooth(mix(0.5, 0.74, smooth(0, 400, drop)), 0.95, glint) * smooth(430, 30, drop) ** 1.5
    }),
    blend(BONE, MIST, 0.3),
    2.4,
  )

  frame.over(
    fog({
      size: 34,
      stretch: 7,
      seed: 8,
      torn: 0.8,
      amount: (_, y) => 0.62 * Math.exp(-(((y - HORIZON + 6) / 20) ** 2)),
    }),
    scale(blend(MIST, TEAL, 0.4), 0.42),
  )
  const hut = await silhouette(
    `<path d="M${LANTERN.x - 26} ${HORIZON + 2}v-26l22-20l26 18v28Z M${LANTERN.x + 4} ${HORIZON - 44}v-14h6v18Z"/><path d="M${LANTERN.x - 60} ${HORIZON + 3}h46v3h-46Z"/>`,
  )
  frame.over(hut, scale(NIGHT, 0.4))
  const lamp = await silhouette(`<path d="M${LANTERN.x - 12} ${LANTERN.y - 2}h8v9h-8Z"/>`, { soft: 0.8 })
  frame.add(lamp, EMBER, 3)
  frame.add(glow(LANTERN.x - 8, LANTERN.y + 2, 30, 2), BLOOD, 0.5)
  frame.add(
    field((x, y) => {
      const drop = y - HORIZON
      if (drop < 3) return 0
      const wobble = (fbm(y / 9, 2, 3, 71) - 0.5) * (10 + drop * 0.22)
      const width = 4 + drop * 0.05
      return (
        Math.exp(-(((x - LANTERN.x + 8 + wobble) / width) ** 2)) *
        Math.exp(-drop / 120) *
        smooth(0.4, 0.62, fbm(x / 30, y / 4.5, 3, 72))
      )
    }),
    blend(EMBER, BLOOD, 0.5),
    1.3,
  )

  const bx = 768
  const by = 560
  const boat = await silhouette(
    `<g transform="translate(${bx} ${by}) scale(0.82)"><path d="M-132 -30C-88 -14 70 -13 124 -34C112 -6 80 8 14 9C-60 9 -112 -4 -132 -30Z"/>
    <path d="M-24 -12C-30 -40 -28 -60 -12 -68C-9 -71 -8 -74 -9 -78C-14 -92 -6 -101 3 -101C13 -101 19 -91 14 -78C13 -74 14 -71 18 -68C32 -60 33 -38 27 -12Z"/>
    <path d="M-22 -50L-96 -22L-186 22L-214 35L-190 17L-98 -27L-20 -57Z"/><path d="M24 -50L100 -24L176 12L200 23L180 7L102 -28L24 -57Z"/></g>`,
    { rough: 0.7 },
  )
  const mirror = field((x, y) => {
    const up = by + 8 - (y - by - 8) * 0.8
    if (y < by + 4 || up < 400) return 0
    const wave = (fbm(x / 60, y / 7, 3, 81) - 0.5) * (y - by) * 0.5
    const sx = clamp(Math.round(x + wave), 0, 1599)
    return boat[Math.round(up) * 1600 + sx]! * smooth(700, by + 4, y)
  })
  frame.over(mirror, scale(NIGHT, 0.3), 0.85)
  frame.over(boat, (x, y) => scale(blend(NIGHT, hex('#2a201a'), 0.3), 0.1 + 0.2 * ridged(x / 60, y / 6, 3, 5)))
  frame.add(rim(boat, -0.6, -1.6, 0.5), BONE, 0.34)
  frame.over(
    fog({ size: 44, stretch: 6, seed: 28, torn: 1, amount: (_, y) => 0.16 * Math.exp(-(((y - 440) / 60) ** 2)) }),
    scale(MIST, 0.36),
  )
  return { frame, finish: { exposure: 1.5, foot: 0.6, vignette: 0.65, bloom: 0.9, contrast: 1.4 } }
}
