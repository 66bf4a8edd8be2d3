import { blur, shafts } from '../blur.ts'
import type { Picture } from '../draw.ts'
import { combine, Frame, field } from '../frame.ts'
import { fog, glow } from '../light.ts'
import { clamp, curl, fbm, mix, ridged, smooth } from '../noise.ts'
import { BLOOD, BONE, blend, DEEP_TEAL, EMBER, hex, MIST, NIGHT, SODIUM, SOOT, scale, TEAL } from '../palette.ts'
import { coat, rim, silhouette } from '../silhouette.ts'
import { bareTree } from '../tree.ts'

const GLOW = { x: 700, y: 400 }

// Nothing here is plumb: every upright leans a little towards its neighbour.
const FRONT =
  'M668 548L660 402L744 392L746 548Z M740 548L728 306L872 292L882 548Z M872 548L866 214L930 206L944 548Z M934 548L930 424L1004 430L1010 548Z'
const SIDES = 'M668 548L660 402L646 410L650 548Z M930 206L944 548L962 546L948 214Z M872 292L882 548L872 548L862 300Z'
const ROOFS =
  'M638 412L700 322L712 320L758 396Z M716 312L742 224L850 214L884 296Z M856 220L894 84L899 84L950 214L952 222Z M922 430L946 372L992 374L1020 436Z M742 228L742 212L850 200L851 218Z'
const STACKS =
  'M762 226L758 158L782 156L784 222Z M754 160L786 156L786 149L753 152Z M966 386L968 318L986 319L987 390Z M963 321L990 322L990 315L963 314Z M893 88L896 40L898 40L900 88Z M830 214L829 176L842 175L843 212Z'
const PORCH = 'M742 548L738 486L876 480L880 548L868 548L866 500L824 502L826 548L814 548L812 502L762 505L764 548Z'
const GABLES = 'M772 306L798 236L806 236L836 298Z M884 232L906 190L926 228Z'

const pane = (x: number, y: number, w: number, h: number, tilt: number): string =>
  `<path d="M${x} ${y}Q${x + w / 2} ${y - w * 0.45} ${x + w} ${y - tilt}L${x + w + tilt * 0.6} ${y + h - tilt}L${x + tilt * 0.6} ${y + h}Z"/>`

const DARK_PANES = [
  [680, 424, 20, 44],
  [712, 420, 20, 44],
  [752, 338, 24, 58],
  [796, 334, 24, 58],
  [838, 330, 22, 58],
  [752, 424, 24, 48],
  [838, 418, 24, 48],
  [890, 338, 24, 54],
  [892, 430, 24, 54],
  [954, 450, 18, 42],
  [980, 452, 16, 40],
  [796, 272, 17, 24],
] as const

const hillTop = (x: number): number => {
  const u = Math.max(0, Math.abs(x - 826) - 150) / 640
  return 536 + 300 * u ** 1.35 + (fbm(x / 90, 3, 4, 5) - 0.5) * (10 + 60 * u) - 5 * ridged(x / 9, 2, 2, 5)
}

const pathAt = (y: number): { x: number; w: number } => {
  const t = clamp((y - 545) / 355)
  return { x: 808 + Math.sin(t * 5.2 + 0.4) * 92 * (0.25 + t) - t * 40, w: 3.5 + t ** 1.6 * 74 }
}

