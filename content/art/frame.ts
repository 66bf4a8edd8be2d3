import type { Rgb } from './palette.ts'

export const WIDTH = 1600
export const HEIGHT = 900

/** One number per pixel: a coverage, a density, a brightness. */
export type Field = Float32Array

export function field(value: (x: number, y: number) => number): Field {
  const out = new Float32Array(WIDTH * HEIGHT)
  for (let y = 0, i = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++, i++) out[i] = value(x, y)
  return out
}

export function combine(a: Field, b: Field, join: (a: number, b: number) => number): Field {
  const out = new Float32Array(a.length)
  for (let i = 0; i < a.length; i++) out[i] = join(a[i]!, b[i]!)
  return out
}

type Paint = Rgb | ((x: number, y: number) => Rgb)

export class Frame {
  readonly r = new Float32Array(WIDTH * HEIGHT)
  readonly g = new Float32Array(WIDTH * HEIGHT)
  readonly b = new Float32Array(WIDTH * HEIGHT)

  get planes(): readonly Field[] {
    return [this.r, this.g, this.b]
  }

  put(i: number, c: Rgb): void {
    this.r[i] = c[0]
    this.g[i] = c[1]
    this.b[i] = c[2]
  }

  at(i: number): Rgb {
    return [this.r[i]!, this.g[i]!, this.b[i]!]
  }

  shade(colour: (x: number, y: number) => Rgb): this {
    for (let y = 0, i = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++, i++) this.put(i, colour(x, y))
    return this
  }

  /** Paints over the frame, with the mask as opacity. */
  over(mask: Field, paint: Paint, opacity = 1): this {
    const { r, g, b } = this
    for (let i = 0; i < mask.length; i++) {
      const a = mask[i]! * opacity
      if (a <= 0.0005) continue
      const c = typeof paint === 'function' ? paint(i % WIDTH, (i / WIDTH) | 0) : paint
      r[i] = r[i]! + (c[0] - r[i]!) * a
      g[i] = g[i]! + (c[1] - g[i]!) * a
      b[i] = b[i]! + (c[2] - b[i]!) * a
    }
    return this
  }

  /** Adds light. */
  add(light: Field, paint: Paint, strength = 1): this {
    const { r, g, b } = this
    for (let i = 0; i < light.length; i++) {
      const a = light[i]! * strength
      if (a <= 0.00005) continue
      const c = typeof paint === 'function' ? paint(i % WIDTH, (i / WIDTH) | 0) : paint
      r[i] = r[i]! + c[0] * a
      g[i] = g[i]! + c[1] * a
      b[i] = b[i]! + c[2] * a
    }
    return this
  }

  multiply(factor: (x: number, y: number) => number): this {
    for (let y = 0, i = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++, i++) {
        const k = factor(x, y)
        for (const plane of this.planes) plane[i] = plane[i]! * k
      }
    return this
  }
}
