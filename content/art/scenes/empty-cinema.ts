import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { beam, fog, glow } from '../light.ts'
import { clamp, curl, fbm, hash, mix, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, hex, MIST, NIGHT, PAPER, SOOT, scale, sum } from '../palette.ts'
import { rim, silhouette } from '../silhouette.ts'

const SCREEN = { left: 430, right: 1170, top: 150, low: 468 }
const PORT = { x: 800, y: -150 }

const chair = (cx: number, y: number, w: number): string =>
  `<path d="M${cx - w * 0.46} ${y + w * 2}L${cx - w * 0.46} ${y + w * 0.26}C${cx - w * 0.45} ${y + w * 0.04} ${cx - w * 0.3} ${y - w * 0.02} ${cx} ${y - w * 0.03}C${cx + w * 0.3} ${y - w * 0.02} ${cx + w * 0.45} ${y + w * 0.04} ${cx + w * 0.46} ${y + w * 0.26}L${cx + w * 0.46} ${y + w * 2}Z"/>`

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  const ratio = (v: number, low: number, high: number): number => clamp((v - low) / (high - low))
  // Walls, ceiling and floor all run to the screen wall, so one distance to its frame places every point.
  const room = { left: 330, right: 1270, top: 70, low: 560 }
  frame.shade((x, y) => {
    const kx = x < 800 ? (800 - x) / (800 - room.left) : (x - 800) / (room.right - 800)
    const ky = y < 330 ? (330 - y) / (330 - room.top) : (y - 330) / (room.low - 330)
    const k = Math.max(kx, ky)
    const screen = 1 / (1 + Math.max(0, k - 1) ** 1.4 * 1.6)
    if (k <= 1) {
      const fold = 0.5 + 0.5 * Math.sin(x * 0.16 + 2 * fbm(x / 90, y / 300, 3, 4))
      const near = Math.exp(-Math.max(0, SCREEN.left - x, x - SCREEN.right) / 90)
      return scale(blend(hex('#5a1419'), SOOT, 0.35), (0.2 + 0.9 * fold ** 2) * (0.1 + 0.5 * near))
    }
    const z = 1 / k
    if (kx >= ky) {
      const panel = Math.abs(((z * 9) % 1) - 0.5) * 2
      const rib = smooth(0.82, 0.9, panel)
      const high = (y - 330) / k
      const dado = smooth(150, 158, high)
      const cloth = 0.6 + 0.6 * fbm(z * 40, high / 20, 4, 6)
      const colour = blend(hex('#4b2a22'), hex('#241815'), dado)
      return scale(colour, (0.3 + 1.1 * rib) * cloth * screen * 1.25)
    }
    if (y < 330) {
      const coffer = Math.min(Math.abs(((z * 7) % 1) - 0.5), Math.abs((((((x - 800) / k / 130) % 1) + 1.5) % 1) - 0.5))
      return scale(hex('#3b302a'), (0.35 + 0.5 * smooth(0.02, 0.1, coffer)) * screen * 1.1)
    }
    return scale(SOOT, 0.5 * screen)
  })

  const screen = await silhouette(
    `<path d="M${SCREEN.left} ${SCREEN.top}Q800 ${SCREEN.top + 9} ${SCREEN.right} ${SCREEN.top}L${SCREEN.right} ${SCREEN.low}Q800 ${SCREEN.low - 8} ${SCREEN.left} ${SCREEN.low}Z"/>`,
    { soft: 1 },
  )
  frame.over(screen, (x, y) => {
    const d = Math.hypot((x - 800) / 430, (y - 306) / 220)
    const flicker = 0.92 + 0.16 * (curl(x / 160, y / 140, 4, 8, 0.7) - 0.5)
    return scale(blend(PAPER, MIST, clamp(d * 0.5)), mix(1.45, 0.62, clamp(d * d)) * flicker)
  })
  const scratch = field((x, y) =>
    x > SCREEN.left && x < SCREEN.right ? (hash(x, 7) > 0.992 && fbm(x, y / 60, 2, 4) > 0.5 ? 1 : 0) : 0,
  )
  frame.over(
    combine(blur(scratch, 0.7), screen, (a, b) => a * b),
    scale(BONE, 0.4),
    0.14,
  )

  const lights = [
    [300, 520],
    [206, 548],
    [1302, 520],
    [1396, 548],
  ] as const
  for (const [x, y] of lights) {
    frame.add(glow(x, y, 3, 3), BLOOD, 4)
    frame.add(glow(x, y, 36, 2), BLOOD, 0.2)
  }

  const air = field((x, y) => mix(0.6, 1.25, smooth(0.3, 0.7, curl(x / 260, y / 190, 4, 41, 0.35))))
  const cone = field((x, y) => {
    const t = ratio(y, PORT.y, SCREEN.top + 60)
    if (y > SCREEN.low) return 0
    const half = mix(16, 370, t)
    const inside = smooth(1.06, 0.82, Math.abs(x - PORT.x) / half)
    const rays = 0.62 + 0.6 * fbm(((x - PORT.x) / half) * 5, 3, 3, 6)
    return inside * rays * (0.4 + 0.6 * (1 - t)) * smooth(SCREEN.low - 90, SCREEN.top - 110, y)
  })
  frame.add(
    combine(cone, air, (a, b) => a * b),
    blend(BONE, MIST, 0.4),
    0.6,
  )
  frame.add(
    combine(beam(PORT.x, PORT.y, Math.PI / 2, 0.3, 300), air, (a, b) => a * b),
    BONE,
    0.06,
  )
  const motes = field((x, y) => (hash(x, y, 5) > 0.9991 ? hash(x, y, 6) : 0))
  frame.add(
    combine(blur(motes, 0.9), cone, (a, b) => a * b),
    PAPER,
    9,
  )

  const rows = 9
  const viewerRow = 5
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1)
    const y = 528 + t ** 1.55 * 300
    const w = 44 + t ** 1.5 * 128
    const seats: string[] = []
    const offset = (r % 2) * 0.5
    for (let k = -24; k <= 24; k++) {
      const cx = 800 + (k + offset) * w * 1.02
      const arc = ((cx - 800) / 800) ** 2 * -16 * (1 - t * 0.4)
      if (cx > -160 && cx < 1760) seats.push(chair(cx, y + arc + (hash(k, r) - 0.5) * w * 0.02, w))
    }
    const seatShade = 1 - t * 0.5
    const mask = await silhouette(seats.join(''), { rough: 0.5, grit: 12, seed: r })
    if (r === viewerRow) {
      const vx = 800 + offset * w * 1.02
      const s = w / 96
      const viewer = await silhouette(
        `<g transform="translate(${vx} ${y - 22 * s}) scale(${s})"><path d="M-30 4C-28 -4 -20 -8 -10 -10C-9 -14 -9 -16 -10 -19C-20 -26 -21 -52 -2 -60C18 -62 24 -42 16 -22C14 -18 13 -14 14 -10C27 -7 38 -1 42 40L-38 40C-35 6 -32 -3 -24 -4Z"/></g>`,
        { soft: 0.6 },
      )
      frame.over(viewer, scale(NIGHT, 0.3))
      frame.add(rim(viewer, 0, -2.2, 0.7), PAPER, 0.9)
    }
    const facing = Math.exp(-t * 1.2)
    frame.over(blur(mask, 6 + t * 10), scale(NIGHT, 0.2), 0.5)
    frame.over(mask, (x, yy) => {
      const down = clamp((yy - y) / w)
      const velvet = 0.55 + 0.6 * fbm(x / 5, yy / 9, 3, r)
      const back = scale(
        blend(hex('#3a0d11'), NIGHT, 0.35 + t * 0.4),
        velvet * (0.62 - down * 0.5) * facing * seatShade,
      )
      return sum(back, DEEP_TEAL, 0.012)
    })
    const centre = (x: number) => Math.exp(-(((x - 800) / 620) ** 2))
    frame.add(rim(mask, 0, -2 - t * 3, 0.9), (x) => scale(PAPER, (0.14 + centre(x)) * facing), 0.7)
    frame.add(rim(mask, 0, -7 - t * 12, 3), (x) => scale(hex('#a03a36'), (0.1 + centre(x)) * facing), 0.36)
    if (r < 6)
      frame.over(
        fog({
          size: 60,
          stretch: 3,
          seed: r * 5,
          octaves: 3,
          torn: 1,
          amount: (_, yy) => 0.07 * Math.exp(-(((yy - y) / 50) ** 2)),
        }),
        scale(MIST, 0.34),
      )
  }
  const rays = shafts(
    combine(
      screen,
      field((_, y) => smooth(560, 470, y)),
      (a, b) => a * b,
    ),
    800,
    306,
    0.5,
  )
  frame.add(
    combine(blur(rays, 8), screen, (a, b) => a * (1 - b)),
    blend(MIST, BONE, 0.4),
    0.11,
  )
  return { frame, finish: { exposure: 1.35, foot: 0.5, vignette: 0.7, bloom: 0.55, contrast: 1.4 } }
}
