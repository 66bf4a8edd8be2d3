import { blur } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { Frame, field, WIDTH } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, fbm, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, hex, NIGHT, PAPER, type Rgb, SOOT, scale, sum } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'

interface Flat {
  shape: string
  tone: number
  /** Direction of the brush, in radians. */
  brush: number
  seed: number
}

// Stage flats from the back of the set to the front, as painted canvas on leaning frames.
const FLATS: Flat[] = [
  { shape: 'M560 560L604 250L640 204L700 268L690 560Z', tone: 0.3, brush: 1.4, seed: 1 },
  { shape: 'M884 560L900 236L968 168L1010 260L1030 560Z', tone: 0.26, brush: 1.7, seed: 2 },
  { shape: 'M690 560L716 330L764 262L800 334L792 560Z', tone: 0.44, brush: 1.5, seed: 3 },
  { shape: 'M810 560L822 318L842 290L894 330L890 560Z', tone: 0.36, brush: 1.6, seed: 4 },
  { shape: 'M400 640L462 212L452 204L556 92L640 246L622 254L664 604Z', tone: 0.2, brush: 1.3, seed: 5 },
  { shape: 'M664 604L622 254L690 330L706 580Z', tone: 0.62, brush: 1.2, seed: 6 },
  { shape: 'M930 604L968 214L948 206L1068 60L1150 190L1128 196L1210 650Z', tone: 0.19, brush: 1.8, seed: 7 },
  { shape: 'M930 604L968 214L904 316L890 580Z', tone: 0.6, brush: 1.9, seed: 8 },
  { shape: 'M-20 900L-20 60L120 -40L300 96L284 110L428 760L300 900Z', tone: 0.11, brush: 1.3, seed: 9 },
  { shape: 'M428 760L284 110L404 262L470 690Z', tone: 0.42, brush: 1.2, seed: 10 },
  { shape: 'M1620 900L1620 20L1500 -60L1296 110L1316 122L1190 770L1330 900Z', tone: 0.1, brush: 1.8, seed: 11 },
  { shape: 'M1190 770L1316 122L1204 280L1140 690Z', tone: 0.46, brush: 1.95, seed: 12 },
]

const DARK_OPENINGS =
  'M486 300L532 274L548 366L494 384Z M570 262L606 258L626 340L588 348Z M504 440L552 428L566 516L510 530Z M1022 268L1076 250L1090 342L1030 356Z M1104 236L1134 244L1150 330L1116 336Z M1036 420L1086 408L1102 500L1046 512Z M740 372L764 362L768 414L744 420Z M838 356L862 362L860 412L836 410Z M60 250L170 200L204 350L86 384Z M96 470L206 446L236 590L124 606Z M1404 220L1520 250L1500 400L1396 376Z M1410 480L1504 494L1486 620L1404 610Z M616 420L634 412L646 504L626 510Z M944 396L958 402L950 494L936 490Z'
const FRAMES =
  'M478 294L536 262L554 370L488 392Z M566 254L612 250L632 346L582 356Z M496 434L556 420L574 522L502 538Z M1014 262L1082 242L1098 346L1024 364Z M1100 228L1140 236L1156 336L1110 344Z M1028 414L1092 400L1110 506L1038 520Z M52 240L176 190L214 356L78 394Z M88 462L212 436L246 596L116 616Z M1396 208L1530 240L1508 412L1386 384Z M1400 470L1514 484L1494 632L1394 622Z'
const STACKS =
  'M500 152L494 84L524 70L530 122Z M1096 98L1104 30L1136 40L1126 134Z M740 300L736 262L754 252L756 280Z M196 24L186 -40L236 -40L236 50Z M1420 20L1430 -40L1480 -40L1466 -10Z'
const WEDGES =
  'M742 560L792 560L700 900L150 900L560 690Z M800 560L820 560L980 900L800 900Z M850 560L892 560L1210 760L1420 900L1160 900Z'
