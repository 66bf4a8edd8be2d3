import { blur } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, EMBER, hex, NIGHT, type Rgb, SODIUM, SOOT, scale, sum } from '../palette.ts'
import { limb, rim, silhouette } from '../silhouette.ts'

const TABLE = { x: 800, y: 610, rx: 560, ry: 176 }
const FLAME = { x: 800, y: 322 }
const FOOT = { x: 800, y: 560 }

interface Sitter {
  x: number
  y: number
  size: number
  lean: number
  /** Hair or hat, drawn onto the head. */
  head: string
}
const SITTERS: Sitter[] = [
  { x: 392, y: 468, size: 1.06, lean: 10, head: '<circle cx="-34" cy="-196" r="24"/>' },
  { x: 588, y: 424, size: 0.92, lean: 4, head: '' },
  {
    x: 1012,
    y: 424,
    size: 0.92,
    lean: -4,
    head: '<path d="M-46 -170C-56 -120 -58 -80 -50 -44L50 -44C60 -80 56 -130 46 -170C30 -216 -30 -216 -46 -170Z"/>',
  },
  { x: 1208, y: 468, size: 1.06, lean: -10, head: '<path d="M-40 -190C-30 -222 30 -222 40 -190L44 -176L-44 -176Z"/>' },
]

const bust = (s: Sitter): string =>
  `<g transform="translate(${s.x} ${s.y}) scale(${s.size}) rotate(${-s.lean * 0.6})"><path d="M0 -206C34 -206 46 -176 42 -142C40 -120 30 -100 22 -92C22 -78 26 -70 40 -64C92 -48 118 -14 126 90L-126 90C-118 -14 -92 -48 -40 -64C-26 -70 -22 -78 -22 -92C-30 -100 -40 -120 -42 -142C-46 -176 -34 -206 0 -206Z"/>${s.head}</g>`

/** A hand lying flat: wrist at the edge, fingers reaching in. */
function hand(x: number, y: number, angle: number, size: number, flip: number): string {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const at = (along: number, across: number, width: number) =>
    [
      x + (along * c - across * flip * s) * size,
      y + (along * s + across * flip * c) * size * 0.62,
      width * size,
    ] as const
  return [
    limb(at(-58, 3, 33), at(-30, 2, 31), at(0, 0, 34)),
    limb(at(-6, -6, 34), at(26, 0, 40), at(44, 2, 34)),
    limb(at(34, -17, 13), at(66, -24, 11.5), at(98, -25, 7)),
    limb(at(38, -6, 13), at(78, -8, 11.5), at(114, -8, 7)),
    limb(at(38, 6, 13), at(76, 8, 11.5), at(108, 9, 7)),
    limb(at(32, 17, 12), at(62, 24, 10), at(86, 27, 6.5)),
    limb(at(-2, -18, 16), at(22, -36, 12), at(50, -50, 8)),
  ].join('')
}

/** The cuff and forearm that the hand comes out of, back to the shoulder. */
function sleeve(x: number, y: number, angle: number, size: number, shoulder: readonly [number, number]): string {
  const at = (along: number, width: number) =>
    [x + along * Math.cos(angle) * size, y + along * Math.sin(angle) * size * 0.62, width * size] as const
  return limb(at(-46, 45), at(-86, 54), at(-150, 66), [shoulder[0], shoulder[1], 74])
}

