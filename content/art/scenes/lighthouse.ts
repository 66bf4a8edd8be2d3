import { blur, streaks } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { beam, fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, random, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, EMBER, hex, MIST, NIGHT, SODIUM, SOOT, scale, sum, TEAL } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'

const LAMP = { x: 742, y: 196 }
const SEA = 590

const TOWER = 'M716 232L690 612L800 612L768 232Z'
const GALLERY =
  'M706 232L704 222L780 222L778 232L772 240L712 240Z M704 222L704 206L706 206L706 222Z M778 222L778 206L780 206L780 222Z M704 207L780 207L780 209L704 209Z'
const CAP = 'M720 176Q742 140 764 176L770 182L714 182Z M739.5 160L740 122L742.5 122L743.5 160Z'
const LANTERN = 'M722 182L762 182L760 222L724 222Z'

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  frame.shade((x, y) => {
    const swirl = curl((x + y * 0.5) / 420, (y - x * 0.12) / 190, 5, 21, 0.55)
    const light = Math.exp(-(((x - 900) / 700) ** 2) - ((y - 470) / 260) ** 2)
    const cloud = smooth(0.32, 0.78, swirl)
    return sum(
      scale(blend(DEEP_TEAL, TEAL, cloud), mix(0.3, 0.8, cloud) * (0.26 + light * 0.9)),
      MIST,
      light * (0.1 + cloud * 0.3),
    )
  })

  const air = field((x, y) => mix(0.5, 1.25, smooth(0.3, 0.72, curl(x / 190, y / 110, 5, 33, 0.5))))
  const right = combine(beam(LAMP.x, LAMP.y, -0.16, 0.075, 620), air, (a, b) => a * b)
  const left = combine(beam(LAMP.x, LAMP.y, Math.PI - 0.12, 0.06, 380), air, (a, b) => a * b)
  frame.add(right, blend(BONE, SODIUM, 0.22), 1.15)
  frame.add(left, blend(BONE, SODIUM, 0.3), 0.5)
  frame.add(glow(LAMP.x, LAMP.y + 6, 120, 2, 1.3), blend(SODIUM, BONE, 0.4), 0.42)

  const wave = (base: number, tall: number, long: number, seed: number) => {
    const top = (x: number) =>
      base - tall * (ridged(x / long, seed * 7.7, 4, seed) - 0.5) * 1.6 - tall * 0.8 * Math.sin(x / (long * 1.7) + seed)
    return field((x, y) => smooth(top(x) - 1.5, top(x) + 1.5, y))
  }
  const sea = (mask: Float32Array, seed: number, bright: number, size: number): void => {
    frame.over(mask, (x, y) => {
      const drag = y / size - x / (size * 5)
      const foam = ridged(x / size + fbm(x / size / 2, y / size, 2, seed) * 2, drag * 1.5, 5, seed)
      const lace = smooth(0.66, 0.86, foam)
      const near = Math.exp(-(((x - 900) / 620) ** 2))
      return sum(scale(blend(SOOT, DEEP_TEAL, 0.8), 0.3 + foam * 0.55), MIST, lace * bright * (0.35 + near))
    })
    frame.add(rim(mask, 0, -5, 1.5), MIST, bright * 0.5)
  }
  sea(wave(SEA - 6, 12, 90, 3), 3, 0.12, 22)
  frame.over(
    fog({ size: 50, seed: 5, torn: 1, amount: (_, y) => 0.5 * Math.exp(-(((y - 580) / 60) ** 2)) }),
    scale(MIST, 0.42),
  )
  sea(wave(SEA + 34, 26, 130, 5), 5, 0.17, 32)

  const tower = await silhouette(`<path d="${TOWER}"/>`, { rough: 1, grit: 16 })
  const iron = await silhouette(`<path d="${GALLERY}"/><path d="${CAP}"/>`)
  const red = await silhouette(
    '<path d="M709 330L786 330L793 420L700 420Z"/><path d="M686 520L800 520L806 600L680 600Z"/>',
  )
  frame.over(tower, (x, y) => {
    const half = mix(26, 55, (y - 232) / 380)
    const u = (x - (742 + (y - 232) * 0.008)) / half
    const round = Math.sqrt(Math.max(0, 1 - u * u))
    const side = clamp(u * 0.55 + 0.35 + round * 0.2)
    const worn = 0.6 + 0.75 * fbm(x / 34, y / 44, 5, 6) - 0.55 * smooth(0.55, 0.8, fbm(x / 7, y / 120, 3, 15))
    const coatColour = blend(scale(BONE, 0.2), scale(hex('#7c1a20'), 0.34), red[y * 1600 + x]!)
    return scale(coatColour, worn * (0.1 + side * 0.85) * mix(1, 0.5, smooth(260, 600, y)))
  })
  const slits = await silhouette('<path d="M746 290h9v18h-9Z M752 372h9v20h-9Z M752 466h10v22h-10Z"/>')
  frame.over(slits, scale(NIGHT, 0.4), 0.9)
  frame.over(iron, scale(NIGHT, 0.4))
  const lantern = await silhouette(`<path d="${LANTERN}"/>`, { soft: 0.7 })
  frame.over(lantern, scale(blend(SODIUM, BONE, 0.55), 2.3))
  const mullions = await silhouette('<path d="M732 182h2v40h-2Z M751 182h2v40h-2Z M722 201h40v2h-40Z"/>')
  frame.over(mullions, scale(NIGHT, 0.6), 0.8)
  frame.add(glow(LAMP.x, LAMP.y + 5, 18, 2.4), BONE, 2.2)

  const next = random(9)
  const burst = (cx: number, cy: number, size: number, lean: number, seed: number) =>
    field((x, y) => {
      const dx = (x - cx) / size
      const dy = (cy - y) / size
      if (dy < -0.4 || Math.abs(dx) > 2.2 || dy > 2.3) return 0
      const spread = 0.5 + dy * 0.5
      const body =
        Math.exp(-(((dx - dy * lean) / spread) ** 2)) *
        smooth(-0.4, 0.05, dy) *
        Math.exp(-dy * 0.95) *
        smooth(2.3, 0.9, dy)
      const torn = ridged(dx * 5 - dy * lean * 5, dy * 2.6 - Math.abs(dx) * 2, 6, seed)
      return clamp(body * smooth(0.35, 0.95, torn) * 1.3 + body ** 2 * 0.5)
    })
  for (const [x, y, size, lean, seed] of [
    [500, 690, 120, -0.5, 3],
    [1030, 690, 165, 0.4, 8],
    [950, 660, 80, 0.3, 12],
  ] as const)
    frame.over(blur(burst(x, y, size, lean, seed), 1.4), blend(MIST, BONE, 0.35), 0.62)
  const rockTop = (x: number): number => {
    const u = (x - 752) / 360
    const cliff = 602 + 150 * Math.abs(u) ** 2.1
    const crag = ridged(x / 92, 4.2, 5, 8) * 76 - 40
    return cliff - crag * clamp(0.3 + Math.abs(u)) + (fbm(x / 16, 1, 3, 4) - 0.5) * 16
  }
  const rocks = field((x, y) => smooth(rockTop(x) - 1.5, rockTop(x) + 1.5, y))
  frame.over(rocks, (x, y) => {
    const face = ridged(x / 70 + y / 200, y / 46, 6, 14)
    const lee = ridged((x - 7) / 70 + (y + 5) / 200, (y + 5) / 46, 6, 14)
    const slope = clamp(0.5 + (lee - face) * 5)
    return sum(scale(SOOT, 0.12 + face * 0.3), blend(TEAL, MIST, 0.4), slope * 0.42 * smooth(840, 560, y))
  })
  frame.add(rim(rocks, 1, -3, 1), MIST, 0.2)
  const steps = await silhouette(
    '<path d="M752 612q22 18 8 38t20 42" fill="none" stroke="#fff" stroke-width="4"/><path d="M662 612v-40l24-16 22 14v42Z M672 566v-24h6v18Z"/>',
    { rough: 0.8 },
  )
  frame.over(steps, scale(NIGHT, 0.7), 0.9)
  const door = await silhouette('<path d="M690 594h9v16h-9Z"/>', { soft: 0.5 })
  frame.add(door, EMBER, 1.6)
  frame.add(glow(694, 604, 26, 2.2), BLOOD, 0.34)

  const drops = new Float32Array(1600 * 900)
  for (let i = 0; i < 3600; i++) {
    const x = 300 + next() * 1000
    const y = 330 + next() * 370
    const close =
      Math.exp(-(((x - 1010) / 170) ** 2) - ((y - 600) / 130) ** 2) +
      Math.exp(-(((x - 500) / 150) ** 2) - ((y - 590) / 110) ** 2)
    if (next() < close) drops[(y | 0) * 1600 + (x | 0)] = 0.5 + next() * 2
  }
  frame.add(streaks(blur(drops, 0.9), 4, -6, 3), BONE, 0.8)
  for (const [x, y, size, lean, seed] of [
    [610, 716, 62, -0.3, 23],
    [880, 726, 74, 0.3, 28],
  ] as const)
    frame.over(blur(burst(x, y, size, lean, seed), 1.2), blend(MIST, BONE, 0.2), 0.6)
  sea(wave(742, 34, 210, 7), 9, 0.14, 60)
  sea(wave(812, 40, 300, 12), 13, 0.06, 90)

  const rain = streaks(
    field((x, y) => (hash(x, y, 5) > 0.9975 ? hash(x, y, 6) : 0)),
    -20,
    62,
    5,
  )
  frame.add(rain, MIST, 1.6)
  const keeper = await silhouette(coat(722, 221, 30))
  frame.over(keeper, scale(NIGHT, 0.2))
  frame.over(
    fog({ size: 100, seed: 50, torn: 1, amount: (_, y) => 0.22 * Math.exp(-(((y - 660) / 100) ** 2)) }),
    scale(MIST, 0.4),
  )
  return { frame, finish: { exposure: 1.25, foot: 0.55, vignette: 0.7, bloom: 1, contrast: 1.3 } }
}