export async function scene(): Promise<Picture> {
  const frame = new Frame()
  frame.shade((x, y) => {
    const d = Math.hypot((x - GLOW.x) / 760, (y - GLOW.y) / 430)
    const low = Math.exp(-d * d * 1.5)
    const cloud = curl(x / 460, y / 170 + (x - 800) ** 2 / 2.6e6, 6, 4, 1.5)
    const torn = smooth(0.3, 0.75, cloud)
    const base = blend(scale(DEEP_TEAL, 0.6), scale(MIST, 0.86), low * mix(0.6, 1.1, torn))
    return blend(base, scale(DEEP_TEAL, 0.35), (1 - torn) * 0.8 * (1 - low * 0.6) * smooth(760, 0, y))
  })
  frame.add(glow(GLOW.x, GLOW.y + 40, 240, 2.2, 1.7), BONE, 0.5)

  const ridge = (base: number, tall: number, seed: number) =>
    field((x, y) => {
      const top = base - tall * fbm(x / 240, seed, 3, seed) - 26 * ridged(x / 46, seed * 3, 3, seed)
      return smooth(top - 1.5, top + 1.5, y)
    })
  frame.over(ridge(548, 90, 3), blend(TEAL, MIST, 0.28), 0.8)
  frame.over(fog({ size: 60, seed: 8, amount: (_, y) => 0.62 * smooth(380, 560, y) }), scale(MIST, 0.55))
  frame.over(ridge(612, 70, 9), scale(TEAL, 0.55), 0.9)
  frame.over(fog({ size: 80, seed: 18, amount: (_, y) => 0.7 * smooth(440, 640, y) }), scale(MIST, 0.42))

  const far = await silhouette(
    bareTree(352, 640, 260, { seed: 12, girth: 15 }) + bareTree(1218, 660, 250, { seed: 7, girth: 15, lean: -0.08 }),
  )
  frame.over(far, scale(DEEP_TEAL, 0.7), 0.9)
  frame.over(fog({ size: 90, seed: 28, amount: (_, y) => 0.5 * smooth(480, 660, y) }), scale(MIST, 0.36))

  const cut = { rough: 1.3, grit: 9 }
  const front = await silhouette(`<path d="${FRONT}"/><path d="${GABLES}"/>`, cut)
  const sides = await silhouette(`<path d="${SIDES}"/>`, cut)
  const roofs = await silhouette(
    `<path d="${ROOFS}"/><path d="${STACKS}"/><path d="M744 212l3-16m14 15l3-16m14 14l3-16m14 14l3-16m14 14l3-16m14 14l2-15" stroke="#fff" stroke-width="1.6"/>`,
    cut,
  )
  const porch = await silhouette(`<path d="${PORCH}"/>`, cut)
  const board = (x: number, y: number) =>
    0.72 + 0.5 * fbm(x / 30, y / 9, 3, 2) - 0.14 * (Math.sin(y * 0.95 + x * 0.06) > 0.5 ? 1 : 0)
  const mass = await silhouette(
    `<path d="${FRONT}"/><path d="${SIDES}"/><path d="${ROOFS}"/><path d="M650 480L1008 480L1012 570L648 570Z"/>`,
    cut,
  )
  frame.over(blur(mass, 1), scale(NIGHT, 0.6))
  frame.over(front, (x, y) => scale(blend(SOOT, DEEP_TEAL, smooth(940, 640, x) * 0.8), board(x, y) * 0.92))
  frame.over(sides, (x, y) => scale(SOOT, board(x, y) * 0.5))
  frame.over(roofs, (x, y) => scale(NIGHT, 0.5 + fbm(x / 14, y / 5, 3, 6) * 1.1))
  frame.over(porch, scale(NIGHT, 0.7))
  const eaves = await silhouette(
    '<path d="M716 312L884 296L886 304L718 321Z M638 412L758 396L759 404L640 420Z M856 220L952 222L952 230L858 229Z M728 388L878 378L878 384L729 395Z M866 400L942 398L942 404L866 406Z"/>',
  )
  frame.over(eaves, scale(NIGHT, 0.5), 0.85)
  const panes = await silhouette(DARK_PANES.map(([x, y, w, h]) => pane(x, y, w, h, 2)).join(''), {
    rough: 0.6,
    grit: 7,
  })
  frame.over(panes, (x, y) => blend(scale(NIGHT, 0.4), TEAL, 0.34 * smooth(0.42, 0.7, fbm(x / 22, y / 60, 3, 31))))
  const house = combine(combine(front, roofs, Math.max), mass, Math.max)
  const edgeLight = rim(house, -3, 0.6, 0.8)
  frame.add(edgeLight, BONE, 0.2)

  const lamp = await silhouette(`${pane(891, 268, 25, 52, 2)}`, { soft: 0.8 })
  frame.over(lamp, (x, y) =>
    blend(scale(SODIUM, 2.1), scale(EMBER, 1.5), smooth(262, 320, y) * 0.7 + Math.abs(x - 903) / 40),
  )
  const bars = await silhouette('<path d="M903 256l2.6 66h-2.6l-2.4-66z M888 289l32-2v2.6l-32 2z"/>')
  frame.over(bars, scale(NIGHT, 0.8), 0.9)
  const haze = glow(904, 290, 46, 1.8)
  frame.add(
    combine(haze, lamp, (a, b) => a * (1 - b)),
    blend(EMBER, BLOOD, 0.6),
    0.42,
  )
  frame.add(glow(904, 296, 240, 2, 1.2), BLOOD, 0.1)

  const hill = field((x, y) => smooth(hillTop(x) - 1.5, hillTop(x) + 1.5, y))
  const grass = field(
    (x, y) => ridged(x / 7 + y / 60, y / (10 + (y - 500) / 12), 4, 2) * 0.75 + fbm(x / 200, y / 60, 4, 12) * 0.9 - 0.3,
  )
  frame.over(hill, (x, y) => {
    const depth = smooth(540, 860, y)
    const dome = Math.exp(-(((x - 700) / 480) ** 2)) * (1 - depth)
    const g = grass[y * 1600 + x]!
    return scale(
      blend(scale(TEAL, 0.46), scale(SOOT, 0.62), clamp(depth * 1.1 + 0.15)),
      0.16 + g * 0.75 + dome * g * 1.3,
    )
  })
  frame.add(rim(hill, 0, -3, 1), MIST, 0.06)
  const track = field((x, y) => {
    if (y < 545) return 0
    const p = pathAt(y)
    const wobble = (fbm(x / 26, y / 16, 3, 44) - 0.5) * p.w * 0.9
    return smooth(1.25, 0.6, Math.abs(x - p.x + wobble) / p.w)
  })
  frame.over(
    track,
    (x, y) => scale(blend(MIST, BONE, 0.3), 0.34 * (0.5 + 0.8 * fbm(x / 24, y / 9, 4, 50)) * smooth(880, 600, y)),
    0.72,
  )

  const near = await silhouette(
    bareTree(262, 800, 560, { seed: 31, girth: 34, lean: 0.1, bole: 0.2 }) +
      bareTree(1372, 820, 600, { seed: 58, girth: 38, lean: -0.12, bole: 0.22 }) +
      Array.from({ length: 15 }, (_, k) => {
        const t = k / 14
        const y = 585 + t * t * 250
        const p = pathAt(y)
        return `<path d="M${p.x + p.w * 1.5 + 8} ${y}l${1.5 + t * 3} ${-14 - t * 44}" stroke="#fff" stroke-width="${1.4 + t * 3.4}"/>`
      }).join(''),
  )
  frame.over(
    fog({
      size: 70,
      seed: 61,
      amount: (x, y) => 0.34 * smooth(560, 640, y) * smooth(800, 660, y) * smooth(0, 500, Math.abs(x - 800) + 160),
    }),
    scale(MIST, 0.3),
  )
  frame.over(near, scale(NIGHT, 0.5))

  const y = 668
  const p = pathAt(y)
  const shade = await silhouette(
    `<path d="M${p.x - 7} ${y}L${p.x + 9} ${y}L${p.x + 52} ${y + 78}L${p.x + 22} ${y + 82}Z"/>`,
    { soft: 5 },
  )
  frame.over(shade, scale(NIGHT, 0.5), 0.72)
  frame.add(glow(p.x, y - 24, 44, 2.4), MIST, 0.1)
  const figure = await silhouette(coat(p.x, y, 58))
  frame.over(figure, scale(NIGHT, 0.35))
  frame.add(rim(figure, -1.4, -0.6, 0.6), BONE, 0.3)

  const sky = combine(house, near, (a, b) => clamp(1 - a - b))
  const rays = shafts(
    combine(glow(GLOW.x, GLOW.y, 200, 2.4, 1.5), sky, (a, b) => a * b),
    GLOW.x,
    GLOW.y,
    0.6,
  )
  frame.add(blur(rays, 6), hex('#9fb0ac'), 0.24)
  frame.over(
    fog({ size: 120, seed: 71, torn: 0.9, amount: (_, yy) => 0.2 * smooth(430, 640, yy) * smooth(900, 660, yy) }),
    scale(MIST, 0.34),
  )
  return { frame, finish: { exposure: 1.2, foot: 0.5, bloom: 0.9, vignette: 0.75, contrast: 1.5 } }
}