const BLACK_WEDGES =
  'M792 560L806 560L780 900L690 900Z M836 560L852 560L1130 900L1000 900Z M560 640L664 600L420 860L120 900L100 860Z'

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const stroke = (x: number, y: number, angle: number, seed: number): number => {
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const along = x * c + y * s + 26 * fbm(x / 160, y / 160, 3, seed)
    const across = -x * s + y * c + 18 * fbm(x / 120, y / 120, 3, seed + 4)
    return 0.55 * fbm(along / 130, across / 5.5, 4, seed) + 0.45 * fbm(along / 46, across / 17, 4, seed + 9)
  }
  const sheet = (tone: number, brushed: number): Rgb =>
    scale(blend(hex('#3c3a36'), BONE, clamp(tone * 1.3)), clamp(tone * (0.2 + brushed * 1.65), 0.008, 1))

  frame.shade((x, y) => {
    const d = Math.hypot((x - 812) / 520, (y - 420) / 430)
    const swirl = stroke(x, y, Math.atan2(y - 430, x - 812) + 1.35, 60)
    return scale(sheet(0.85 * Math.exp(-d * d * 1.3) + 0.045, swirl), 0.85)
  })
  const rays = field((x, y) => {
    const a = Math.atan2(y - 470, x - 812)
    return y < 470 ? smooth(0.5, 0.56, fbm(a * 7, 1, 2, 5)) * Math.exp(-Math.hypot(x - 812, y - 470) / 330) : 0
  })
  frame.over(rays, (x, y) => scale(PAPER, 0.75 * stroke(x, y, 1.5, 8)), 0.5)
  frame.over(fog({ size: 120, seed: 4, amount: (_, y) => 0.34 * smooth(250, 560, y) }), scale(BONE, 0.5))

  const ground = field((_, y) => smooth(556, 562, y))
  frame.over(ground, (x, y) => {
    const a = Math.atan2(y - 500, x - 812)
    return sheet(0.2 * smooth(900, 560, y) + 0.07, stroke(x, y, a, 20))
  })
  const wedge = await silhouette(`<path d="${WEDGES}"/>`, { rough: 5, grit: 34, seed: 4, soft: 1 })
  frame.over(
    wedge,
    (x, y) => sheet(0.74 * smooth(930, 560, y) + 0.05, stroke(x, y, Math.atan2(y - 500, x - 812), 24)),
    0.9,
  )
  const dark = await silhouette(`<path d="${BLACK_WEDGES}"/>`, { rough: 5, grit: 34, seed: 9, soft: 1 })
  frame.over(dark, (x, y) => scale(NIGHT, 0.3 + stroke(x, y, 0.9, 3)), 0.88)

  for (const flat of FLATS) {
    const mask = await silhouette(`<path d="${flat.shape}"/>`, { rough: 3.4, grit: 40, seed: flat.seed })
    const shadow = blur(mask, 26)
    for (let i = 0; i < shadow.length; i++) shadow[i] = shadow[i]! * (1 - mask[i]!)
    frame.over(shadow, scale(NIGHT, 0.2), 0.55)
    frame.over(mask, (x, y) => {
      const fall = clamp(1.15 - Math.abs(x - 812) / 900) * (0.55 + 0.6 * smooth(80, 560, y)) * smooth(960, 560, y)
      const wash = 0.6 + 0.8 * (fbm(x / 110, y / 150, 4, flat.seed + 70) - 0.3)
      return sheet(flat.tone * fall * wash + 0.012, stroke(x, y, flat.brush, flat.seed * 3))
    })
    frame.add(rim(mask, x812(flat), -1, 0.9), (x, y) => scale(BONE, Math.exp(-Math.hypot(x - 812, y - 480) / 420)), 0.3)
    if (flat.seed === 4)
      frame.over(
        fog({ size: 90, seed: 9, amount: (_, y) => 0.3 * smooth(330, 560, y) * smooth(720, 600, y) }),
        scale(BONE, 0.3),
      )
  }
  const stacks = await silhouette(`<path d="${STACKS}"/>`, { rough: 2.4, grit: 24 })
  frame.over(stacks, (x, y) => sheet(0.1, stroke(x, y, 1.5, 90)))
  const frames = await silhouette(`<path d="${FRAMES}"/>`, { rough: 3, grit: 26 })
  frame.over(frames, (x, y) => sheet(0.5 * Math.exp(-Math.abs(x - 812) / 620) + 0.04, stroke(x, y, 1.4, 95)), 0.85)
  const holes = await silhouette(`<path d="${DARK_OPENINGS}"/>`, { rough: 3, grit: 22 })
  frame.over(holes, (x, y) => scale(SOOT, 0.12 + 0.5 * stroke(x, y, 1.4, 33)))
  const scratches = await silhouette(
    '<path fill="none" stroke="#fff" stroke-width="3" d="M508 286l16 92M490 342l56-16M1050 258l12 92M1026 310l66-14M528 434l10 90M1060 412l14 96M116 226l30 142M66 318l130-40M1460 236l-14 154M1392 300l116 22"/>',
    { rough: 2 },
  )
  frame.over(scratches, (x, y) => sheet(0.4 * Math.exp(-Math.abs(x - 812) / 600), stroke(x, y, 0.4, 40)), 0.8)

  const surround = await silhouette('<path d="M1040 664L1036 546L1066 524L1110 540L1122 682Z"/>', {
    rough: 2.6,
    grit: 22,
  })
  frame.over(surround, (x, y) => sheet(0.3, stroke(x, y, 1.5, 51)))
  const door = await silhouette('<path d="M1050 664L1047 554L1068 538L1098 550L1108 678Z"/>', { rough: 2.2, grit: 22 })
  frame.over(door, (x, y) => scale(hex('#b3202a'), 0.2 + 0.85 * stroke(x, y, 1.5, 52)))
  frame.over(
    await silhouette('<path d="M1058 612l8 1v6l-8-1Z M1076 542l3 130M1050 606l56 6" stroke="#fff" stroke-width="2"/>', {
      rough: 1.4,
    }),
    scale(NIGHT, 0.5),
    0.8,
  )
  frame.add(glow(1078, 612, 80, 2.2), BLOOD, 0.06)
  const someone = { x: 800, y: 622, h: 84 }
  const shadow = await silhouette('<path d="M794 622L808 622L730 792L742 800L700 880L640 880L664 796L690 782Z"/>', {
    rough: 3,
    grit: 26,
    soft: 1.6,
  })
  frame.over(shadow, scale(NIGHT, 0.2), 0.86)
  const figure = await silhouette(coat(someone.x, someone.y, someone.h), { rough: 0.8, grit: 12 })
  frame.over(figure, scale(NIGHT, 0.15))
  const paper = field((x, y) => fbm(x / 2.6, y / 2.6, 2, 7) * 0.5 + ridged(x / 240, y / 300, 5, 3) * 0.5)
  for (const plane of frame.planes)
    for (let i = 0; i < plane.length; i++) plane[i] = plane[i]! * (0.72 + paper[i]! * 0.55)
  for (let i = 0; i < WIDTH * 900; i++) {
    const c = frame.at(i)
    frame.put(i, sum(scale(c, 0.97), hex('#1b1a17'), 0.12))
  }
  return { frame, finish: { exposure: 1.55, foot: 0.62, vignette: 0.9, bloom: 0.7, contrast: 1.6, grain: 1.3 } }
}

/** Rim light always comes from the lit end of the street. */
function x812(flat: Flat): number {
  const first = Number(/M(-?\d+)/.exec(flat.shape)?.[1] ?? 0)
  return first < 812 ? 2.4 : -2.4
}
