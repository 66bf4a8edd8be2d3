import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, EMBER, hex, MIST, NIGHT, SODIUM, SOOT, scale, sum, TEAL } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'
import { bareTree } from '../tree.ts'

const HORIZON = 548
const CENTRE = 770
const LENS = 900
const EYE = 1.6
const sx = (x: number, z: number): number => CENTRE + (x * LENS) / z
const sy = (y: number, z: number): number => HORIZON + ((EYE - y) * LENS) / z

const quad = (points: (readonly [number, number, number])[]): string =>
  `<path d="${points.map(([x, y, z], i) => `${i ? 'L' : 'M'}${sx(x, z).toFixed(1)} ${sy(y, z).toFixed(1)}`).join('')}Z"/>`

interface House {
  side: -1 | 1
  z: number
  deep: number
  wide: number
  tall: number
  seed: number
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  frame.shade((x, y) => {
    const t = clamp(y / HORIZON)
    const wisps = smooth(0.44, 0.74, curl(x / 620, y / 70, 5, 15, 0.6)) * smooth(0.1, 0.7, t)
    const near = Math.exp(-(((x - CENTRE) / 700) ** 2))
    let c = blend(hex('#0f1a20'), hex('#30484f'), smooth(0, 0.55, t))
    c = blend(c, hex('#a3653e'), smooth(0.5, 0.95, t) * (0.35 + 0.65 * near))
    c = blend(c, hex('#d8893f'), smooth(0.8, 1.02, t) * near * 0.9)
    return sum(c, hex('#b3543a'), wisps * 0.16 * (0.4 + near))
  })
  const far = field((x, y) => {
    const top = HORIZON - 18 - 42 * fbm(x / 150, 2, 4, 9) - 12 * ridged(x / 22, 3, 3, 4)
    return smooth(top - 1, top + 1.5, y)
  })
  frame.over(far, blend(scale(hex('#5b3b30'), 0.4), DEEP_TEAL, 0.5), 0.95)
  frame.over(
    fog({ size: 44, stretch: 6, seed: 6, amount: (_, y) => 0.5 * Math.exp(-(((y - HORIZON) / 36) ** 2)) }),
    scale(hex('#c07a48'), 0.5),
  )

  const lamps = [
    { x: -4.6, z: 56, on: 1 },
    { x: 4.6, z: 43, on: 1 },
    { x: -4.6, z: 31, on: 0.12 },
    { x: 4.6, z: 20.5, on: 1 },
    { x: -4.6, z: 12.4, on: 0 },
  ]
  const ground = field((_, y) => smooth(HORIZON - 0.5, HORIZON + 1, y))
  frame.over(ground, (x, y) => {
    const z = (EYE * LENS) / Math.max(0.7, y - HORIZON)
    const wx = ((x - CENTRE) * z) / LENS
    const road = Math.abs(wx) < 3.3
    const walk = Math.abs(wx) > 3.5 && Math.abs(wx) < 5
    const kerb = Math.abs(Math.abs(wx) - 3.4) < 0.1
    const grain = fbm(wx * 5, z * 5, 4, 3)
    const crack = road ? smooth(0.955, 0.985, ridged(wx * 0.9 + fbm(wx, z, 3, 2), z * 0.5, 2, 8)) : 0
    const joint = walk && Math.abs(((z * 0.6) % 1) - 0.5) > 0.48 ? 0.5 : 1
    const lawn = ridged(wx * 6, z * 6, 3, 5)
    const albedo = road
      ? scale(hex('#3a3a3a'), 0.55 + 0.7 * grain - crack * 0.6)
      : walk
        ? scale(hex('#6b665c'), (0.6 + 0.5 * grain) * joint)
        : kerb
          ? hex('#75706a')
          : scale(hex('#2f3626'), 0.4 + lawn * 0.8)
    let light = 0.16
    let amber = 0
    for (const lamp of lamps) {
      const d = (wx - lamp.x * 0.78) ** 2 + ((z - lamp.z) * 1.0) ** 2
      amber += lamp.on / (0.7 + d * 0.11)
    }
    light += 0.1 * smooth(60, 10, z)
    const wet = road ? smooth(0.46, 0.6, fbm(wx * 0.5, z * 0.16, 4, 20)) : 0
    const skyShine = wet * smooth(3, 30, z) * 0.55 * Math.exp(-(((x - CENTRE) / 330) ** 2))
    const c = sum(
      scale(albedo, light),
      [albedo[0] * SODIUM[0], albedo[1] * SODIUM[1], albedo[2] * SODIUM[2]],
      amber * 1.7,
    )
    return blend(sum(c, hex('#c47a3f'), skyShine), scale(hex('#a96a42'), 0.42), smooth(26, 190, z) * 0.8)
  })

