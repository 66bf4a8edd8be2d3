import { blur, streaks } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, smooth } from '../noise.ts'
import {
  BLOOD,
  BONE,
  blend,
  DEEP_TEAL,
  EMBER,
  hex,
  MIST,
  NIGHT,
  type Rgb,
  SODIUM,
  scale,
  sum,
  TEAL,
} from '../palette.ts'
import { coat, silhouette } from '../silhouette.ts'

const CELL = 118
const FLOOR = 124
const LIT = { column: 8, row: 3 }

/** The facade leans back as it rises: it is seen from in front and below. */
function facade(x: number, y: number): { u: number; v: number } {
  const k = mix(0.8, 1.12, y / 900)
  return { u: (x - 846) / k + 846 - 10 + (y - 450) * 0.02, v: (y + 240) / mix(0.9, 1.06, y / 900) - 210 }
}

interface Cell {
  column: number
  row: number
  cx: number
  cy: number
}
function cellAt(u: number, v: number): Cell {
  const column = Math.floor(u / CELL)
  const row = Math.floor(v / FLOOR)
  return { column, row, cx: u - column * CELL, cy: v - row * FLOOR }
}

const PANE = { left: 26, right: 92, top: 26, low: 92 }
const inPane = (c: Cell): number =>
  smooth(0, 1.5, c.cx - PANE.left) *
  smooth(0, 1.5, PANE.right - c.cx) *
  smooth(0, 1.5, c.cy - PANE.top) *
  smooth(0, 1.5, PANE.low - c.cy)

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const concrete = field((x, y) => {
    const { u, v } = facade(x, y)
    const cast = fbm(u / 60, v / 60, 5, 3) * 0.5 + fbm(u / 7, v / 7, 3, 8) * 0.22
    const column = Math.floor(u / CELL)
    const runs = smooth(0.46, 0.74, fbm(u / 9, v / 260, 4, 40 + (column % 3)))
    const stain = smooth(0.5, 0.76, fbm(u / 190, v / 300, 4, 21))
    return clamp(0.45 + cast - runs * 0.34 - stain * 0.26, 0.05, 1.4)
  })
  frame.shade((x, y) => {
    const { u, v } = facade(x, y)
    const c = cellAt(u, v)
    const light = 0.16 + 0.55 * Math.exp(-(((x - 250) / 640) ** 2) - ((y - 60) / 520) ** 2) + 0.16 * smooth(900, 200, y)
    const k = concrete[y * 1600 + x]!
    // Slab edges, piers and sills catch the sky from above; under each lies its shadow.
    const slab = c.cy < 9 ? 1.45 : c.cy < 24 ? 0.34 + (c.cy - 9) * 0.03 : 1
    const pier = c.cx < 8 ? 1.24 : c.cx < 17 ? 0.5 : 1
    const sill =
      c.cy > PANE.low && c.cy < PANE.low + 7 && c.cx > 18 && c.cx < 100
        ? 1.6
        : c.cy >= PANE.low + 7 && c.cy < PANE.low + 20 && c.cx > 18 && c.cx < 100
          ? 0.55
          : 1
    const reveal = c.cx > 20 && c.cx < 98 && c.cy > 20 && c.cy < PANE.low ? 0.42 : 1
    const wall = scale(blend(hex('#5d6664'), TEAL, 0.35), k * light * slab * pier * sill * reveal * 0.62)
    const pane = inPane(c)
    if (pane <= 0) return wall
    const id = hash(c.column, c.row, 3)
    const px = (c.cx - PANE.left) / (PANE.right - PANE.left)
    const py = (c.cy - PANE.top) / (PANE.low - PANE.top)
    const tilt = (id - 0.5) * 90
    const sky = smooth(0.42, 0.7, curl((x + tilt) / 260, (y * 0.7 + id * 300) / 130, 4, 7, 0.8))
    let glass: Rgb = sum(scale(NIGHT, 0.3), blend(TEAL, MIST, 0.3), sky * light * 0.36 * (1 - py * 0.6))
    const bar = Math.abs(px - 0.5) < 0.035 || Math.abs(py - 0.3) < 0.03
    if (id > 0.62) {
      const fold = 0.5 + 0.5 * Math.sin(px * 46 + id * 20)
      const drawn = id > 0.86 ? 1 : px < 0.26 || px > 0.78 ? 1 : 0
      glass = blend(glass, scale(MIST, 0.05 + 0.06 * fold), drawn * 0.7)
    } else if (id < 0.2) {
      const slat = Math.sin(py * 70) > 0 ? 1 : 0.5
      glass = py < 0.35 + id * 2.4 ? blend(glass, scale(MIST, 0.085 * slat), 0.75) : glass
    }
    if (bar) glass = scale(wall, 0.9)
    return blend(wall, glass, pane)
  })

  const inLit = (x: number, y: number): { px: number; py: number; a: number } => {
    const { u, v } = facade(x, y)
    const c = cellAt(u, v)
    const here = c.column === LIT.column && c.row === LIT.row
    return {
      px: (c.cx - PANE.left) / (PANE.right - PANE.left),
      py: (c.cy - PANE.top) / (PANE.low - PANE.top),
      a: here ? inPane(c) : 0,
    }
  }
  let x0 = 1600
  let x1 = 0
  let y0 = 900
  let y1 = 0
  const window = field((x, y) => {
    const { a } = inLit(x, y)
    if (a > 0.5) {
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
    return a
  })
  const mx = (x0 + x1) / 2
  const my = (y0 + y1) / 2
  frame.over(window, (x, y) => {
    const { px, py } = inLit(x, y)
    const lamp = Math.hypot(px - 0.66, (py - 0.16) * 0.9)
    const wall = blend(blend(SODIUM, BONE, 0.22), EMBER, clamp(lamp * 0.95))
    const curtain = px < 0.15 || px > 0.87 ? 0.42 + 0.2 * Math.sin(px * 120) : 1
    const dark = py > 0.86 ? 0.6 : 1
    return scale(wall, (0.45 + 1.9 / (1 + (lamp / 0.22) ** 2)) * curtain * dark)
  })
  const feet = y1 + 44
  const person = combine(await silhouette(coat(mx - 7, feet, 88), { soft: 0.7 }), window, (a, b) => a * b)
  frame.over(person, scale(NIGHT, 0.25), 0.97)
  const bars = combine(
    await silhouette(
      `<path d="M${mx - 1.6} ${y0}h3.2v${y1 - y0}h-3.2Z M${x0} ${y0 + (y1 - y0) * 0.28}h${x1 - x0}v3h-${x1 - x0}Z"/>`,
    ),
    window,
    (a, b) => a * b,
  )
  frame.over(bars, scale(NIGHT, 0.5), 0.9)
  const outside = field((x, y) => 1 - window[y * 1600 + x]!)
  const spill = combine(glow(mx, my, 78, 2.1), outside, (a, b) => a * b)
  frame.add(spill, (x, y) => scale(blend(SODIUM, EMBER, 0.4), 0.08 + 0.4 * concrete[y * 1600 + x]!), 0.4)
  const sill = field((x, y) => (y > y1 && y < y1 + 9 && x > x0 - 8 && x < x1 + 8 ? 1 : 0))
  frame.add(blur(sill, 1.5), (x, y) => scale(SODIUM, concrete[y * 1600 + x]!), 0.24)

  // A lift shaft divides the front; one red lamp burns at its foot.
  const shaft = field((x, y) => {
    const { u } = facade(x, y)
    return smooth(0, 3, u - (CELL * 5 + 4)) * smooth(0, 3, CELL * 6 - 4 - u)
  })
  frame.over(shaft, (x, y) => {
    const { u, v } = facade(x, y)
    const inside = (u - CELL * 5) / CELL
    const joint = Math.abs((v % (FLOOR / 2)) - FLOOR / 4) < 1.4 ? 0.5 : 1
    const light = 0.14 + 0.5 * Math.exp(-(((x - 250) / 640) ** 2) - ((y - 60) / 520) ** 2)
    return scale(
      blend(hex('#59605d'), TEAL, 0.3),
      concrete[y * 1600 + x]! * light * joint * mix(0.95, 0.25, smooth(0.25, 1, inside)),
    )
  })
  const slot = field((x, y) => {
    const { u, v } = facade(x, y)
    return Math.abs(u - CELL * 5.42) < 6 && ((v % FLOOR) + FLOOR) % FLOOR > 30 && ((v % FLOOR) + FLOOR) % FLOOR < 96
      ? 1
      : 0
  })
  frame.over(slot, scale(NIGHT, 0.4), 0.95)
  frame.add(glow(664, 640, 3.4, 3), EMBER, 2.4)
  frame.add(glow(664, 640, 44, 2), (x, y) => scale(BLOOD, concrete[y * 1600 + x]!), 0.8)

  frame.over(
    fog({ size: 150, stretch: 2.2, seed: 5, torn: 1.1, amount: (_, y) => 0.24 * smooth(200, 860, y) }),
    scale(blend(TEAL, DEEP_TEAL, 0.3), 0.42),
  )
  frame.over(
    fog({
      size: 190,
      stretch: 1.8,
      seed: 9,
      torn: 1.3,
      amount: (x, y) => 0.34 * Math.exp(-(((x - 150) / 420) ** 2) - ((y - 20) / 260) ** 2),
    }),
    scale(MIST, 0.34),
  )
  const rain = streaks(
    field((x, y) => (hash(x, y, 5) > 0.9972 ? hash(x, y, 6) : 0)),
    -9,
    58,
    5,
  )
  frame.add(rain, (x, y) => sum(scale(MIST, 0.5), SODIUM, 1.6 / (1 + (Math.hypot(x - mx, y - my) / 90) ** 2)), 1.5)
  frame.multiply((x, y) => 1 - 0.45 * smooth(620, 900, y) - 0.25 * smooth(1000, 1600, x))
  return { frame, finish: { exposure: 2.3, foot: 0.55, vignette: 0.75, bloom: 0.9, contrast: 1.4 } }
}