const PLACES = [
  [408, 596, 0.24, 0.86, 1, [300, 470]],
  [486, 548, 0.5, 0.78, -1, [462, 452]],
  [592, 512, 1.0, 0.66, 1, [522, 420]],
  [668, 500, 1.28, 0.64, -1, [660, 420]],
  [932, 500, Math.PI - 1.28, 0.64, 1, [940, 420]],
  [1008, 512, Math.PI - 1.0, 0.66, -1, [1078, 420]],
  [1114, 548, Math.PI - 0.5, 0.78, 1, [1138, 452]],
  [1192, 596, Math.PI - 0.24, 0.86, -1, [1300, 470]],
  [556, 738, -0.86, 1.1, -1, [330, 960]],
  [1052, 736, Math.PI + 0.84, 1.1, 1, [1270, 960]],
] as const

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const warm = blend(SODIUM, EMBER, 0.22)
  frame.shade((x, y) => {
    const d = Math.hypot((x - FLAME.x) / 520, (y - FLAME.y) / 360)
    const drape = 0.5 + 0.5 * Math.sin(x * 0.034 + 2.6 * fbm(x / 150, y / 700, 3, 4))
    const cloth = scale(blend(hex('#4a1216'), SOOT, 0.3), 0.18 + drape ** 1.6)
    return sum(scale(cloth, 0.5 / (1 + d ** 2.6 * 2.4)), hex('#0d1112'), 0.16)
  })
  // A tall, faint shape at the back of the room, in the gap of the circle.
  const guest = await silhouette(
    '<path d="M800 96C826 96 838 120 834 150C832 170 824 184 818 190C820 202 826 208 844 216C888 232 904 280 908 520L692 520C696 280 712 232 756 216C774 208 780 202 782 190C776 184 768 170 766 150C762 120 774 96 800 96Z"/>',
    { soft: 5 },
  )
  frame.over(guest, scale(NIGHT, 0.12), 0.84)
  frame.over(
    fog({
      size: 130,
      seed: 5,
      torn: 1.1,
      amount: (x, y) => 0.34 * Math.exp(-(((x - 800) / 420) ** 2) - ((y - 300) / 230) ** 2),
    }),
    scale(blend(EMBER, SOOT, 0.5), 0.2),
  )

  for (const s of SITTERS) {
    const mask = await silhouette(bust(s), { rough: 1.2, grit: 18, seed: s.x })
    frame.over(blur(mask, 16), scale(NIGHT, 0.2), 0.5)
    const soft = blur(mask, 10)
    const dir = Math.sign(FLAME.x - s.x)
    frame.over(mask, (x, y) => {
      const i = y * 1600 + x
      const ahead = clamp(x + dir * 9, 0, 1599)
      const round = clamp((soft[i]! - soft[y * 1600 + ahead]! - 0.1) * 3.2)
      const d = Math.hypot(x - FLAME.x, y - FLAME.y) / 300
      const face = y < s.y - 80 * s.size
      const albedo = face ? hex('#8a5f49') : scale(SOOT, 1.5)
      const light = (round * 0.9 + 0.008) / (0.5 + d * d)
      return scale(
        [albedo[0] * warm[0], albedo[1] * warm[1], albedo[2] * warm[2]],
        light * (0.7 + 0.5 * fbm(x / 14, y / 14, 4, 3)),
      )
    })
  }

  const top = await silhouette(`<ellipse cx="${TABLE.x}" cy="${TABLE.y}" rx="${TABLE.rx}" ry="${TABLE.ry}"/>`, {
    soft: 0.8,
  })
  const side = await silhouette(
    `<path d="M${TABLE.x - TABLE.rx} ${TABLE.y}A${TABLE.rx} ${TABLE.ry} 0 0 0 ${TABLE.x + TABLE.rx} ${TABLE.y}L${TABLE.x + TABLE.rx + 16} 960L${TABLE.x - TABLE.rx - 16} 960Z"/>`,
  )
  frame.over(side, (x, y) => {
    const fold = 0.5 + 0.5 * Math.sin(((x - 800) / (1 + (y - 640) / 1600)) * 0.05 + 2 * fbm(x / 120, y / 500, 3, 7))
    return scale(blend(hex('#5d141a'), NIGHT, 0.4), (0.01 + 0.06 * fold ** 2) * smooth(900, 680, y))
  })
  const lightAt = (x: number, y: number): number => {
    const dx = (x - FOOT.x) / 300
    const dy = (y - FOOT.y - 10) / 96
    return 1.25 / (1 + (dx * dx + dy * dy) * 1.2)
  }
  frame.over(top, (x, y) => {
    const u = (x - TABLE.x) / TABLE.rx
    const v = (y - TABLE.y) / TABLE.ry
    const boards = ridged(u * 2.2 + fbm(u * 3, v * 3, 3, 4) * 0.4, v * 9 + fbm(u * 2, v * 5, 3, 2) * 1.4, 4, 12)
    const seam = Math.abs(((v * 2.6 + 9) % 1) - 0.5) > 0.485 ? 0.45 : 1
    const wood = blend(hex('#3a1a12'), hex('#6d3a22'), boards)
    const gleam =
      Math.exp(-(((x - FLAME.x) / (30 + (y - 560) * 0.16)) ** 2)) * smooth(575, 600, y) * smooth(790, 610, y)
    const lit = scale(
      [wood[0] * warm[0], wood[1] * warm[1], wood[2] * warm[2]],
      lightAt(x, y) * 2.6 * seam * (0.5 + boards * 0.7),
    )
    return sum(lit, warm, gleam * 0.3 * (0.35 + boards * 0.7))
  })
  frame.add(
    combine(rim(top, 0, 3, 1), top, (a, b) => a * b),
    (x) => scale(blend(BLOOD, EMBER, 0.4), Math.exp(-(((x - 800) / 380) ** 2))),
    0.1,
  )

  for (const [k, [hx, hy, angle, size, flip, shoulder]] of PLACES.entries()) {
    const shape = hand(hx, hy, angle, size, flip)
    const arm = await silhouette(sleeve(hx, hy, angle, size, shoulder), { rough: 0.8, grit: 10, soft: 0.6 })
    frame.over(blur(arm, 7), scale(NIGHT, 0.2), 0.5)
    frame.over(arm, (x, y) => scale(SOOT, (0.1 + 0.5 * lightAt(x, y)) * (0.4 + 0.8 * ridged(x / 34, y / 16, 3, k))))
    frame.add(
      combine(rim(arm, (FOOT.x - hx) / 150, -2, 1), top, (a, b) => a * b),
      (x, y) => scale(warm, lightAt(x, y)),
      0.3,
    )
    const mask = await silhouette(shape, { soft: 0.7 })
    const soft = blur(mask, 7)
    const shadow = await silhouette(
      `<g transform="translate(${k < 4 || k === 8 ? -13 : 13} ${k > 7 ? 15 : 3})">${shape}</g>`,
      { soft: 5 },
    )
    frame.over(
      combine(
        combine(shadow, mask, (a, b) => a * (1 - b)),
        top,
        (a, b) => a * b,
      ),
      scale(NIGHT, 0.2),
      0.66,
    )
    frame.over(mask, (x, y) => {
      const i = y * 1600 + x
      const dx = FOOT.x - x
      const dy = FOOT.y - 60 - y
      const d = Math.max(1, Math.hypot(dx, dy))
      const j = clamp(Math.round(y + (dy / d) * 6), 0, 899) * 1600 + clamp(Math.round(x + (dx / d) * 6), 0, 1599)
      const round = clamp(0.3 + (soft[i]! - soft[j]!) * 2.2, 0.05, 1.2)
      const skin: Rgb = blend(hex('#b98a6c'), hex('#8d5a45'), fbm(x / 9, y / 9, 3, 6))
      return scale([skin[0] * warm[0], skin[1] * warm[1], skin[2] * warm[2]], lightAt(x, y) * round * 2.3 + 0.004)
    })
  }

  const dish = await silhouette('<ellipse cx="800" cy="562" rx="62" ry="17"/>', { soft: 0.6 })
  const under = await silhouette('<ellipse cx="800" cy="572" rx="84" ry="21"/>', { soft: 8 })
  frame.over(under, scale(NIGHT, 0.3), 0.7)
  frame.over(dish, (x, y) =>
    scale(
      blend(hex('#8c7a52'), SODIUM, 0.2),
      0.12 + 0.5 * smooth(20, 0, Math.abs(x - 788)) + 0.16 * smooth(575, 552, y),
    ),
  )
  const wax = await silhouette(
    '<path d="M784 556L785 384C786 374 792 372 796 378C799 384 803 384 806 377C810 372 815 376 815 386L816 440C818 450 822 452 822 464C822 474 817 474 816 466L817 556Q800 564 784 556Z"/>',
    { soft: 0.7 },
  )
  frame.over(wax, (x, y) => {
    const inner = Math.exp(-(y - 376) / 62)
    const round = 1 - Math.abs(x - 797) / 26
    return sum(
      scale(blend(BONE, SODIUM, 0.34), (0.12 + round * 0.3) * mix(0.3, 1, smooth(560, 380, y))),
      blend(SODIUM, EMBER, 0.4),
      inner * 1.15,
    )
  })
  const wick = await silhouette('<path d="M800 380Q801 366 803 356" stroke="#fff" stroke-width="2.4" fill="none"/>')
  frame.over(wick, scale(NIGHT, 0.4))
  const flame = await silhouette(
    '<path d="M801 262C808 300 817 322 815 344C813 362 790 364 787 344C786 324 797 302 801 262Z"/>',
    { soft: 1.8 },
  )
  frame.add(flame, (_, y) => blend(blend(BONE, SODIUM, 0.35), EMBER, smooth(320, 264, y) * 0.8), 3.2)
  frame.add(glow(FLAME.x, FLAME.y + 8, 26, 2.2), SODIUM, 0.9)
  frame.add(glow(FLAME.x, FLAME.y + 10, 190, 2), blend(SODIUM, EMBER, 0.5), 0.22)
  const smoke = field((x, y) => {
    const up = (256 - y) / 256
    if (up < 0) return 0
    const path = 802 + Math.sin(up * 6 + 0.4) * 22 * up + (curl(2, y / 90, 3, 6) - 0.5) * 60 * up
    return (
      Math.exp(-(((x - path) / (2.4 + up * 20)) ** 2)) *
      (0.5 - up * 0.4) *
      smooth(0, 0.08, up) *
      mix(0.5, 1.2, fbm(x / 16, y / 34, 3, 8))
    )
  })
  frame.add(smoke, blend(BONE, EMBER, 0.3), 0.24)
  return { frame, finish: { exposure: 1.55, foot: 0.5, vignette: 0.75, bloom: 0.7, contrast: 1.4 } }
}
