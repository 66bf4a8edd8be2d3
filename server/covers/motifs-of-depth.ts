import { between, cutRound, disc, handCut, type Point, paper } from './cut-paper.ts'
import { box, figure, type Motif } from './stage.ts'

export const stair: Motif = {
  title: 'top',
  draw({ width, height, x, y, unit, ground, mass, dusk, light, chance }) {
    const steps = 9
    const top: Point = [x + unit * 0.18, y - unit * 0.12]
    const start = x - unit * 0.6
    const run = (top[0] - start) / steps
    const rise = (height * 1.02 - top[1]) / steps
    const outline: Point[] = [[start, height]]
    for (let i = 0; i < steps; i++) {
      const step: Point = [start + run * i, top[1] + rise * (steps - i - 1)]
      outline.push(step, [step[0] + run, step[1]])
    }
    outline.push([width, top[1]], [width, height])
    const wall: Point[] = [
      [start - run * 1.6, height],
      [top[0] - run * 1.4, top[1] - unit * 0.3],
      [width, top[1] - unit * 0.3],
      [width, height],
    ]
    const [door, half] = [top[0] + unit * 0.13, unit * 0.062]
    return [
      paper(dusk, wall),
      paper(mass, outline),
      paper(light, [
        [door - half, top[1]],
        [door - half, top[1] - unit * 0.235],
        [door + half, top[1] - unit * 0.25],
        [door + half, top[1]],
      ]),
      figure(ground, door - half * between(chance, -0.1, 0.15), top[1] + 1, unit * 0.185),
      paper(ground, [
        [door - half * 0.4, top[1]],
        [door + half * 0.4, top[1]],
        [door - unit * 0.1, height],
        [door - unit * 0.34, height],
      ]),
    ].join('')
  },
}

export const forest: Motif = {
  title: 'bottom',
  draw({ width, height, x, y, unit, ground, mass, dusk, light, chance }) {
    const floor = y + unit * 0.25
    const parts = [paper(mass, box(0, 0, width, floor))]
    const trunk = (at: number, thick: number, fill: string, foot: number) =>
      handCut(
        fill,
        [
          [at - thick * 0.5, -20],
          [at + thick * 0.46, -20],
          [at + thick * 0.5, foot - thick * 0.5],
          [at + thick * 0.66, foot],
          [at - thick * 0.7, foot],
          [at - thick * 0.52, foot - thick * 0.5],
        ],
        chance,
        thick * 0.07,
      )
    for (let at = unit * 0.45; at < width; at += unit * between(chance, 0.1, 0.17))
      if (Math.abs(at - x) > unit * 0.07) parts.push(trunk(at, unit * between(chance, 0.022, 0.04), dusk, floor))
    parts.push(paper(ground, box(0, floor, width, height)), figure(light, x, floor + unit * 0.02, unit * 0.34))
    // The nearest trunk darkens the left side.
    parts.push(trunk(unit * 0.12, unit * 0.56, ground, floor + unit * 0.1))
    for (let at = unit * between(chance, 0.5, 0.62); at < width * 1.05; at += unit * between(chance, 0.17, 0.3))
      if (Math.abs(at - x) > unit * 0.12)
        parts.push(trunk(at, unit * between(chance, 0.06, 0.105), ground, floor + unit * 0.01))
    return parts.join('')
  },
}

export const well: Motif = {
  title: 'left',
  draw({ x, y, unit, ground, mass, dusk, light, chance }) {
    const parts: string[] = []
    const drift = between(chance, 0.02, 0.05) * unit
    const radii = [0.78, 0.62, 0.49, 0.385, 0.3, 0.23]
    radii.forEach((radius, i) => {
      const middle: Point = [x + drift * Math.cos(i), y + drift * Math.sin(i * 1.3)]
      const fill = i % 2 === 0 ? mass : i === 1 ? dusk : ground
      parts.push(handCut(fill, cutRound(middle, radius * unit, 26, chance, 0.012), chance, unit * 0.006))
    })
    parts.push(
      disc(light, [x, y], unit * 0.15),
      paper(ground, cutRound([x + unit * 0.03, y + unit * 0.035], unit * 0.046, 11, chance, 0.05)),
      paper(ground, [
        [x - unit * 0.085, y + unit * 0.16],
        [x - unit * 0.06, y + unit * 0.1],
        [x + unit * 0.0, y + unit * 0.075],
        [x + unit * 0.065, y + unit * 0.075],
        [x + unit * 0.115, y + unit * 0.105],
        [x + unit * 0.125, y + unit * 0.16],
      ]),
    )
    return parts.join('')
  },
}
