import { blur, shafts, streaks } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, EMBER, hex, MIST, NIGHT, SODIUM, scale, sum, TEAL } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'

const HORIZON = 470
const FLARE = { x: 748, y: 524 }
/** Ground under the flare; shadows fan out from here. */
const FOOT = { x: 740, y: 582 }

const PEOPLE = [
  { x: 724, y: 584, h: 66 },
  { x: 816, y: 600, h: 72 },
  { x: 868, y: 586, h: 64 },
  { x: 642, y: 618, h: 78 },
  { x: 930, y: 608, h: 72 },
] as const

const STATION =
  'M930 470L930 360L1238 344L1238 478Z M960 356L964 318L1080 310L1084 348Z M1100 346L1104 250L1112 250L1116 345Z M1010 470L1008 506L1016 506L1020 470Z M1090 470L1090 510L1100 510L1100 470Z M1170 470L1172 514L1182 514L1180 470Z M940 470L938 500L946 500L948 470Z'
const SHED = 'M470 480L470 420Q470 384 540 380L560 380Q610 386 610 424L610 482Z'
const MAST =
  '<path d="M1305 480L1318 90L1322 90L1336 480M1308 420L1332 380M1333 420L1311 330M1312 330L1329 280M1330 300L1314 240M1316 220L1325 180M1318 90L1180 470M1322 90L1470 478M1296 140h50" fill="none" stroke="#fff" stroke-width="2.4"/>'

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const red = blend(BLOOD, EMBER, 0.42)
  frame.shade((x, y) => {
    const cloud = curl((x + y) / 520, y / 200, 5, 41, 0.7)
    const dusk = Math.exp(-(((y - HORIZON) / 300) ** 2))
    return sum(scale(blend(DEEP_TEAL, TEAL, cloud), 0.26 + 0.7 * dusk), MIST, dusk * 0.3 * cloud)
  })
  const drift = (x: number): number => HORIZON + 8 + (fbm(x / 280, 3, 3, 6) - 0.5) * 46
  const ice = (x: number): number =>
    HORIZON - 20 - 96 * ridged(x / 330, 5, 4, 8) * smooth(900, 0, x) - 30 * ridged(x / 200, 2, 3, 3)
  frame.over(
    field((x, y) => smooth(ice(x) - 1, ice(x) + 1.5, y)),
    scale(blend(DEEP_TEAL, TEAL, 0.5), 0.5),
    0.75,
  )
  frame.over(
    fog({ size: 90, stretch: 4, seed: 9, torn: 0.8, amount: (_, y) => 0.62 * smooth(330, 470, y) }),
    scale(MIST, 0.36),
  )

  frame.over(await silhouette(MAST), scale(NIGHT, 0.8), 0.85)
  const station = await silhouette(`<path d="${STATION}"/><path d="${SHED}"/>`, { rough: 1.2, grit: 14 })
  frame.over(station, (x, y) => {
    const plates = Math.abs(((x / 38) % 1) - 0.5) > 0.47 ? 0.6 : 1
    const glowHere = 1 / (1 + ((x - FLARE.x) / 120) ** 2)
    const own = scale(blend(NIGHT, DEEP_TEAL, 0.5), (0.4 + 0.7 * fbm(x / 30, y / 60, 4, 4)) * plates)
    return sum(own, red, glowHere * 0.12 * (0.5 + fbm(x / 20, y / 40, 3, 9)))
  })
  const snowOn = await silhouette(
    '<path d="M926 362L1242 344L1242 354L926 372Z M958 320L1084 310L1084 318L960 328Z M472 412Q476 380 542 376L560 376Q604 382 609 416L600 398Q540 376 484 400Z"/>',
    { rough: 2, grit: 10, soft: 0.8 },
  )
  frame.over(snowOn, scale(MIST, 0.26), 0.6)
  const windows = await silhouette(
    '<path d="M966 400h20v16h-20Z M1018 398h20v16h-20Z M1070 396h20v16h-20Z M1150 392h22v17h-22Z M1200 390h20v16h-20Z M524 424h14v16h-14Z"/>',
  )
  frame.over(windows, scale(NIGHT, 0.3), 0.95)
  const lit = await silhouette('<path d="M1150 392h22v17h-22Z"/>', { soft: 0.8 })
  frame.add(lit, SODIUM, 1.3)
  frame.add(glow(1161, 400, 40, 2.2), SODIUM, 0.16)
  frame.add(glow(1320, 92, 10, 2.2), BLOOD, 2)

  const snow = field((x, y) => smooth(drift(x) - 2, drift(x) + 3, y))
  const dune = field((x, y) => {
    const z = 90 / Math.max(6, y - HORIZON + 18)
    return ridged(x * z * 0.011 + 0.7 * y * z * 0.02, z * 9, 4, 18) * 0.6 + fbm(x * z * 0.05, z * 26, 4, 11) * 0.5
  })
  frame.over(snow, (x, y) => {
    const i = y * 1600 + x
    const relief = clamp(
      0.55 +
        (dune[i]! - dune[Math.min(i + 1602, dune.length - 1)]!) * mix(6, 2.2, smooth(640, HORIZON, y)) +
        (dune[i]! - 0.5) * 0.7,
      0.1,
      1.4,
    )
    const away = smooth(900, HORIZON, y)
    const base = scale(blend(DEEP_TEAL, MIST, 0.6 * away + 0.16), (0.2 + 0.62 * away) * relief)
    const dx = (x - FOOT.x) / 2.3
    const dy = (y - FOOT.y) * (y > FOOT.y ? 1.05 : 1.9)
    const d = Math.hypot(dx, dy)
    return sum(base, red, (1.15 / (1 + (d / 40) ** 2.4) + 0.16 * Math.exp(-d / 110)) * relief * relief)
  })
  frame.over(
    fog({
      size: 70,
      stretch: 5,
      seed: 111,
      torn: 0.7,
      amount: (x, y) =>
        0.34 * Math.exp(-(((y - 474) / 40) ** 2)) +
        0.34 * smooth(1340, 1000, Math.abs(x - 800) + 700) * Math.exp(-(((y - 420) / 90) ** 2)),
    }),
    scale(MIST, 0.34),
  )
  const shadows = PEOPLE.slice(1)
    .map((p) => {
      const dx = p.x - FOOT.x
      const dy = (p.y - FOOT.y + 3) * 1.0
      const k = 4.4
      const w = 8
      return `<path d="M${p.x - w} ${p.y}L${p.x + w} ${p.y}L${p.x + dx * k + w * 4} ${p.y + dy * k + 34}L${p.x + dx * k - w * 4} ${p.y + dy * k + 40}Z"/>`
    })
    .join('')
  const cast = combine(await silhouette(shadows, { soft: 4, rough: 2, grit: 18 }), snow, (a, b) => a * b)
  frame.over(cast, (x, y) => scale(blend(NIGHT, DEEP_TEAL, 0.6), 0.5 + 0.2 * hash(x, y)), 0.8)

  const figures = await silhouette(PEOPLE.map((p, i) => coat(p.x, p.y, p.h, i % 2 === 1)).join(''), { rough: 0.5 })
  const arm = await silhouette(
    `<path d="M732 ${FLARE.y + 14}L${FLARE.x - 1} ${FLARE.y - 2}" stroke="#fff" stroke-width="4"/>`,
  )
  const back = combine(figures, arm, Math.max)
  const source = combine(glow(FLARE.x, FLARE.y, 70, 2, 1), back, (a, b) => a * (1 - b))
  frame.over(back, scale(NIGHT, 0.3))
  for (const [dx, keep] of [
    [2, (x: number) => x < FLARE.x],
    [-2, (x: number) => x >= FLARE.x],
  ] as const)
    frame.add(rim(figures, dx, 0, 0.5), (x) => (keep(x) ? red : [0, 0, 0]), 1.5)
  frame.add(blur(shafts(source, FLARE.x, FLARE.y, 0.6), 2), red, 0.5)
  frame.over(back, scale(NIGHT, 0.4), 0.75)
  frame.add(glow(FLARE.x, FLARE.y, 9, 2.6), blend(SODIUM, BONE, 0.3), 5)
  frame.add(glow(FLARE.x, FLARE.y, 190, 2.2, 1.35), red, 0.34)
  const smoke = fog({
    size: 60,
    stretch: 1.6,
    seed: 70,
    torn: 1.4,
    octaves: 5,
    amount: (x, y) => {
      const up = (FLARE.y - y) / 300
      if (up < 0 || up > 1) return 0
      const drifted = FLARE.x - up * 250
      return 0.6 * Math.exp(-(((x - drifted) / (12 + up * 120)) ** 2)) * (1 - up)
    },
  })
  frame.over(
    smoke,
    (x, y) => scale(blend(red, MIST, 0.3), 0.42 * Math.exp(-Math.hypot(x - FLARE.x, y - FLARE.y) / 230)),
    0.85,
  )

  const wind = (count: number, seed: number, dx: number, dy: number, size: number) => {
    const flakes = field((x, y) => (hash(x, y, seed) > 1 - count ? 0.4 + hash(x, y, seed + 1) : 0))
    return streaks(size > 0 ? blur(flakes, size) : flakes, dx, dy, 4)
  }
  const veil = field((x, y) => mix(0.25, 1.2, smooth(0.32, 0.7, curl((x + y * 0.4) / 420, y / 90, 4, 81, 0.6))))
  const near = combine(wind(0.0024, 3, -54, 17, 1.3), veil, (a, b) => a * b)
  const far = combine(wind(0.012, 5, -20, 6, 0), veil, (a, b) => a * b)
  const lightOn = (x: number, y: number) =>
    sum(scale(MIST, 0.55), red, 2.2 / (1 + (Math.hypot(x - FLARE.x, y - FLARE.y) / 80) ** 3))
  frame.add(far, lightOn, 2)
  frame.add(near, lightOn, 6)
  frame.over(
    fog({ size: 80, stretch: 6, seed: 91, torn: 1.3, amount: (_, y) => 0.3 * Math.exp(-(((y - 520) / 120) ** 2)) }),
    (x, y) => scale(lightOn(x, y), 0.34),
  )
  frame.over(
    fog({ size: 60, stretch: 8, seed: 97, torn: 1.5, amount: (_, y) => 0.2 * smooth(560, 700, y) }),
    hex('#2b3a40'),
  )
  frame.over(back, scale(NIGHT, 0.3), 0.62)
  frame.add(near, lightOn, 1.6)
  return { frame, finish: { exposure: 1.3, foot: 0.55, vignette: 0.75, bloom: 0.8, contrast: 1.35 } }
}
