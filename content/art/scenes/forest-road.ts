import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, type Field, Frame, field, WIDTH } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, fbm, mix, random, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, hex, MIST, NIGHT, SOOT, scale, sum, TEAL } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'
import { fir } from '../tree.ts'

const HORIZON = 520
const CENTRE = 792
/** Pixels that one metre takes at one metre away; the eye is 1.5 m above the road. */
const LENS = 1150
const EYE = 1.5

const roadX = (z: number): number => Math.sin(z * 0.018) * z * 0.035
const screenX = (x: number, z: number): number => CENTRE + ((x + roadX(z)) * LENS) / z
const screenY = (z: number): number => HORIZON + (EYE * LENS) / z

function trunk(x: number, z: number, girth: number, seed: number): string {
  const next = random(seed)
  const bx = screenX(x, z)
  const by = screenY(z) + 6
  const w = (girth * LENS) / z
  const lean = (next() - 0.5) * 0.05
  const top = -60
  const tx = bx + lean * (by - top)
  const k = 0.72
  const parts = [
    `<path d="M${bx - w * 1.1} ${by}C${bx - w * 0.55} ${by - w * 1.2} ${bx - w * 0.5} ${by - w * 3} ${tx - w * 0.5 * k} ${top}L${tx + w * 0.5 * k} ${top}C${bx + w * 0.5} ${by - w * 3} ${bx + w * 0.55} ${by - w} ${bx + w * 1.2} ${by}Z"/>`,
  ]
  const twigs = Math.floor(6 + next() * 9)
  for (let i = 0; i < twigs; i++) {
    const t = 0.3 + next() * 0.7
    const y = by - (((5 + next() * 9) * LENS) / z) * t
    const side = next() < 0.5 ? -1 : 1
    const reach = ((0.5 + next() * 1.5) * LENS) / z
    const x0 = mix(bx, tx, (by - y) / (by - top))
    parts.push(
      `<path fill="none" stroke="#fff" stroke-width="${Math.max(0.8, w * (0.05 + next() * 0.08))}" d="M${x0} ${y}q${side * reach * 0.5} ${reach * (0.02 + next() * 0.2)} ${side * reach} ${reach * (next() * 0.55 - 0.05)}"/>`,
    )
  }
  return parts.join('')
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const zCar = 46
  const lamp = { x: screenX(0.9, 70), y: HORIZON + 2 }
  frame.shade((x, y) => {
    const d = Math.hypot((x - lamp.x) / 560, (y - lamp.y) / 400)
    const high = smooth(560, 0, y)
    return sum(scale(blend(TEAL, DEEP_TEAL, 0.4), 0.55 * (1 - high * 0.72)), MIST, Math.exp(-d * d * 2.4) * 0.75)
  })
  frame.add(glow(lamp.x, lamp.y, 120, 2.1, 1.25), BONE, 0.9)
  const crowns = await silhouette(
    Array.from({ length: 46 }, (_, i) =>
      fir(i * 36 - 10 + (i % 3) * 9, 560, 190 + ((i * 53) % 90) + Math.abs(i - 22) * 5, 62, i + 3),
    ).join(''),
  )
  frame.over(crowns, scale(TEAL, 0.72), 0.42)
  frame.over(fog({ size: 90, seed: 4, amount: (_, y) => 0.5 * smooth(300, 540, y) }), scale(MIST, 0.6))

  const ground = field((_, y) => smooth(HORIZON - 1, HORIZON + 14, y))
  const road = (x: number, y: number): { u: number; z: number } => {
    const z = (EYE * LENS) / Math.max(1, y - HORIZON)
    return { u: ((x - CENTRE) * z) / LENS - roadX(z), z }
  }
  frame.over(ground, (x, y) => {
    const { u, z } = road(x, y)
    const away = Math.min(1, z / 60)
    const edge = Math.abs(u) + (fbm(x / 16, z * 0.9, 3, 5) - 0.5) * 0.9
    const leaf = ridged(u * 3.2, z * 2.2, 4, 9)
    const verge = scale(blend(SOOT, DEEP_TEAL, 0.6), 0.3 + leaf * 0.75)
    const ruts = Math.exp(-(((Math.abs(u) - 0.85) / 0.3) ** 2))
    const wet = smooth(0.42, 0.62, fbm(u * 1.1, z * 0.32, 4, 30)) * 0.8 + ruts * 0.8
    const beamed = Math.exp(-(((x - lamp.x) / (60 + (y - HORIZON) * 0.62)) ** 2)) * smooth(900, HORIZON, y) ** 1.2
    const tarmac = sum(
      scale(SOOT, 0.4 + 0.7 * fbm(u * 9, z * 7, 3, 12)),
      blend(MIST, BONE, 0.5),
      beamed * (0.03 + wet * 0.55),
    )
    const c = blend(tarmac, sum(verge, MIST, beamed * 0.2 * leaf * leaf), smooth(2.3, 2.8, edge))
    return blend(scale(c, 0.85), scale(MIST, 0.6 * Math.exp(-(((x - lamp.x) / 620) ** 2))), away ** 1.5)
  })

  const next = random(77)
  const stand: { x: number; z: number; girth: number; seed: number }[] = []
  for (let i = 0; i < 190; i++) {
    const z = 5.2 + next() ** 1.25 * 88
    const side = next() < 0.5 ? -1 : 1
    stand.push({
      x: side * (3.7 + next() ** 1.4 * 26 + (z < 12 ? 1.2 : 0)),
      z,
      girth: 0.34 + next() * 0.36,
      seed: i + 100,
    })
  }
  const bands = [95, 66, 50, 38, 29, 22, 16.5, 12, 8.6, 6.6, 5]
  let open: Field = field(() => 1)
  for (let b = 0; b < bands.length - 1; b++) {
    const far = bands[b]!
    const near = bands[b + 1]!
    const some = stand.filter((t) => t.z <= far && t.z > near)
    if (some.length === 0) continue
    const z = (far + near) / 2
    const mask = await silhouette(some.map((t) => trunk(t.x, t.z, t.girth, t.seed)).join(''), {
      rough: clamp(26 / z, 0.5, 3.2),
      grit: 130 / z + 6,
      seed: b,
      soft: near < 7 ? 2.2 : 0,
    })
    const haze = clamp((z - 6) / 80) ** 0.8
    frame.over(mask, (x, y) => {
      const bark = ridged(x / (60 / z + 2.5), y / (560 / z + 12), 3, b)
      const own = scale(blend(NIGHT, DEEP_TEAL, 0.3), 0.28 + bark * 0.5)
      return blend(own, frame.at(y * WIDTH + x), haze * 0.8)
    })
    const towards = rim(mask, 0.5 + 24 / z, 0, 0.8 + 6 / z)
    const away = rim(mask, -0.5 - 24 / z, 0, 0.8 + 6 / z)
    frame.add(towards, (x, y) => scale(MIST, x < lamp.x ? Math.exp(-Math.abs(y - lamp.y) / 420) : 0), 0.34)
    frame.add(away, (x, y) => scale(MIST, x > lamp.x ? Math.exp(-Math.abs(y - lamp.y) / 420) : 0), 0.34)
    if (z > 9) open = combine(open, mask, (o, m) => o * (1 - m))
    if (z > 7)
      frame.over(
        fog({
          size: 60 + 500 / z,
          seed: b * 9,
          torn: 1,
          octaves: 3,
          amount: (x, y) =>
            0.15 * Math.exp(-(((y - 530) / (y > 530 ? 62 : 170)) ** 2)) +
            0.1 * Math.exp(-(((x - lamp.x) / 260) ** 2)) * smooth(660, 560, y),
        }),
        scale(MIST, 0.5),
      )
  }
  const source = combine(glow(lamp.x, lamp.y, 150, 2, 1.5), open, (g, o) => g * o)
  const low = field((_, y) => mix(1, 0.2, smooth(530, 680, y)))
  const rays = combine(blur(shafts(source, lamp.x, lamp.y, 0.86), 1.5), low, (a, b) => a * b)
  frame.add(rays, hex('#b9c4bb'), 0.5)
  frame.add(
    combine(blur(shafts(source, lamp.x, lamp.y - 30, 0.5), 3), low, (a, b) => a * b),
    BONE,
    0.2,
  )

  const car = { x: screenX(0.55, zCar), y: screenY(zCar) }
  const u = LENS / zCar
  const body = await silhouette(
    `<path d="M${car.x - 0.92 * u} ${car.y}v${-0.8 * u}q${0.04 * u} ${-0.2 * u} ${0.16 * u} ${-0.25 * u}q${0.1 * u} ${-0.42 * u} ${0.22 * u} ${-0.5 * u}h${1.08 * u}q${0.12 * u} ${0.08 * u} ${0.22 * u} ${0.5 * u}q${0.14 * u} ${0.05 * u} ${0.16 * u} ${0.25 * u}v${0.8 * u}Z"/>`,
    { soft: 0.8 },
  )
  frame.over(body, scale(NIGHT, 0.2), 1)
  for (const side of [-1, 1]) {
    const x = car.x + side * 0.72 * u
    const y = car.y - 0.68 * u
    frame.add(glow(x, y, 4, 4.5, 1.5), hex('#ff3424'), 3.4)
    frame.add(glow(x, y, 26, 2.4), BLOOD, 0.07)
    frame.add(
      field((px, py) => {
        if (py < car.y) return 0
        const t = (py - car.y) / 300
        const streak = fbm(px / 7, py / 3.2, 3, 90)
        return Math.exp(-(((px - x) / (4 + t * 26)) ** 2)) * Math.exp(-t * 4.6) * smooth(0.35, 0.7, streak)
      }),
      BLOOD,
      1.2,
    )
  }
  const walker = { x: screenX(-1.35, 27), y: screenY(27) }
  const figure = await silhouette(coat(walker.x, walker.y, (1.78 * LENS) / 27))
  const cast = await silhouette(`<path d="M${walker.x - 8} ${walker.y}h15l-30 130h-62Z"/>`, { soft: 6 })
  frame.over(cast, scale(NIGHT, 0.6), 0.5)
  frame.over(figure, scale(NIGHT, 0.3), 0.96)
  frame.add(rim(figure, 1.6, 0, 0.6), BONE, 0.5)
  return { frame, finish: { exposure: 1.05, foot: 0.55, vignette: 0.85, bloom: 0.7, contrast: 1.3 } }
}
