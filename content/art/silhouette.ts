import sharp from 'sharp'
import { blur, sample } from './blur.ts'
import { type Field, HEIGHT, WIDTH } from './frame.ts'
import { fbm } from './noise.ts'

interface Edge {
  /** Softness in pixels. */
  soft?: number
  /** How far the outline deviates, in pixels, so that it looks cut by hand. */
  rough?: number
  /** Size of the deviations along the outline, in pixels. */
  grit?: number
  seed?: number
}

/** White SVG shapes on black become a mask. */
export async function silhouette(shapes: string, edge: Edge = {}): Promise<Field> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#000"/><g fill="#fff" stroke="none" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let mask: Field = new Float32Array(WIDTH * HEIGHT)
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * info.channels]! / 255
  if (edge.rough) mask = wander(mask, edge.rough, edge.grit ?? 14, edge.seed ?? 3)
  if (edge.soft) mask = blur(mask, edge.soft)
  return mask
}

function wander(mask: Field, amount: number, grit: number, seed: number): Field {
  const out = new Float32Array(mask.length)
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      const dx = (fbm(x / grit, y / grit, 3, seed) - 0.5) * 3 * amount
      const dy = (fbm(x / grit + 40, y / grit + 70, 3, seed + 5) - 0.5) * 3 * amount
      out[i] = sample(mask, x + dx, y + dy)
    }
  return out
}

/** The lit edge of a shape: the part that a shift towards the light would uncover. */
export function rim(mask: Field, dx: number, dy: number, soft = 1): Field {
  const out = new Float32Array(mask.length)
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      const m = mask[i]!
      if (m > 0) out[i] = m * Math.max(0, m - sample(mask, x + dx, y + dy))
    }
  return soft > 0 ? blur(out, soft) : out
}

const at = (x: number, y: number, h: number, flip: boolean, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${((flip ? -1 : 1) * h) / 100} ${h / 100})">${inner}</g>`

/** A figure in a long coat, with its feet at x, y. */
export const coat = (x: number, y: number, h: number, flip = false): string =>
  at(
    x,
    y,
    h,
    flip,
    `<ellipse cx="0.6" cy="-92.5" rx="5.2" ry="6.8"/><path d="M-3 -88L3.4 -88C4 -84 11 -83.5 13.4 -79C15.6 -70 16.6 -56 16 -44C15.6 -41 13 -41 12.6 -44L11.6 -60L14 -22C6 -20 -6 -20 -13 -23L-11.4 -60L-13 -44C-13.4 -41 -16 -41 -16.4 -44C-16.6 -56 -15 -70 -13 -79C-10.6 -83.5 -3.6 -84 -3 -88Z"/><path d="M-9.5 -26L-7.2 -1.5C-8 0 -9.5 0.6 -8.8 1L-1.8 1L-0.6 -24L1 -24L2.4 1L9.2 1C9.6 0.4 8.2 0 7.8 -1.5L9.8 -26Z"/>`,
  )

/** A long dress, hair down. */
export const dress = (x: number, y: number, h: number, flip = false): string =>
  at(
    x,
    y,
    h,
    flip,
    '<path d="M0 -100C6.4 -100 7.4 -94 7 -88L7.6 -80C11 -79 12 -76 12.4 -70L13.6 -48C13.4 -45.6 11.4 -45.6 11 -48L8.6 -64L7.4 -58C10 -40 14 -20 16 -1C8 1.6 -8 1.6 -16 -1C-13 -20 -9 -40 -7.4 -58L-8.6 -64L-11 -48C-11.4 -45.6 -13.4 -45.6 -13.6 -48L-12.4 -70C-12 -76 -11 -79 -7.6 -80L-7 -88C-7.4 -94 -6.4 -100 0 -100Z"/>',
  )

type Joint = readonly [x: number, y: number, width: number]

/** A limb, a finger, a branch: a smooth curve through its joints, as thick at each as it says. */
export function limb(...joints: Joint[]): string {
  const parts: string[] = []
  for (let k = 0; k < joints.length - 1; k++) {
    const p1 = joints[k]!
    const p2 = joints[k + 1]!
    const p0 = joints[k - 1] ?? p1
    const p3 = joints[k + 2] ?? p2
    const length = Math.hypot(p2[0] - p1[0], p2[1] - p1[1])
    const count = Math.ceil(length / Math.max(0.8, Math.min(p1[2], p2[2]) * 0.12)) + 1
    for (let i = 0; i <= count; i++) {
      const t = i / count
      const curve = (axis: 0 | 1 | 2): number => {
        const [a, b, c, d] = [p0[axis], p1[axis], p2[axis], p3[axis]]
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      }
      parts.push(
        `<circle cx="${curve(0).toFixed(1)}" cy="${curve(1).toFixed(1)}" r="${(Math.max(0.4, curve(2)) / 2).toFixed(2)}"/>`,
      )
    }
  }
  return parts.join('')
}
