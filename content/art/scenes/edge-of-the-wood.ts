import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, type Field, Frame, field, WIDTH } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, random, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, MIST, NIGHT, SOOT, scale, sum, TEAL, UMBER } from '../palette.ts'
import { limb, rim, silhouette } from '../silhouette.ts'
import { bareTree } from '../tree.ts'

const EDGE = 560
const GAP = { x: 792, y: 440 }

/** A stag in profile, with its face turned to the viewer. */
const beast = (x: number, y: number, k: number): string => {
  const at = (dx: number, dy: number, w: number) => [x + (dx - 62) * k, y + dy * k, w * k] as const
  const antler = (s: 1 | -1): string => {
    const high = (dx: number, dy: number, w: number) => at(62 + dx * s, dy, w)
    return [
      limb(high(8, -218, 8), high(24, -246, 7), high(56, -272, 6), high(68, -312, 4.6), high(54, -350, 1.6)),
      limb(high(28, -250, 6), high(22, -282, 4), high(26, -304, 1.4)),
      limb(high(56, -272, 5.4), high(82, -286, 4), high(96, -318, 1.4)),
      limb(high(68, -310, 4.6), high(90, -334, 3.4), high(92, -360, 1.2)),
      limb(high(66, -300, 4.4), high(46, -320, 3), high(40, -342, 1.2)),
    ].join('')
  }
  return [
    limb(at(-74, -112, 50), at(-40, -116, 54), at(10, -114, 56), at(44, -120, 56)),
    limb(at(38, -126, 58), at(54, -156, 42), at(61, -186, 28), at(62, -206, 25)),
    limb(at(62, -212, 27), at(62, -196, 25), at(62, -174, 16), at(62, -166, 13)),
    limb(at(50, -211, 8), at(34, -217, 10), at(20, -211, 2)),
    limb(at(74, -211, 8), at(90, -217, 10), at(104, -211, 2)),
    limb(at(40, -104, 32), at(42, -62, 14), at(40, -34, 9), at(42, 2, 8)),
    limb(at(54, -104, 30), at(60, -62, 13), at(60, -34, 8), at(64, 2, 8)),
    limb(at(-78, -104, 42), at(-74, -70, 24), at(-88, -40, 10), at(-80, 2, 8)),
    limb(at(-66, -104, 40), at(-58, -70, 20), at(-68, -40, 10), at(-60, 2, 8)),
    limb(at(-94, -122, 14), at(-104, -112, 10), at(-106, -100, 4)),
    antler(1),
    antler(-1),
  ].join('')
}

