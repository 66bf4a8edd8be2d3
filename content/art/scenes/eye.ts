import { blur, sample } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field, WIDTH } from '../frame.ts'
import { glow } from '../light.ts'
import { clamp, fbm, mix, random, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, EMBER, hex, NIGHT, type Rgb, SODIUM, SOOT, scale, sum, TEAL } from '../palette.ts'
import { coat, silhouette } from '../silhouette.ts'

const EYE = { x: 812, y: 436 }
const IRIS = 128
const PUPIL = 56

const upper = (x: number): number => {
  const u = (x - EYE.x) / 330
  return EYE.y + 62 - 178 * Math.max(0, 1 - Math.abs(u + 0.02) ** 2.3) ** 0.92 + 26 * u
}
const lower = (x: number): number => {
  const u = (x - EYE.x) / 330
  return EYE.y + 62 + 70 * Math.max(0, 1 - Math.abs(u - 0.01) ** 2.2) + 26 * u
}
const inside = (x: number, y: number): number => {
  if (Math.abs(x - EYE.x) > 326) return 0
  return smooth(-2, 3, y - upper(x)) * smooth(-2, 3, lower(x) - y)
}

function iris(dx: number, dy: number): Rgb {
  const r = Math.hypot(dx, dy)
  const a = Math.atan2(dy, dx)
  const t = (r - PUPIL) / (IRIS - PUPIL)
  const warp = fbm(a * 2.2 + 9, t * 2, 3, 4) * 1.2
  const ring = (seed: number, f: number) =>
    ridged(Math.cos(a + warp * 0.12) * f, Math.sin(a + warp * 0.12) * f + t * 0.5, 4, seed)
  const fibre = ring(3, 13) * 0.62 + ring(7, 30) * 0.5
  const collar = Math.exp(-(((t - 0.26 - 0.1 * fbm(a * 3, 1, 3, 8)) / 0.13) ** 2))
  const flesh = blend(hex('#4e6a6c'), hex('#b98a3c'), clamp(collar * 0.95 + 0.12))
  const edge = smooth(1.02, 0.74, t) * smooth(-0.04, 0.14, t)
  const caustic = Math.exp(-(((Math.atan2(dy, -dx) + 0.75) / 0.95) ** 2)) * smooth(0, 0.5, t)
  const c = scale(flesh, (0.1 + fibre ** 1.7 * 1.35) * edge)
  return sum(c, blend(SODIUM, BONE, 0.3), caustic * fibre ** 2 * 0.5 * edge)
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const lamp = { x: 560, y: 330 }
  const skin = field((x, y) => {
    const fold = ridged(x / 190 + fbm(x / 60, y / 60, 3, 2) * 0.6, (y - 0.12 * x) / 26, 4, 5)
    const pores = fbm(x / 4.2, y / 4.2, 3, 9)
    const crease = Math.exp(-(((y - upper(clamp(x, EYE.x - 300, EYE.x + 300)) + 46) / 9) ** 2))
    const bag = Math.exp(-(((y - lower(clamp(x, EYE.x - 300, EYE.x + 300)) - 40) / 14) ** 2))
    return (
      0.55 + 0.3 * fbm(x / 80, y / 50, 4, 3) + (fold - 0.5) * 0.2 + (pores - 0.5) * 0.13 - crease * 0.42 - bag * 0.2
    )
  })
  frame.shade((x, y) => {
    const i = y * WIDTH + x
    const relief = clamp(0.62 + (skin[i]! - sample(skin, x + 3, y + 2)) * 3.2, 0, 1.6)
    const fall = Math.exp(-(((x - lamp.x - 150) / 330) ** 2) - ((y - lamp.y - 70) / 210) ** 2)
    const lid = y < EYE.y ? smooth(-150, -8, y - upper(clamp(x, 500, 1120))) : 1
    const flesh = blend(hex('#6f4d3e'), hex('#8c4a39'), smooth(0.35, 0.75, fbm(x / 70, y / 50, 4, 14)) * 0.7)
    return sum(scale(flesh, skin[i]! * relief * fall * (0.28 + 0.22 * lid)), TEAL, 0.012 * relief)
  })

  const open = field(inside)
  const shade = (x: number, y: number): number =>
    smooth(2, 74, y - upper(x)) *
    (0.35 + 0.65 * Math.exp(-(((x - EYE.x + 60) / 270) ** 2))) *
    smooth(-3, 22, lower(x) - y)
  frame.over(open, (x, y) => {
    const dx = x - EYE.x
    const dy = y - EYE.y
    const r = Math.hypot(dx, dy)
    const veins = ridged(x / 46 + fbm(x / 30, y / 30, 3, 3), y / 22, 4, 41)
    const red = smooth(0.68, 0.92, veins) * smooth(150, 270, r) * 0.75
    const corner = smooth(236, 326, dx) * 0.85
    const white = blend(
      blend(hex('#b9ab93'), hex('#8f3a34'), red),
      hex('#9a3b34'),
      clamp(corner + smooth(170, 320, r) * 0.34),
    )
    let c = scale(white, 0.34 * shade(x, y) * (0.7 + 0.4 * fbm(x / 50, y / 50, 3, 6)))
    const rim = smooth(IRIS + 7, IRIS - 7, r + (fbm(x / 9, y / 9, 2, 2) - 0.5) * 5)
    if (rim > 0) c = blend(c, scale(iris(dx, dy), 0.28 + 1.25 * shade(x, y)), rim)
    const hole = smooth(PUPIL + 4, PUPIL - 4, r + (fbm(x / 12, y / 12, 2, 5) - 0.5) * 4)
    return blend(c, scale(NIGHT, 0.12), hole)
  })

  // The reflection in the eye: a lit doorway, bent by the cornea, with a person in it.
  const doorway = await silhouette(
    '<path d="M790 412Q812 402 834 412Q840 446 835 474Q812 482 789 474Q784 446 790 412Z"/>',
    { soft: 1.2 },
  )
  const someone = await silhouette(coat(811, 473, 54), { soft: 0.7 })
  const seen = combine(doorway, someone, (d, s) => d * (1 - s))
  frame.add(seen, (_, y) => blend(SODIUM, EMBER, smooth(410, 476, y)), 1.25)
  frame.add(glow(812, 442, 50, 2.2), EMBER, 0.1)
  const glint = await silhouette(
    '<path d="M738 366q26-22 56-22q-6 14-8 30q-28 4-44 16Z"/><ellipse cx="878" cy="506" rx="9" ry="5"/>',
    { soft: 1.6 },
  )
  frame.add(glint, BONE, 1.5)
  const wet = field((x, y) => {
    const d = lower(clamp(x, EYE.x - 312, EYE.x + 312)) - y
    if (Math.abs(x - EYE.x) > 300) return 0
    return (
      Math.exp(-(((d - 5) / 2.4) ** 2)) *
      smooth(0.36, 0.75, fbm(x / 60, 3, 4, 8)) *
      Math.exp(-(((x - EYE.x + 90) / 170) ** 2))
    )
  })
  frame.add(wet, BONE, 0.34)

  const next = random(15)
  const lash: string[] = []
  for (let i = 0; i < 150; i++) {
    const u = next() * 2 - 1
    const x = EYE.x + u * 306
    const up = next() < 0.68
    const y = up ? upper(x) + 3 : lower(x) - 1
    const long = (up ? 54 + next() * 58 : 20 + next() * 22) * (1 - 0.35 * Math.abs(u))
    const fan = u * 46 + (next() - 0.5) * 26
    const side = up ? -1 : 1
    lash.push(
      `<path d="M${x - 1.6} ${y}Q${x + fan * 0.35} ${y + side * long * 0.34 - (up ? -10 : 0)} ${x + fan} ${y + side * long}Q${x + fan * 0.35 + 3} ${y + side * long * 0.3 - (up ? -12 : 0)} ${x + 2.4} ${y}Z"/>`,
    )
  }
  const lid = field((x, y) => {
    if (Math.abs(x - EYE.x) > 322) return 0
    const d = y - upper(clamp(x, EYE.x - 312, EYE.x + 312))
    return Math.exp(-(((d + 1) / 6) ** 2))
  })
  frame.over(lid, scale(hex('#2a1210'), 0.4), 0.85)
  frame.over(await silhouette(lash.join(''), { soft: 0.7 }), scale(NIGHT, 0.2), 0.94)

  const topEdge = (x: number): number =>
    262 + (x - 800) * -0.075 + (fbm(x / 120, 2, 4, 17) - 0.5) * 30 + (fbm(x / 9, 2, 2, 18) - 0.5) * 5
  const lowEdge = (x: number): number =>
    622 + (x - 800) * -0.028 + (fbm(x / 140, 8, 4, 27) - 0.5) * 26 + (fbm(x / 9, 7, 2, 28) - 0.5) * 5
  const boards = field((x, y) => Math.max(smooth(1.5, -1.5, y - topEdge(x)), smooth(1.5, -1.5, lowEdge(x) - y)))
  const cast = blur(boards, 34)
  frame.over(cast, scale(NIGHT, 0.15), 0.9)
  const plank = field((x, y) => {
    const slope = y < 450 ? y + x * 0.075 : y + x * 0.028
    const knot =
      Math.exp(-(((x - 1190) / 120) ** 2) - ((y - 130) / 34) ** 2) * 7 +
      Math.exp(-(((x - 420) / 150) ** 2) - ((y - 760) / 40) ** 2) * 8
    return ridged(x / 520 + knot * 0.2, slope / 15 + knot + fbm(x / 240, slope / 60, 3, 4) * 3, 4, 12)
  })
  frame.over(boards, (x, y) => {
    const i = y * WIDTH + x
    const d = y < 450 ? topEdge(x) - y : y - lowEdge(x)
    const edge = Math.exp(-d / 15) * 0.9 + Math.exp(-d / 90) * 0.24
    const reach = Math.exp(-(((x - EYE.x + 40) / 480) ** 2))
    const relief = clamp(0.4 + (plank[i]! - sample(plank, x, y + (y < 450 ? -2 : 2))) * 5, 0, 1.5)
    const wood = blend(SOOT, hex('#5b3a26'), plank[i]!)
    const split = smooth(0.12, 0.2, plank[i]!)
    return sum(
      scale(wood, (0.07 + edge * reach * 0.9) * relief * split),
      blend(EMBER, BLOOD, 0.6),
      Math.exp(-d / 2.6) * reach * reach * 0.4,
    )
  })
  const nails = await silhouette('<circle cx="236" cy="170" r="9"/><circle cx="1390" cy="702" r="9"/>', { soft: 1 })
  frame.over(nails, (x, y) => scale(SOOT, mix(0.2, 1, smooth(8, -8, (y % 100) - 72 + x * 0))))
  return { frame, finish: { exposure: 2.1, foot: 0.5, vignette: 0.8, bloom: 0.8, contrast: 1.3 } }
}