  const houses: House[] = []
  for (let i = 6; i >= 0; i--)
    for (const side of [-1, 1] as const)
      houses.push({
        side,
        z: 12.5 + i * 11.5 + (side > 0 ? 4 : 0),
        deep: 7.4,
        wide: 10,
        tall: 3 + hash(i, side + 3) * 0.5,
        seed: i * 2 + side + 3,
      })
  for (const h of houses) {
    const inner = h.side * 8.6
    const outer = h.side * (8.6 + h.wide)
    const z0 = h.z
    const z1 = h.z + h.deep
    const zm = (z0 + z1) / 2
    const over = 0.5
    const haze = smooth(14, 92, h.z)
    const mist = scale(blend(hex('#9a5f40'), TEAL, 0.25), 0.34)
    const gable = await silhouette(
      quad([
        [inner, 0, z0],
        [inner, h.tall, z0],
        [inner, h.tall + 2.1, zm],
        [inner, h.tall, z1],
        [inner, 0, z1],
      ]),
      { rough: 0.6, grit: 16 },
    )
    const front = await silhouette(
      quad([
        [inner, 0, z0],
        [outer, 0, z0],
        [outer, h.tall, z0],
        [inner, h.tall, z0],
      ]),
      { rough: 0.6, grit: 16 },
    )
    const roof = await silhouette(
      quad([
        [inner - h.side * over, h.tall - 0.25, z0 - over],
        [outer, h.tall - 0.25, z0 - over],
        [outer, h.tall + 2.3, zm],
        [inner - h.side * over, h.tall + 2.3, zm],
      ]) +
        quad([
          [outer, h.tall + 2.2, zm],
          [outer - h.side * 2, h.tall + 3.3, zm],
          [outer - h.side * 2.8, h.tall + 3.3, zm],
          [outer - h.side * 2.8, h.tall + 1.6, zm],
        ]),
      { rough: 0.7, grit: 12 },
    )
    const siding = (x: number, y: number) => 0.7 + 0.5 * fbm(x / 40, y / 8, 3, h.seed)
    frame.over(front, (x, y) => blend(scale(blend(SOOT, DEEP_TEAL, 0.6), 0.62 * siding(x, y)), mist, haze))
    frame.over(gable, (x, y) => blend(scale(blend(hex('#4d4238'), DEEP_TEAL, 0.35), 0.36 * siding(x, y)), mist, haze))
    const dark = await silhouette(
      quad([
        [inner, 1, z0 + 1.2],
        [inner, 2.3, z0 + 1.2],
        [inner, 2.3, z0 + 2.8],
        [inner, 1, z0 + 2.8],
      ]) +
        quad([
          [inner, 1, z0 + 4.4],
          [inner, 2.3, z0 + 4.4],
          [inner, 2.3, z0 + 6],
          [inner, 1, z0 + 6],
        ]) +
        quad([
          [inner + h.side * 2, 0.9, z0],
          [inner + h.side * 4, 0.9, z0],
          [inner + h.side * 4, 2.3, z0],
          [inner + h.side * 2, 2.3, z0],
        ]),
    )
    frame.over(dark, blend(scale(NIGHT, 0.5), mist, haze * 0.7), 0.9)
    if (h.seed === 7 || h.seed === 10) {
      const warm = await silhouette(
        quad([
          [inner, 1, z0 + 4.4],
          [inner, 2.3, z0 + 4.4],
          [inner, 2.3, z0 + 6],
          [inner, 1, z0 + 6],
        ]),
        { soft: 1 },
      )
      frame.add(warm, blend(SODIUM, EMBER, 0.3), 0.75)
    }
    frame.over(roof, (x, y) => blend(scale(NIGHT, 0.55 + 0.7 * ridged(x / 30, y / 5, 2, h.seed)), mist, haze))
    frame.add(rim(combine(roof, gable, Math.max), 0, -2, 0.8), hex('#c47a4a'), 0.14 + haze * 0.1)
    if (h.side > 0 && h.z > 20)
      frame.over(
        fog({
          size: 40,
          stretch: 4,
          seed: h.seed,
          octaves: 3,
          amount: (_, y) => 0.1 * Math.exp(-(((y - HORIZON - 6) / 40) ** 2)),
        }),
        scale(hex('#b57448'), 0.4),
      )
  }