function stand(seed: number, count: number, base: number, tall: number, girth: number, clear: number): string {
  const next = random(seed)
  const parts: string[] = []
  for (let i = 0; i < count; i++) {
    const x = (i + 0.2 + next() * 0.7) * (1700 / count) - 50
    if (Math.abs(x - GAP.x) < clear) continue
    const w = girth * (0.6 + next() * 0.9)
    const y = base + (next() - 0.5) * 10
    const lean = (next() - 0.5) * 40
    parts.push(
      `<path d="M${x - w} ${y + 6}Q${x - w * 0.5} ${y - w * 3} ${x + lean - w * 0.36} -40L${x + lean + w * 0.36} -40Q${x + w * 0.5} ${y - w * 3} ${x + w} ${y + 6}Z"/>`,
    )
    for (let k = 0; k < 9; k++) {
      const t = 0.12 + next() * 0.85
      const by = y - t * (y + 40)
      const side = next() < 0.5 ? -1 : 1
      const reach = tall * (0.08 + next() * 0.2)
      parts.push(
        `<path fill="none" stroke="#fff" stroke-width="${Math.max(0.9, w * 0.14)}" d="M${x + lean * t} ${by}q${side * reach * 0.5} ${reach * 0.1} ${side * reach} ${-reach * (next() * 0.7 - 0.15)}"/>`,
      )
    }
  }
  return parts.join('')
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  frame.shade((x, y) => {
    const cloud = curl(x / 480, y / 130, 5, 18, 0.6)
    const low = Math.exp(-(((y - 470) / 320) ** 2))
    const dawn = Math.exp(-(((x - GAP.x) / 560) ** 2) - ((y - 470) / 240) ** 2)
    return sum(scale(blend(TEAL, MIST, cloud * 0.7), 0.3 + 0.34 * low), BONE, dawn * 0.5)
  })
  let open: Field = field(() => 1)
  const layers = [
    { seed: 3, count: 90, base: 520, tall: 300, girth: 7, clear: 26, tone: 0.62 },
    { seed: 7, count: 62, base: 530, tall: 340, girth: 10, clear: 60, tone: 0.36 },
    { seed: 12, count: 44, base: 542, tall: 380, girth: 15, clear: 104, tone: 0.17 },
    { seed: 21, count: 34, base: 556, tall: 420, girth: 21, clear: 132, tone: 0.06 },
  ]
  for (const [k, layer] of layers.entries()) {
    const mask = await silhouette(stand(layer.seed, layer.count, layer.base, layer.tall, layer.girth, layer.clear), {
      rough: 0.8 + k * 0.4,
      grit: 14 + k * 5,
      seed: layer.seed,
    })
    frame.over(mask, (x, y) =>
      blend(scale(NIGHT, 0.4 + 0.5 * ridged(x / 6, y / 60, 3, k)), frame.at(y * WIDTH + x), layer.tone),
    )
    const side = rim(mask, 2.4, 0, 1)
    const other = rim(mask, -2.4, 0, 1)
    const lightFrom = (x: number, y: number) =>
      scale(MIST, Math.exp(-(((x - GAP.x) / 360) ** 2) - ((y - GAP.y) / 260) ** 2))
    frame.add(side, (x, y) => (x < GAP.x ? lightFrom(x, y) : [0, 0, 0]), 0.45)
    frame.add(other, (x, y) => (x > GAP.x ? lightFrom(x, y) : [0, 0, 0]), 0.45)
    open = combine(open, mask, (o, m) => o * (1 - m))
    if (k < 3)
      frame.over(
        fog({
          size: 70,
          stretch: 3.4,
          seed: 30 + k,
          torn: 0.9,
          amount: (x, y) =>
            (0.5 - k * 0.1) * smooth(180, 540, y) * (0.45 + 0.55 * Math.exp(-(((x - GAP.x) / 380) ** 2))),
        }),
        scale(blend(MIST, BONE, 0.25), 0.5),
      )
    if (k === 2) {
      const shape = await silhouette(beast(GAP.x, 562, 0.86), { soft: 0.7, rough: 0.6, grit: 9 })
      frame.over(shape, scale(NIGHT, 0.3), 0.97)
      frame.add(rim(shape, 0, -2, 0.7), BONE, 0.3)
      open = combine(open, shape, (o, m) => o * (1 - m))
    }
  }
  const canopy = await silhouette(
    bareTree(150, 590, 760, { seed: 4, girth: 46, lean: 0.05, bole: 0.24 }) +
      bareTree(1462, 590, 780, { seed: 15, girth: 48, lean: -0.06, bole: 0.24 }),
    { rough: 1.4, grit: 18 },
  )
  frame.over(canopy, (x, y) => scale(NIGHT, 0.2 + 0.3 * ridged(x / 12, y / 80, 3, 5)))
  const source = combine(glow(GAP.x, GAP.y - 20, 170, 2, 0.8), open, (a, b) => a * b)
  frame.add(blur(shafts(source, GAP.x, GAP.y - 30, 0.8), 2), blend(MIST, BONE, 0.5), 0.42)

  const land = (x: number): number => EDGE + (fbm(x / 240, 3, 3, 5) - 0.5) * 22
  const ground = field((x, y) => smooth(land(x) - 3, land(x) + 4, y + (hash(x, 3) - 0.5) * 7))
  frame.over(ground, (x, y) => {
    const drop = Math.max(3, y - EDGE + 26)
    const z = 300 / drop
    const u = (x - GAP.x) * z * 0.01
    const rows = 0.5 + 0.5 * Math.sin(u * 9 + fbm(u * 1.5, z * 3, 3, 4) * 2.4)
    const clods = ridged(u * 7 + x / 90, z * 16, 4, 9)
    const frost = smooth(0.5, 0.85, rows * 0.6 + clods * 0.5) * smooth(900, 560, y)
    const shine = Math.exp(-(((x - GAP.x) / (130 + (y - EDGE) * 0.8)) ** 2)) * smooth(880, 560, y)
    const earth = scale(blend(SOOT, UMBER, 0.4), 0.2 + clods * 0.5)
    return sum(earth, blend(MIST, BONE, 0.3), frost * (0.08 + shine * 0.46))
  })
  frame.over(
    fog({
      size: 44,
      stretch: 6,
      seed: 71,
      torn: 1.1,
      amount: (_, y) => 0.55 * Math.exp(-(((y - EDGE - 4) / 34) ** 2)),
    }),
    scale(blend(MIST, BONE, 0.2), 0.42),
  )
  frame.over(
    fog({ size: 70, stretch: 5, seed: 77, torn: 1.3, amount: (_, y) => 0.2 * Math.exp(-(((y - 650) / 60) ** 2)) }),
    scale(MIST, 0.3),
  )
  const posts = await silhouette(
    Array.from({ length: 9 }, (_, i) => {
      const x = 80 + i * 184
      const y = 720 + Math.sin(i * 2) * 8
      return `<path d="M${x - 5} ${y}L${x - 4 + (i % 3) * 3} ${y - 98 - (i % 2) * 8}L${x + 5 + (i % 3) * 3} ${y - 96}L${x + 6} ${y}Z"/>`
    }).join('') +
      [40, 70]
        .map(
          (h) =>
            `<path fill="none" stroke="#fff" stroke-width="1.6" d="M-20 ${716 - h}${Array.from({ length: 10 }, (_, i) => `Q${-20 + i * 184 + 92} ${730 - h + (i % 3) * 3} ${80 + i * 184 + 4} ${718 - h + Math.sin(i * 2) * 8}`).join('')}"/>`,
        )
        .join(''),
    { rough: 0.8 },
  )
  frame.over(posts, scale(NIGHT, 0.3), 0.9)
  const ribbon = await silhouette(
    '<path d="M811 640Q817 644 824 640L825 646Q836 660 831 690Q827 676 823 688Q824 662 812 648Z"/>',
    { rough: 1.4, grit: 9, soft: 0.5 },
  )
  frame.over(ribbon, (x, y) => scale(BLOOD, 0.3 + 0.6 * fbm(x / 3, y / 22, 3, 5)))
  frame.multiply((x, y) => mix(1, 0.55, smooth(640, 900, y)) * clamp(1.1 - Math.abs(x - GAP.x) / 2400))
  return { frame, finish: { exposure: 1.3, foot: 0.5, vignette: 0.75, bloom: 0.6, contrast: 1.4 } }
}
