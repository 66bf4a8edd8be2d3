import { blur, sample, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, hex, MIST, NIGHT, scale, sum, TEAL } from '../palette.ts'
import { limb, rim, silhouette } from '../silhouette.ts'
import { bareTree } from '../tree.ts'

const MOUTH = { x: 806, y: 330 }
const RADIUS = 152
/** The shaft drifts, so its rings are not concentric with the mouth. */
const centre = (r: number): { x: number; y: number } => {
  const t = 1 - RADIUS / Math.max(RADIUS, r)
  return { x: MOUTH.x - 34 * t, y: MOUTH.y + 150 * t }
}

function inside(x: number, y: number): { depth: number; angle: number; r: number } {
  let r = Math.hypot(x - MOUTH.x, y - MOUTH.y)
  let angle = 0
  for (let i = 0; i < 3; i++) {
    const c = centre(r)
    r = Math.hypot(x - c.x, (y - c.y) * 1.02)
    angle = Math.atan2(y - c.y, x - c.x)
  }
  return { depth: r / RADIUS, angle, r }
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const stones = 26
  const height = new Float32Array(1600 * 900)
  const tone = new Float32Array(1600 * 900)
  const below = new Float32Array(1600 * 900)
  for (let y = 0, i = 0; y < 900; y++)
    for (let x = 0; x < 1600; x++, i++) {
      const { depth, angle } = inside(x, y)
      const v = 7.4 / Math.max(0.9, depth) + (fbm(Math.cos(angle) * 2, Math.sin(angle) * 2 + depth, 3, 3) - 0.5) * 0.16
      const course = Math.floor(v * 2.6)
      const fv = v * 2.6 - course
      const turn = (angle / (Math.PI * 2)) * stones + Math.floor(hash(course, 2) * 20) / 2
      const jitter = (fbm(Math.cos(angle) * 5, Math.sin(angle) * 5 + course, 2, 9) - 0.5) * 0.4
      const place = Math.floor(turn + jitter)
      const fu = turn + jitter - place
      const stone = ((place % stones) + stones) % stones
      const edge = Math.min(fu, 1 - fu) * 1.5
      const lay = Math.min(fv, 1 - fv)
      const round = smooth(0, 0.2, edge) * smooth(0, 0.17, lay)
      const rough = fbm(Math.cos(angle) * 26 + v * 3, Math.sin(angle) * 26 + v * 9, 4, 5)
      height[i] = round * (0.7 + hash(stone, course) * 0.4) + rough * 0.42
      tone[i] = (0.55 + hash(stone, course, 4) * 0.6) * (0.3 + 0.7 * round)
      below[i] = depth
    }
  frame.shade((x, y) => {
    const i = y * 1600 + x
    const depth = below[i]!
    const c = centre(depth * RADIUS)
    const dx = c.x - x
    const dy = c.y - y
    const d = Math.max(1, Math.hypot(dx, dy))
    const towards = sample(height, x + (dx / d) * 2.4, y + (dy / d) * 2.4) - height[i]!
    const relief = clamp(0.55 - towards * 2.4, 0.05, 1.15)
    const light = 2.2 / (1 + Math.max(0, depth - 0.9) ** 2 * 1.6)
    const high = mix(1.1, 0.55, clamp(0.5 + (y - c.y) / d / 2))
    const damp = smooth(0.4, 0.72, fbm((dx / d) * 5, (dy / d) * 5 + depth * 0.8, 4, 12))
    const moss = smooth(0.52, 0.7, fbm(x / 60, y / 60, 4, 31)) * smooth(2.6, 1.2, depth)
    const base = blend(blend(hex('#6d7069'), TEAL, damp * 0.6), hex('#3c4a30'), moss * 0.8)
    const wall = scale(base, tone[i]! * relief * light * high)
    const wet = clamp(-towards * 7 - 0.9) * damp * light
    return sum(wall, blend(MIST, BONE, 0.3), wet * 0.55)
  })

  const mouthR = (x: number, y: number): number => {
    const a = Math.atan2(y - MOUTH.y, x - MOUTH.x)
    return (
      RADIUS +
      (fbm(Math.cos(a) * 4, Math.sin(a) * 4, 3, 7) - 0.5) * 18 -
      6 * smooth(0.3, 0, Math.abs((((a / (Math.PI * 2)) * 22 + 22) % 1) - 0.5) - 0.32)
    )
  }
  const mouth = field((x, y) => smooth(2, -2, Math.hypot(x - MOUTH.x, y - MOUTH.y) - mouthR(x, y)))
  frame.over(mouth, (x, y) => {
    const cloud = curl(x / 150, y / 90, 5, 6, 0.8)
    const d = Math.hypot(x - MOUTH.x + 30, y - MOUTH.y + 50) / RADIUS
    return scale(blend(BONE, MIST, clamp(d * 0.5 + (1 - cloud) * 0.6)), mix(0.75, 1.5, cloud))
  })
  const branches = await silhouette(
    `<g transform="translate(${MOUTH.x - 170} ${MOUTH.y - 60}) rotate(78)">${bareTree(0, 0, 230, { seed: 41, girth: 7, depth: 5, bole: 0.1 })}</g><g transform="translate(${MOUTH.x + 60} ${MOUTH.y - 190}) rotate(-165)">${bareTree(0, 0, 200, { seed: 17, girth: 6, depth: 5, bole: 0.1 })}</g>`,
    { soft: 0.7 },
  )
  frame.over(
    combine(branches, mouth, (a, b) => a * b),
    blend(DEEP_TEAL, MIST, 0.3),
    0.62,
  )

  const hx = MOUTH.x + 26
  const hy = MOUTH.y + 66
  const head = await silhouette(
    `<path d="M${hx - 46} ${hy + 14}C${hx - 58} ${hy - 40} ${hx - 34} ${hy - 84} ${hx} ${hy - 86}C${hx + 36} ${hy - 84} ${hx + 58} ${hy - 38} ${hx + 46} ${hy + 14}C${hx + 62} ${hy + 24} ${hx + 92} ${hy + 34} ${hx + 104} ${hy + 66}L${hx + 108} ${hy + 150}L${hx - 110} ${hy + 150}L${hx - 106} ${hy + 66}C${hx - 92} ${hy + 34} ${hx - 60} ${hy + 24} ${hx - 46} ${hy + 14}Z"/>` +
      limb([hx - 30, hy - 4, 22], [hx - 38, hy + 40, 18], [hx - 34, hy + 92, 12], [hx - 40, hy + 128, 4]) +
      limb([hx + 28, hy - 4, 22], [hx + 34, hy + 44, 17], [hx + 30, hy + 96, 11], [hx + 36, hy + 136, 4]) +
      limb([hx - 8, hy + 2, 20], [hx - 14, hy + 60, 12], [hx - 10, hy + 112, 4]),
    { rough: 1.2, grit: 14, soft: 1 },
  )
  const shape = combine(head, mouth, (a, b) => a * b)
  frame.over(shape, scale(NIGHT, 0.4))
  frame.add(
    combine(rim(shape, -1.5, -3, 1.2), mouth, (a, b) => a * b),
    MIST,
    0.5,
  )

  // A red rope that hangs down.
  const rope = await silhouette(
    limb(
      [MOUTH.x - 62, MOUTH.y - 146, 3],
      [MOUTH.x - 96, MOUTH.y - 80, 3.2],
      [MOUTH.x - 122, MOUTH.y + 90, 4],
      [MOUTH.x - 140, MOUTH.y + 250, 6.5],
      [MOUTH.x - 158, MOUTH.y + 430, 10],
      [MOUTH.x - 176, MOUTH.y + 620, 15],
    ),
    { rough: 0.8, grit: 5, soft: 0.6 },
  )
  frame.over(blur(rope, 9), scale(NIGHT, 0.3), 0.5)
  frame.over(rope, (x, y) =>
    scale(
      BLOOD,
      (0.34 + 0.9 * smooth(0.3, 0.7, 0.5 + 0.5 * Math.sin((y + x * 1.6) * 0.62))) *
        mix(1.1, 0.16, smooth(MOUTH.y, 860, y)),
    ),
  )

  const source = combine(mouth, shape, (a, b) => a * (1 - b) * 0.8)
  const rays = shafts(source, MOUTH.x - 4, MOUTH.y - 10, 0.86)
  const dust = field((x, y) => mix(0.6, 1.25, smooth(0.3, 0.7, curl(x / 240, y / 220, 4, 8, 0.8))))
  frame.add(
    combine(
      combine(blur(rays, 3), dust, (a, b) => a * b),
      mouth,
      (a, b) => a * (1 - b),
    ),
    blend(MIST, TEAL, 0.2),
    0.3,
  )
  frame.over(
    combine(shape, mouth, (a, b) => a * b),
    scale(NIGHT, 0.4),
    0.6,
  )
  const motes = field((x, y) => (hash(x, y, 71) > 0.99965 && y > 380 ? hash(x, y, 72) : 0))
  frame.add(
    combine(blur(motes, 1.4), blur(rays, 12), (a, b) => a * (b + 0.08)),
    BONE,
    22,
  )
  frame.add(glow(MOUTH.x, MOUTH.y, 190, 2), MIST, 0.05)
  frame.multiply((x, y) => 1 - 0.75 * smooth(430, 900, Math.hypot((x - 800) * 0.62, y - 330)))
  return { frame, finish: { exposure: 1.5, foot: 0.55, vignette: 0.6, bloom: 0.5, contrast: 1.5 } }
}
