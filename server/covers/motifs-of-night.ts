import { between, cutRound, disc, handCut, type Point, paper } from './cut-paper.ts'
import { box, figure, type Motif } from './stage.ts'

export const moon: Motif = {
  title: 'top',
  draw({ width, height, x, y, unit, ground, mass, dusk, light, chance }) {
    const radius = unit * between(chance, 0.31, 0.42)
    const horizon = y + radius * 0.42
    const parts = [disc(mass, [x, y], radius), paper(ground, box(0, horizon, width, height))]
    const strips = 8
    for (let i = 0; i < strips; i++) {
      const top = horizon + unit * (0.022 + 0.058 * i)
      const reach = radius * (0.96 - i * 0.07) * between(chance, 0.72, 1.12)
      const middle = x + between(chance, -0.1, 0.1) * radius
      const thick = unit * (0.024 - i * 0.0014)
      parts.push(
        paper(i % 3 === 2 ? dusk : mass, [
          [middle - reach, top + thick * 0.6],
          [middle - reach * 0.3, top],
          [middle + reach, top + thick * 0.3],
          [middle + reach * 0.2, top + thick],
        ]),
      )
    }
    const boat = x - radius * between(chance, 0.3, 0.62)
    const hull = unit * 0.06
    parts.push(
      paper(ground, [
        [boat - hull, horizon - hull * 0.34],
        [boat + hull * 1.1, horizon - hull * 0.42],
        [boat + hull * 0.7, horizon + 2],
        [boat - hull * 0.75, horizon + 2],
      ]),
      figure(ground, boat + hull * 0.2, horizon - hull * 0.2, unit * 0.13),
      disc(light, [boat - hull * 0.42, horizon - hull * 1.05], unit * 0.014),
      paper(light, [
        [boat - hull * 0.9, horizon + unit * 0.013],
        [boat + hull * 0.1, horizon + unit * 0.011],
        [boat - hull * 0.2, horizon + unit * 0.021],
      ]),
    )
    return parts.join('')
  },
}

export const doorway: Motif = {
  title: 'left',
  draw({ height, x, y, unit, ground, mass, light, chance }) {
    const [half, top, sill] = [unit * 0.125, y - unit * 0.36, y + unit * 0.2]
    const slant = unit * between(chance, 0.015, 0.035)
    const fall = height - sill
    const door: Point[] = [
      [x - half, top + slant],
      [x + half, top],
      [x + half, sill],
      [x - half, sill],
    ]
    const floor: Point[] = [
      [x - half, sill],
      [x + half, sill],
      [x + half - fall * 0.55, height],
      [x - half - fall * 2.3, height],
    ]
    const shadow: Point[] = [
      [x - half * 0.28, sill],
      [x + half * 0.3, sill],
      [x - half * 0.1 - fall * 1.1, height],
      [x - half * 0.5 - fall * 1.75, height],
    ]
    const leaf: Point[] = [
      [x + half, top],
      [x + half * 1.95, top - unit * 0.07],
      [x + half * 1.95, sill + unit * 0.085],
      [x + half, sill],
    ]
    return [
      paper(mass, floor),
      paper(ground, shadow),
      paper(light, door),
      paper(mass, leaf),
      disc(light, [x + half * 1.18, y - unit * 0.03], unit * 0.011),
      figure(ground, x, sill + 1, unit * 0.4),
    ].join('')
  },
}

export const eye: Motif = {
  title: 'bottom',
  draw({ x, y, unit, ground, mass, dusk, light, chance }) {
    const [wide, high] = [unit * 0.64, unit * 0.3]
    const lids = (scale: number): Point[] => [
      [x - wide * scale, y + high * 0.16],
      [x - wide * 0.55 * scale, y - high * 0.62 * scale],
      [x - wide * 0.05, y - high * scale],
      [x + wide * 0.5 * scale, y - high * 0.72 * scale],
      [x + wide * scale, y - high * 0.06],
      [x + wide * 0.58 * scale, y + high * 0.56 * scale],
      [x + wide * 0.02, y + high * 0.86 * scale],
      [x - wide * 0.52 * scale, y + high * 0.66 * scale],
    ]
    const lashes = Array.from({ length: 9 }, (_, i) => {
      const along = -0.8 + i * 0.2
      const root = y - high * (1.02 - along * along * 0.72)
      const length = unit * between(chance, 0.07, 0.15) * (1.1 - along * along * 0.5)
      const foot = x + wide * along
      return paper(mass, [
        [foot - unit * 0.022, root],
        [foot + unit * 0.024, root - unit * 0.006],
        [foot + wide * along * 0.2, root - length],
      ])
    })
    const iris = unit * 0.225
    return [
      ...lashes,
      handCut(mass, lids(1), chance, unit * 0.012),
      paper(ground, cutRound([x, y - high * 0.06], iris, 15, chance, 0.03)),
      paper(dusk, cutRound([x, y - high * 0.06], iris * 0.74, 13, chance, 0.04)),
      disc(ground, [x, y - high * 0.06], iris * 0.5),
      disc(light, [x + iris * 0.34, y - high * 0.06 - iris * 0.36], iris * 0.24),
    ].join('')
  },
}

export const house: Motif = {
  title: 'left',
  draw({ width, height, x, y, unit, ground, mass, dusk, light, chance }) {
    const foot = y + unit * 0.27
    const hill: Point[] = [
      [0, height],
      [0, foot + unit * 0.26],
      [Math.min(width * 0.3, x - unit * 0.5), foot + unit * 0.17],
      [x - unit * 0.34, foot + unit * 0.03],
      [x, foot - unit * 0.02],
      [x + unit * 0.4, foot + unit * 0.06],
      [width, foot + unit * 0.2],
      [width, height],
    ]
    const lean = between(chance, -0.02, 0.02) * unit
    const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * unit, foot + py * unit])
    const walls = at([
      [-0.21, 0.03],
      [-0.2, -0.36],
      [-0.25, -0.35],
      [-0.08, -0.66],
      [0.05, -0.42],
      [0.05, -0.55],
      [0.04, -0.57],
      [0.115, -0.84],
      [0.2, -0.58],
      [0.185, -0.55],
      [0.2, 0.03],
    ]).map(([px, py]): Point => [px + (foot - py) * (lean / unit), py])
    const window = (px: number, py: number, fill: string) =>
      paper(
        fill,
        at([
          [px - 0.028, py + 0.1],
          [px - 0.028, py + 0.02],
          [px, py - 0.022],
          [px + 0.028, py + 0.02],
          [px + 0.028, py + 0.1],
        ]),
      )
    const dark = [
      [-0.13, -0.19],
      [0, -0.19],
      [0.125, -0.19],
      [-0.08, -0.46],
    ] as const
    return [
      disc(dusk, [x + unit * 0.02, foot - unit * 0.42], unit * 0.47),
      handCut(mass, walls, chance, unit * 0.004),
      paper(mass, hill),
      ...dark.map(([px, py]) => window(px, py, ground)),
      window(0.12, -0.44, light),
      paper(
        ground,
        at([
          [-0.035, 0.01],
          [-0.035, -0.1],
          [0.035, -0.1],
          [0.035, 0.0],
          [-0.06, 0.2],
          [-0.33, 1],
          [-0.6, 1],
          [-0.13, 0.2],
        ]),
      ),
    ].join('')
  },
}
