import { type Point, paper, type Random } from './cut-paper.ts'

export interface Stage {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly ground: string
  readonly mass: string
  /** Colour between ground and mass, for half shadow. */
  readonly dusk: string
  readonly light: string
  readonly chance: Random
}

export interface Motif {
  readonly title: 'left' | 'top' | 'bottom'
  draw(stage: Stage): string
}

export function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

export function figure(fill: string, x: number, foot: number, height: number): string {
  const half: readonly Point[] = [
    [0.012, 0.19],
    [0.03, 0],
    [0.09, 0],
    [0.085, 0.19],
    [0.13, 0.19],
    [0.118, 0.5],
    [0.152, 0.73],
    [0.11, 0.795],
    [0.04, 0.83],
    [0.036, 0.86],
    [0.06, 0.9],
    [0.058, 0.96],
    [0.025, 1],
  ]
  const points = [...half, ...half.toReversed().map(([px, py]): Point => [-px, py])]
  return paper(
    fill,
    points.map(([px, py]) => [x + px * height, foot - py * height]),
  )
}
