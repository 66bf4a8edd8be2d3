import { blur } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, random, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, hex, PAPER, type Rgb, scale, sum } from '../palette.ts'
import { dress, rim, silhouette } from '../silhouette.ts'

const HORIZON = 452
const SUN = { x: 980, y: 92 }
const CENTRE = { x: 792, y: 574 }

const HAY = hex('#c9b98a')
const STRAW = hex('#efe3bd')
const SHADE = hex('#8d8a68')
const PALE_SKY = hex('#e6e6d6')

/** Crossed poles lashed into a tall open frame, and something hung in it. */
function frameOfPoles(): { wood: string; cloth: string; shadow: string } {
  const { x } = CENTRE
  const y = CENTRE.y + 4
  const pole = (x0: number, y0: number, x1: number, y1: number, w: number) =>
    `<path d="M${x + x0} ${y + y0}Q${x + (x0 + x1) / 2 + 2} ${y + (y0 + y1) / 2} ${x + x1} ${y + y1}" stroke="#fff" fill="none" stroke-width="${w}"/>`
  const wood = [
    pole(-92, 8, 22, -402, 9),
    pole(92, 8, -22, -402, 9),
    pole(-50, -14, 12, -396, 6),
    pole(54, -14, -12, -396, 6),
    pole(-76, -54, 76, -54, 6),
    pole(-58, -122, 56, -122, 6),
    pole(-40, -190, 40, -190, 5),
    pole(-26, -252, 26, -252, 5),
    pole(-92, -330, 92, -330, 7),
    pole(-14, -300, 14, -300, 4),
    pole(-76, -54, 56, -122, 3),
    pole(76, -54, -56, -122, 3),
    pole(-58, -122, 40, -190, 3),
    pole(58, -122, -40, -190, 3),
    pole(-92, -330, 0, -398, 4),
    pole(92, -330, 0, -398, 4),
    `<path d="M${x} ${y - 402}l-30-44M${x} ${y - 402}l30-44M${x} ${y - 402}l-12-56M${x} ${y - 402}l12-56M${x} ${y - 402}v-62" stroke="#fff" stroke-width="4"/>`,
  ].join('')
  const cloth = [-80, 80]
    .map(
      (o) =>
        `<path d="M${x + o - 7} ${y - 328}L${x + o + 7} ${y - 328}C${x + o + 5} ${y - 270} ${x + o + 16} ${y - 240} ${x + o + 8} ${y - 178}L${x + o - 2} ${y - 190}L${x + o - 8} ${y - 170}C${x + o - 12} ${y - 230} ${x + o - 2} ${y - 270} ${x + o - 7} ${y - 328}Z"/>`,
    )
    .join('')
  const shadow = `<g transform="translate(${x} ${y}) scale(1 -0.3) skewX(36) translate(${-x} ${-y})">${wood}${cloth}</g>`
  return { wood, cloth, shadow }
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  frame.shade((x, y) => {
    const high = smooth(HORIZON, 0, y)
    const wisp = smooth(0.5, 0.8, curl(x / 520, y / 90, 5, 6, 0.8)) * 0.3
    const d = Math.hypot(x - SUN.x, (y - SUN.y) * 1.2)
    const sky = blend(PALE_SKY, hex('#a9b8b4'), high * 0.75)
    return sum(blend(scale(sky, 0.78), scale(PAPER, 1), wisp), PAPER, 1.1 / (1 + (d / 120) ** 2))
  })
  const range = (base: number, tall: number, seed: number, tone: Rgb, k: number): void => {
    const top = (x: number): number => base - tall * fbm(x / 260, seed, 3, seed) - 5 * ridged(x / 14, seed, 3, seed)
    frame.over(
      field((x, y) => smooth(top(x) - 1.2, top(x) + 1.2, y)),
      tone,
      k,
    )
  }
  range(476, 130, 3, hex('#b9beae'), 0.7)
  range(474, 74, 7, hex('#a2a68f'), 0.75)
  range(462, 30, 12, hex('#777a5c'), 0.85)
  frame.over(
    fog({ size: 30, stretch: 9, seed: 3, amount: (_, y) => 0.75 * Math.exp(-(((y - HORIZON) / 20) ** 2)) }),
    scale(PAPER, 0.86),
  )

  const ground = field((x, y) => smooth(HORIZON - 2, HORIZON + 5, y + (fbm(x / 90, 2, 3, 8) - 0.5) * 12))
  frame.over(ground, (x, y) => {
    const drop = Math.max(2, y - HORIZON + 3)
    const z = 620 / drop
    const wx = (x - 800) * z * 0.013
    const blades = ridged(wx * 9 + fbm(wx * 3, z * 8, 2, 3), (z * 8 + y * 0.018) * 1.2, 4, 4)
    const stalks = fbm(x / 3.4, y / mix(5, 26, smooth(0, 450, drop)), 3, 22)
    const sway = smooth(0.38, 0.66, curl(wx * 0.35, z * 2.4, 4, 30, 0.8))
    const worn = Math.exp(-((((x - CENTRE.x) / 300) ** 2 + ((y - CENTRE.y - 6) / 62) ** 2) ** 2))
    const c = blend(blend(SHADE, HAY, blades * 0.8 + stalks * 0.35), STRAW, sway * 0.5 + worn * 0.55)
    const near = smooth(600, 900, y)
    return scale(blend(c, hex('#5c5436'), near * 0.8), mix(0.92, 0.3, near) * (0.36 + 0.72 * stalks + 0.36 * blades))
  })
  const track = field((x, y) => {
    if (y < CENTRE.y + 40) return 0
    const t = (y - CENTRE.y - 40) / 290
    const px = CENTRE.x - 14 + Math.sin(t * 2.6) * 74
    return (
      0.75 *
      smooth(1.3, 0.4, Math.abs(x - px + (fbm(x / 20, y / 14, 3, 6) - 0.5) * 40 * t) / (9 + t * 64)) *
      smooth(900, 700, y)
    )
  })
  frame.over(track, (x, y) => scale(blend(STRAW, HAY, fbm(x / 9, y / 5, 3, 2)), 0.75), 0.6)

  const { wood, cloth, shadow } = frameOfPoles()
  const people: { x: number; y: number; h: number; front: boolean }[] = []
  const count = 15
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + 0.2
    const y = CENTRE.y + 8 + Math.sin(a) * 52
    people.push({
      x: CENTRE.x + Math.cos(a) * 292,
      y,
      h: 72 + (y - CENTRE.y) * 0.26 + hash(i, 3) * 4,
      front: Math.sin(a) > 0,
    })
  }
  const ground2 = await silhouette(
    shadow +
      people
        .map((p) => `<path d="M${p.x - 6} ${p.y}L${p.x + 6} ${p.y}L${p.x - 14} ${p.y + 21}L${p.x - 28} ${p.y + 19}Z"/>`)
        .join(''),
    { soft: 1.6 },
  )
  frame.over(ground2, hex('#3c3c28'), 0.72)

  const crowd = async (front: boolean): Promise<void> => {
    const some = people.filter((p) => p.front === front).sort((a, b) => a.y - b.y)
    const body = await silhouette(some.map((p, i) => dress(p.x, p.y, p.h, i % 2 === 0)).join(''))
    frame.over(body, (x, y) => scale(PAPER, 0.86 + 0.16 * fbm(x / 4, y / 14, 2, 8)))
    const side = rim(body, 3, 0, 1)
    const dark = rim(body, -3.4, 0.4, 1)
    frame.over(dark, hex('#7d7c68'), 0.75)
    frame.add(side, PAPER, 0.6)
    const hair = await silhouette(
      some
        .map((p) => `<ellipse cx="${p.x}" cy="${p.y - p.h * 0.93}" rx="${p.h * 0.064}" ry="${p.h * 0.085}"/>`)
        .join(''),
      { soft: 0.6 },
    )
    frame.over(hair, hex('#5a4a34'), 0.9)
  }
  await crowd(false)
  const timber = await silhouette(wood, { rough: 0.9, grit: 9 })
  frame.over(timber, (x, y) => scale(blend(hex('#3a3026'), hex('#6d5a40'), fbm(x / 7, y / 30, 3, 3)), 0.3))
  frame.add(rim(timber, 2, -0.6, 0.6), PAPER, 0.3)
  const red = await silhouette(cloth, { rough: 1.4, grit: 12 })
  frame.over(red, (x, y) => scale(BLOOD, 0.5 + 0.7 * fbm(x / 4, y / 40, 3, 4)))
  const wreath = await silhouette(
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y - 216}" r="23" fill="none" stroke="#fff" stroke-width="8"/>`,
    { rough: 2.4, grit: 5 },
  )
  frame.over(wreath, (x, y) => scale(hex('#4d5a34'), 0.5 + fbm(x / 4, y / 4, 2, 5)))
  await crowd(true)

  const next = random(44)
  const blades: string[] = []
  for (let i = 0; i < 900; i++) {
    const x = next() * 1600
    const y = 830 + next() * 110
    const h = 40 + next() * 110
    const lean = (next() - 0.4) * 60
    blades.push(
      `<path d="M${x - 1.6} ${y}Q${x} ${y - h * 0.6} ${x + lean} ${y - h}Q${x + 4} ${y - h * 0.5} ${x + 1.8} ${y}Z"/>`,
    )
  }
  const near = await silhouette(blades.join(''), { soft: 1.6 })
  frame.over(
    near,
    (x, y) => scale(blend(hex('#2b2718'), HAY, clamp(smooth(900, 720, y) * 0.5 + hash(x >> 3, 2) * 0.12)), 0.5),
    0.85,
  )
  frame.add(blur(glow(SUN.x, SUN.y, 420, 2, 1.4), 4), PAPER, 0.15)
  frame.add(glow(SUN.x, SUN.y, 34, 3), PAPER, 1.6)
  frame.over(
    fog({ size: 60, stretch: 8, seed: 41, amount: (_, y) => 0.22 * Math.exp(-(((y - 500) / 70) ** 2)) }),
    scale(BONE, 0.95),
  )
  return { frame, finish: { exposure: 1.5, foot: 0.55, vignette: 0.4, bloom: 0.16, contrast: 2.2, grain: 1.2 } }
}