  const trees = await silhouette(
    bareTree(sx(-7.4, 18), sy(0, 18), 330, { seed: 21, girth: 16 }) +
      bareTree(sx(7.2, 30), sy(0, 30), 230, { seed: 37, girth: 10 }) +
      bareTree(sx(-6.6, 42), sy(0, 42), 160, { seed: 54, girth: 7 }) +
      bareTree(sx(7, 12), sy(0, 12), 520, { seed: 73, girth: 27, lean: -0.08 }),
  )
  frame.over(trees, (x, y) => scale(NIGHT, 0.5 + 0.3 * fbm(x / 9, y / 30, 2, 3)), 0.96)
  for (const lamp of lamps) {
    const x = sx(lamp.x, lamp.z)
    const foot = sy(0, lamp.z)
    const top = sy(6.2, lamp.z)
    const k = LENS / lamp.z
    const dir = lamp.x < 0 ? 1 : -1
    const hx = x + dir * 1.25 * k
    const pole = await silhouette(
      `<path d="M${x - 0.07 * k} ${foot}L${x - 0.04 * k} ${top}Q${x} ${top - 0.5 * k} ${hx} ${top - 0.42 * k}L${hx} ${top - 0.34 * k}Q${x + dir * 0.1 * k} ${top - 0.36 * k} ${x + 0.04 * k} ${top}L${x + 0.07 * k} ${foot}Z"/><path d="M${hx - 0.1 * k} ${top - 0.46 * k}h${dir * 0.62 * k}v${0.13 * k}h${-dir * 0.62 * k}Z"/>`,
      { soft: 0.5 },
    )
    frame.over(pole, scale(NIGHT, 0.45), 0.95)
    if (lamp.on < 0.05) continue
    const lx = hx + dir * 0.25 * k
    const ly = top - 0.3 * k
    const cone = field((px, py) => {
      const d = py - ly
      if (d < 0 || py > foot + 30) return 0
      const half = 0.16 * k + d * 0.46
      return (
        Math.exp(-(((px - lx) / half) ** 2) * 1.6) *
        (1 - clamp(d / (foot - ly + 30))) ** 0.8 *
        mix(0.6, 1.2, fbm(px / 60, py / 60, 3, 4))
      )
    })
    frame.add(cone, SODIUM, 0.2 * lamp.on)
    frame.add(glow(lx, ly, 2.4 + 0.09 * k, 2.8, 1.8), blend(SODIUM, BONE, 0.3), 4 * lamp.on)
    frame.add(glow(lx, ly, 30 + k * 0.7, 2), SODIUM, 0.3 * lamp.on)
  }

  const z = 24
  const px = sx(-0.5, z)
  const foot = sy(0, z)
  const person = await silhouette(coat(px, foot, 1.85 * (LENS / z)), { soft: 0.4 })
  const cast = await silhouette(`<path d="M${px - 7} ${foot}h14l14 116h-58Z"/>`, { soft: 5 })
  frame.over(cast, scale(NIGHT, 0.5), 0.72)
  frame.add(glow(px, foot - 40, 60, 2), hex('#c8834c'), 0.16)
  frame.over(person, scale(NIGHT, 0.2))
  frame.add(rim(person, 1.5, 0, 0.5), SODIUM, 0.4)
  const ball = await silhouette(`<circle cx="${sx(1.2, 9.4)}" cy="${sy(0.16, 9.4)}" r="14"/>`, { soft: 0.8 })
  frame.over(ball, (x, y) =>
    scale(BLOOD, clamp(0.5 - (x - sx(1.2, 9.4)) * 0.012 - (y - sy(0.16, 9.4)) * 0.05, 0.03, 0.5)),
  )
  const under = await silhouette(`<ellipse cx="${sx(1.2, 9.4) - 10}" cy="${sy(0, 9.4) + 1}" rx="26" ry="5"/>`, {
    soft: 3,
  })
  frame.over(
    combine(under, ball, (a, b) => a * (1 - b)),
    scale(NIGHT, 0.3),
    0.7,
  )
  const open = combine(glow(CENTRE, HORIZON - 30, 130, 2, 2), combine(trees, person, Math.max), (a, b) => a * (1 - b))
  frame.add(blur(shafts(open, CENTRE, HORIZON - 20, 0.5), 4), hex('#d08a50'), 0.1)
  frame.over(
    fog({
      size: 50,
      stretch: 6,
      seed: 33,
      torn: 1,
      amount: (_, y) => 0.2 * Math.exp(-(((y - HORIZON - 24) / 40) ** 2)),
    }),
    scale(blend(MIST, hex('#c07a48'), 0.6), 0.36),
  )
  frame.over(person, scale(NIGHT, 0.25), 0.75)
  return { frame, finish: { exposure: 1.4, foot: 0.6, vignette: 0.7, bloom: 0.7, contrast: 1.3 } }
}
