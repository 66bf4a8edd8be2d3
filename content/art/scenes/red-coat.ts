import { blur, sample } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, EMBER, hex, MIST, NIGHT, SODIUM, SOOT, scale, sum, TEAL } from '../palette.ts'
import { rim, silhouette } from '../silhouette.ts'

const VANISH = { x: 790, y: 470 }
const WATER = 598
const LANTERN = { x: 574, y: 330 }

/** Water meets the houses on two lines that run to the far bridge. */
const quay = (x: number): number => (x < VANISH.x ? WATER + (690 - x) * 0.27 : WATER + (x - 900) * 0.25)

/** A ledge and one wet step run along the left bank; the water starts below them. */
const TIERS = { top: 0.36, face: 0.4, step: 0.47, foot: 0.52 }
const bank = (x: number, slope: number): number => WATER + (690 - x) * slope
const shore = (x: number): number => (x < 690 ? bank(x, TIERS.foot) : Math.max(WATER, quay(x)))

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  frame.shade((x, y) => {
    const cloud = curl(x / 300, y / 140, 5, 12, 0.6)
    const d = Math.hypot((x - VANISH.x) / 420, (y - 330) / 330)
    return scale(blend(DEEP_TEAL, TEAL, cloud), 0.26 + 0.75 * Math.exp(-d * d * 1.4))
  })
  frame.add(glow(VANISH.x + 10, 400, 150, 2, 0.9), MIST, 0.4)
  const distant = await silhouette(
    '<path d="M690 620V330L716 318V296L742 296V330L764 322V372H800V340L826 330V300L838 288L850 300V340L880 350V620Z"/>',
    { rough: 1.4, grit: 12 },
  )
  frame.over(distant, blend(scale(DEEP_TEAL, 0.6), scale(TEAL, 0.5), 0.5), 0.9)
  frame.over(fog({ size: 70, seed: 4, amount: (_, y) => 0.6 * smooth(330, 560, y) }), scale(MIST, 0.4))

  const bridgeShape =
    'M640 602L640 548Q786 468 940 548L940 602L922 602Q900 530 786 524Q680 530 660 602Z M640 548L640 536Q786 452 940 536L940 548Q786 470 640 548Z'
  const bridge = await silhouette(`<path d="${bridgeShape}"/>`, { rough: 1, grit: 10 })
  frame.over(bridge, (x, y) => scale(blend(SOOT, TEAL, 0.4), 0.34 + 0.5 * ridged(x / 22, y / 12, 3, 4)))
  frame.add(rim(bridge, 0, -2.4, 0.8), MIST, 0.3)
  frame.over(
    fog({
      size: 60,
      seed: 14,
      amount: (x, y) => 0.42 * Math.exp(-(((y - 560) / 60) ** 2)) * Math.exp(-(((x - VANISH.x) / 200) ** 2)),
    }),
    scale(MIST, 0.36),
  )

  const leftWall = field((x, y) =>
    y < quay(x) && x < 690
      ? smooth(1, -1, x - 688 + (fbm(y / 60, 1, 3, 3) - 0.5) * 4) *
        smooth(60 + (690 - x) * -0.5, 64 + (690 - x) * -0.5, y)
      : 0,
  )
  const rightWall = field((x, y) =>
    y < quay(x) && x > 896
      ? smooth(-1, 1, x - 898 + (fbm(y / 60, 7, 3, 5) - 0.5) * 4) *
        smooth(110 - (x - 900) * 0.55, 114 - (x - 900) * 0.55, y)
      : 0,
  )
  /** Where on a side wall a pixel lies: metres along it, and height above the water. */
  const onWall = (x: number, y: number): { along: number; up: number; near: number } => {
    const k = x < VANISH.x ? (VANISH.x - x) / 100 : (x - VANISH.x) / 108
    return { along: 16 / Math.max(0.6, k), up: (quay(x) - y) / (70 * Math.max(0.6, k)), near: k }
  }
  const paint = (x: number, y: number) => {
    const { along, up, near } = onWall(x, y)
    const left = x < VANISH.x
    const brick = Math.abs(((up * 9) % 1) - 0.5) > 0.42 ? 0.7 : 1
    const peel = smooth(0.55, 0.7, fbm(along * 1.3 + (left ? 0 : 40), up * 1.3, 6, 8))
    const damp = smooth(0.9, 0.1, up + (fbm(along * 3, 2, 3, 6) - 0.5) * 0.6)
    const stucco = blend(left ? hex('#6a5240') : hex('#4d5148'), hex('#7b6a52'), fbm(along, up, 3, 30))
    let albedo = blend(stucco, scale(hex('#4d3026'), brick), peel)
    albedo = scale(blend(albedo, hex('#1d241f'), damp * 0.85), 0.6 + 0.6 * fbm(along * 9, up * 9, 4, 19))
    const lamp = 1 / (1 + ((x - LANTERN.x) / 150) ** 2 + ((y - LANTERN.y) / 170) ** 2)
    const across = 0.42 / (1 + ((x - LANTERN.x - 420) / 240) ** 2 + ((y - LANTERN.y - 60) / 230) ** 2)
    const sky = 0.1 + 0.16 * Math.exp(-near * 0.5)
    const amber = left ? lamp * 1.35 : across * 0.55
    return sum(
      scale([albedo[0] * 0.5, albedo[1] * 0.75, albedo[2] * 0.8], sky * 1.6),
      [albedo[0] * SODIUM[0], albedo[1] * SODIUM[1], albedo[2] * SODIUM[2]],
      amber * 1.5,
    )
  }
  frame.over(leftWall, paint)
  frame.over(rightWall, paint)

  const arch = (x: number, foot: number, w: number, h: number): string =>
    `<path d="M${x} ${foot}V${foot - h * 0.62}Q${x + w * 0.06} ${foot - h * 0.94} ${x + w / 2} ${foot - h}Q${x + w * 0.94} ${foot - h * 0.94} ${x + w} ${foot - h * 0.62}V${foot}Z"/>`
  const openings: string[] = []
  const lit: string[] = []
  for (const [x, w] of [
    [636, 22],
    [590, 30],
    [524, 42],
    [430, 60],
    [290, 92],
    [60, 150],
  ] as const) {
    const q = quay(x + w / 2)
    const k = w / 42
    openings.push(arch(x, q - 262 * k, w * 0.62, 84 * k))
    if (x !== 524)
      openings.push(arch(x, q - 118 * k, w * 0.62, 84 * k), arch(x + w * 0.02, q - 8 * k, w * 0.58, 74 * k))
  }
  for (const [x, w] of [
    [914, 22],
    [952, 30],
    [1010, 42],
    [1098, 60],
    [1224, 92],
    [1420, 150],
  ] as const) {
    const q = quay(x + w / 2)
    const k = w / 42
    openings.push(arch(x, q - 132 * k, w * 0.6, 80 * k), arch(x, q - 270 * k, w * 0.6, 84 * k))
    if (x === 1010) lit.push(arch(x, q - 132 * k, w * 0.6, 80 * k))
  }
  const holes = await silhouette(openings.join(''), { rough: 1, grit: 12 })
  frame.over(blur(holes, 3), scale(NIGHT, 0.5), 0.4)
  frame.over(holes, (x, y) => scale(NIGHT, 0.4 + 0.3 * hash(x >> 2, y >> 3)), 0.96)
  frame.add(await silhouette(lit.join(''), { soft: 1 }), blend(SODIUM, EMBER, 0.5), 0.26)

  const portal = await silhouette(arch(500, 642, 78, 190), { rough: 1, grit: 14 })
  frame.over(portal, (_, y) => blend(scale(NIGHT, 0.3), scale(EMBER, 0.2), smooth(450, 640, y) * 0.5), 0.98)
  const stone = field((x, y) => (x < 690 ? smooth(-1, 1, y - quay(x)) * smooth(1, -1, y - shore(x)) : 0))
  frame.over(stone, (x, y) => {
    const t = (y - WATER) / Math.max(1, 690 - x)
    const level = t < TIERS.top ? 1 : t < TIERS.face ? 0.28 : t < TIERS.step ? 0.85 : 0.2
    const lip = Math.exp(-(((t - TIERS.top) / 0.008) ** 2)) + Math.exp(-(((t - TIERS.step) / 0.008) ** 2))
    const joint = Math.abs(((3400 / (760 - x)) % 1) - 0.5) > 0.47 ? 0.55 : 1
    const near = 1 / (1 + ((x - LANTERN.x) / 130) ** 2)
    const puddle = smooth(0.48, 0.62, fbm(x / 40, t * 14, 3, 6)) * near * (t < TIERS.top ? 1 : 0.5)
    const rough = 0.6 + 0.6 * fbm(x / 10, y / 5, 3, 4)
    const c = scale(blend(hex('#6b6356'), SODIUM, 0.25), (0.03 + near * 0.34) * level * joint * rough)
    return sum(sum(c, SODIUM, puddle * 0.2 * level), BONE, lip * near * 0.14)
  })

  const lamp = await silhouette(`<path d="M${LANTERN.x - 7} ${LANTERN.y - 12}h14l3 24h-20Z"/>`, { soft: 0.7 })
  const bracket = await silhouette(
    `<path d="M${LANTERN.x - 40} ${LANTERN.y - 22}h40v10M${LANTERN.x - 9} ${LANTERN.y - 13}h18" stroke="#fff" stroke-width="3" fill="none"/>`,
  )
  frame.over(bracket, scale(NIGHT, 0.5))
  frame.add(lamp, blend(SODIUM, BONE, 0.3), 2.6)
  frame.add(glow(LANTERN.x, LANTERN.y, 130, 2), SODIUM, 0.34)

  const px = 604
  const py = 627
  const small = `<g transform="translate(${px} ${py}) scale(0.74)"><path d="M-3 -100C-15 -98 -19 -84 -17 -72C-24 -66 -27 -50 -29 -8C-18 -1 18 -1 29 -8C27 -50 24 -66 17 -72C19 -86 12 -101 -3 -100Z"/><path d="M-13 -8L-12 8L-3 8L-3 -6L4 -6L4 8L13 8L14 -8Z"/></g>`
  const red = await silhouette(small, { soft: 0.6 })
  const cast = await silhouette(
    `<path d="M${px - 16} ${py + 2}L${px + 16} ${py + 4}L${px + 40} ${py + 11}L${px - 2} ${py + 13}Z"/>`,
    { soft: 4 },
  )
  frame.over(cast, scale(NIGHT, 0.3), 0.7)
  const cloth = (x: number, y: number) => {
    const side = clamp(0.6 - (x - px) / 34)
    const fold = 0.7 + 0.5 * fbm(x / 4, y / 26, 3, 8)
    return scale(hex('#b3202a'), (0.12 + side * 0.46) * fold)
  }
  frame.over(red, cloth)
  frame.add(rim(red, -1.6, -1.6, 0.6), EMBER, 0.34)

  const copy = frame.planes.map((plane) => plane.slice())
  const water = field((x, y) => smooth(-5, -2, y - shore(x)))
  frame.over(water, (x, y) => {
    const base = shore(x)
    const drop = Math.max(0, y - base)
    const z = 240 / (y - 540)
    const wave = fbm((x - VANISH.x) * z * 0.06, z * 9, 4, 6) - 0.5
    const fine = fbm((x - VANISH.x) * z * 0.2, z * 30, 3, 16) - 0.5
    const mx = x + (wave * 30 + fine * 14) * (0.3 + drop / 160)
    const my = base - drop * 0.95 - 6 + (wave * 30 + fine * 7) * (0.16 + drop / 170)
    const i = (plane: number): number => sample(copy[plane]!, mx, clamp(my, 0, base - 6))
    const glossy = mix(0.8, 0.42, clamp(drop / 300))
    const seen: [number, number, number] = [i(0) * glossy, i(1) * glossy, i(2) * glossy]
    return sum(seen, DEEP_TEAL, 0.05 + 0.1 * clamp(wave + 0.2))
  })
  const gondola = await silhouette(
    '<path d="M1010 706C1060 730 1230 734 1330 704C1362 694 1384 676 1392 650L1400 650C1400 690 1376 722 1330 740C1230 764 1080 756 1028 734C1008 724 1000 712 996 692L1002 690Z M1110 724V700L1190 696V726Z"/><path d="M1064 800L1068 560L1074 560L1074 800Z M1432 820L1438 520L1446 520L1446 820Z"/>',
    { rough: 0.7 },
  )
  frame.over(gondola, (x, y) => scale(NIGHT, 0.3 + 0.3 * ridged(x / 60, y / 8, 2, 3)), 0.96)
  frame.add(rim(gondola, -1, -2.4, 0.7), blend(MIST, SODIUM, 0.3), 0.16)
  frame.over(
    fog({ size: 60, stretch: 4, seed: 44, torn: 1, amount: (_, y) => 0.26 * Math.exp(-(((y - 610) / 46) ** 2)) }),
    scale(blend(MIST, SODIUM, 0.2), 0.3),
  )
  frame.over(red, cloth, 0.7)
  frame.add(glow(px, py + 96, 34, 2, 0.7), BLOOD, 0.12)
  return { frame, finish: { exposure: 1.55, foot: 0.5, vignette: 0.75, bloom: 0.7, contrast: 1.4 } }
}
