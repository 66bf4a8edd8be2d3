import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { glow } from '../light.ts'
import { clamp, fbm, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, EMBER, hex, NIGHT, SODIUM, SOOT, scale, sum } from '../palette.ts'
import { limb, rim, silhouette } from '../silhouette.ts'

/** The lamp stands out of sight at the foot of the stairs. */
const LAMP = { x: 150, y: 830 }
const SLOPE = 0.42
const RISE = 27
const RUN = RISE / SLOPE

/** Where the climb ends, at a door. */
const LANDING = 130 + 16 * RUN

/** Top surface of the flight, climbing to the right. */
const flight = (x: number): number => 812 - (Math.min(x, LANDING) - 130) * SLOPE

// The shadow of the climber on the wall: stretched by the low light, and with too long a hand.
const CLIMBER = [
  limb([470, 800, 150], [540, 640, 160], [606, 500, 150], [664, 396, 122], [700, 352, 84]),
  limb([690, 372, 70], [722, 318, 44], [748, 280, 40]),
  '<path transform="translate(770 300) rotate(8) scale(.86 .98) translate(-770 -300)" d="M716 292C700 246 716 196 758 184C800 176 832 206 832 240C832 252 846 262 846 268C846 274 834 276 832 282C832 292 828 300 822 306C806 318 780 318 764 314C742 312 724 308 716 292Z"/>',
  limb([660, 410, 96], [742, 440, 60], [828, 440, 42], [900, 376, 31], [960, 306, 22]),
  limb([960, 306, 24], [986, 278, 40], [1004, 258, 38]),
  limb([982, 268, 20], [976, 214, 11], [992, 150, 8], [1034, 108, 4]),
  limb([994, 256, 19], [1010, 196, 11], [1048, 140, 8], [1098, 118, 4]),
  limb([1004, 260, 18], [1042, 212, 11], [1092, 176, 8], [1144, 174, 4]),
  limb([1004, 268, 18], [1058, 246, 10], [1108, 230, 7], [1150, 244, 4]),
  limb([990, 282, 18], [1030, 296, 11], [1064, 288, 8], [1088, 302, 4]),
  limb([616, 430, 90], [556, 480, 54], [512, 552, 40], [524, 622, 26]),
  limb([524, 616, 26], [534, 640, 34]),
  limb([528, 640, 15], [520, 690, 9], [536, 742, 4]),
  limb([534, 644, 15], [540, 704, 9], [562, 756, 4]),
  limb([542, 640, 15], [562, 696, 9], [590, 738, 4]),
  limb([544, 632, 14], [574, 664, 9], [608, 690, 4]),
].join('')

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const wallTone = field((x, y) => {
    const plaster = 0.62 + 0.42 * fbm(x / 110, y / 90, 5, 3) + 0.2 * (fbm(x / 4, y / 4, 3, 9) - 0.5)
    const damp = smooth(0.5, 0.78, fbm(x / 160, y / 340, 5, 31)) * 0.3
    const crack = smooth(0.955, 0.99, ridged(x / 230 + fbm(x / 50, y / 50, 4, 4) * 0.7, y / 330, 2, 12)) * 0.4
    const stripe = 0.05 * smooth(-0.3, 0.3, Math.sin(x * 0.115))
    return clamp(plaster - damp - crack - stripe, 0.05, 1.5)
  })
  const warm = blend(SODIUM, BONE, 0.34)
  const fall = (x: number, y: number): number => {
    const d = Math.hypot((x - LAMP.x) * 0.7, y - LAMP.y)
    return (1 / (1 + (d / 470) ** 2.3)) * smooth(1600, 900, x)
  }
  frame.shade((x, y) => {
    const d = Math.hypot(x - LAMP.x, y - LAMP.y)
    const amber = blend(warm, EMBER, smooth(420, 1300, d) * 0.8)
    return scale(sum(scale(amber, fall(x, y) * 1.25), hex('#20272a'), 0.06), wallTone[y * 1600 + x]!)
  })

  const frameOf = await silhouette('<path d="M1236 380V102H1390V380H1402V90H1224V380Z"/>')
  const panel = await silhouette('<path d="M1238 380V104H1388V380Z"/>')
  frame.over(panel, (x, y) => scale(hex('#3a2014'), 0.16 + 0.2 * ridged(x / 9, y / 120, 3, 6)))
  frame.over(frameOf, scale(SOOT, 0.5))
  const inset = await silhouette(
    '<path d="M1256 124h48v100h-48Z M1322 124h48v100h-48Z M1256 246h48v108h-48Z M1322 246h48v108h-48Z" fill="none" stroke="#fff" stroke-width="3"/>',
  )
  frame.over(inset, scale(NIGHT, 0.4), 0.8)

  for (const [lift, thick, k] of [
    [214, 6, 0.55],
    [205, 2.4, 1.4],
    [22, 22, 0.42],
    [44, 2, 1.3],
  ] as const) {
    const band = field((x, y) => smooth(thick, thick - 2, Math.abs(y - (flight(x) - lift))))
    frame.over(band, (x, y) => scale(frame.at(y * 1600 + x), k), 0.85)
  }

  const rails = Array.from({ length: 15 }, (_, i) => {
    const x = 250 + i * 92
    return `<path d="M${x} ${flight(x)}L${x + 40 + i * 9} ${flight(x) - 190 - i * 15}" stroke="#fff" stroke-width="${8 + i}"/>`
  }).join('')
  const bars = await silhouette(
    `${rails}<path d="M200 ${flight(200) - 170}L1640 ${flight(1640) - 400}" stroke="#fff" stroke-width="26"/>`,
    { soft: 9 },
  )
  frame.over(bars, (x, y) => scale(frame.at(y * 1600 + x), 0.35), 0.34)

  const core = await silhouette(CLIMBER, { rough: 1.2, grit: 40 })
  const crisp = blur(core, 3.5)
  const soft = blur(core, 13)
  const shadow = field((x, y) => {
    const i = y * 1600 + x
    return mix(crisp[i]!, soft[i]!, clamp(0.1 + smooth(620, 1200, x) * 0.25 + smooth(560, 760, y) * 0.5))
  })
  frame.over(shadow, (x, y) => scale(hex('#1c100c'), 0.1 + 0.55 * wallTone[y * 1600 + x]! * fall(x, y)), 0.97)

  const steps: string[] = []
  const lips: string[] = []
  for (let i = -3; i < 26; i++) {
    const x = 130 + i * RUN
    steps.push(`<path d="M${x} ${flight(x)}h${x >= LANDING ? 900 : RUN + 1}V960H${x}Z"/>`)
    if (x >= LANDING) {
      lips.push(`<path d="M${x - 6} ${flight(x) - 2}h900v5h-900Z"/>`)
      break
    }
    lips.push(`<path d="M${x - 6} ${flight(x) - 2}h${RUN + 3}v5h-${RUN}l-3 ${RISE - 3}h-3Z"/>`)
  }
  const stair = await silhouette(steps.join(''))
  frame.over(blur(stair, 12), scale(NIGHT, 0.4), 0.5)
  frame.over(stair, (x, y) => {
    const below = y - flight(x)
    const wood = 0.5 + 0.7 * ridged(x / 90, y / 7, 3, 5)
    return sum(scale(SOOT, 0.1 * wood * smooth(320, 0, below)), warm, smooth(60, 0, below) * fall(x, y) * 0.13 * wood)
  })
  const carpet = await silhouette(lips.join(''), { soft: 0.7 })
  frame.over(carpet, (x, y) => scale(BLOOD, 0.1 + 1.1 * fall(x, y)), 0.95)
  const string = field((x, y) => smooth(58, 62, y - flight(x)))
  frame.over(string, (x, y) => scale(NIGHT, 0.22 + 0.2 * ridged(x / 120, (y + x * SLOPE) / 12, 3, 8)))
  frame.add(
    field((x, y) => Math.exp(-(((y - flight(x) - 62) / 2.2) ** 2))),
    (x, y) => scale(warm, fall(x, y) * 0.3),
  )

  const newel =
    '<path d="M262 1000L258 640L248 632L250 606L270 594Q250 556 288 536Q326 556 306 594L326 606L328 632L318 640L314 1000Z"/>'
  const far = await silhouette(newel, { rough: 0.5 })
  frame.over(blur(far, 12), scale(NIGHT, 0.3), 0.3)
  frame.over(far, (x, y) => scale(NIGHT, 0.2 + 0.3 * ridged(x / 10, y / 90, 3, 3)))
  frame.add(rim(far, -3, 0.8, 0.9), (x, y) => scale(warm, smooth(40, 0, y - flight(x))), 0.5)

  const slit = await silhouette(`<path d="M1239 ${flight(1600) - 7}H1387V${flight(1600) - 3}H1239Z"/>`, { soft: 0.8 })
  frame.add(slit, blend(BLOOD, EMBER, 0.35), 2)
  frame.add(blur(slit, 26), BLOOD, 1.7)

  const open = combine(glow(LAMP.x, LAMP.y - 60, 190, 2), combine(far, string, Math.max), (a, b) => a * (1 - b))
  frame.add(blur(shafts(open, LAMP.x, LAMP.y, 0.7), 2), blend(SODIUM, EMBER, 0.4), 0.3)
  return { frame, finish: { exposure: 1.2, foot: 0.6, vignette: 0.75, bloom: 0.6, contrast: 1.5 } }
}
