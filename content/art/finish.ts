import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { blur } from './blur.ts'
import { type Frame, HEIGHT, WIDTH } from './frame.ts'
import { clamp, hash, mix, smooth } from './noise.ts'

export interface Finish {
  exposure?: number
  /** Strength of the glow around highlights. */
  bloom?: number
  vignette?: number
  /** How much the lower quarter is darkened for a title. */
  foot?: number
  grain?: number
  contrast?: number
}

const encode = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Shadows keep their slope and highlights roll off to white, as they do on film. */
const film = (v: number): number => 1 - Math.exp(-1.15 * v)

function spill(frame: Frame, strength: number): void {
  const halation = [1.25, 0.95, 0.85]
  frame.planes.forEach((plane, channel) => {
    const hot = new Float32Array(plane.length)
    for (let i = 0; i < plane.length; i++) hot[i] = Math.min(Math.max(0, plane[i]! - 0.32), 6)
    const near = blur(hot, 5)
    const wide = blur(hot, 26)
    const far = blur(hot, 110)
    const k = strength * halation[channel]!
    for (let i = 0; i < plane.length; i++)
      plane[i] = plane[i]! + k * (near[i]! * 0.3 + wide[i]! * 0.26 + far[i]! * 0.24)
  })
}

/** Silver grain: two sizes, strongest in the middle tones, the same on every run. */
function grainAt(x: number, y: number): number {
  const fine = hash(x, y, 7) + hash(x, y, 8) - 1
  const coarse = hash(x >> 1, y >> 1, 9) - 0.5
  return fine * 0.7 + coarse * 0.6
}

export function develop(frame: Frame, options: Finish = {}): Buffer {
  const { exposure = 1, bloom = 1, vignette = 0.55, foot = 0.35, grain = 1, contrast = 1 } = options
  if (bloom > 0) spill(frame, bloom)
  const out = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      const dx = (x / WIDTH - 0.5) * 1.5
      const dy = (y / HEIGHT - 0.47) * 1.25
      const edge = 1 - vignette * smooth(0.18, 0.95, Math.hypot(dx, dy))
      const low = 1 - foot * smooth(0.66, 1, y / HEIGHT)
      const k = exposure * edge * low
      const tone = [frame.r[i]!, frame.g[i]!, frame.b[i]!].map((v) => encode(clamp(film(Math.max(0, v) * k))))
      const luma = 0.3 * tone[0]! + 0.59 * tone[1]! + 0.11 * tone[2]!
      // Red is the one colour: it prints as deep ink, never as pink light.
      const ink = Math.max(0, tone[0]! - Math.max(tone[1]!, tone[2]!) - 0.16)
      tone[0] = tone[0]! - 0.08 * ink
      tone[2] = tone[2]! - Math.min(0.16 * ink, Math.max(0, tone[2]! - tone[1]! * 0.8))
      const speck = grainAt(x, y) * grain * (0.014 + 0.034 * Math.sqrt(luma) * (1 - luma * 0.8))
      const shadow = 1 - smooth(0, 0.34, luma)
      const split = [0.024 + 0.012 * shadow, 0.024 + 0.002 * shadow, 0.024 - 0.002 * shadow]
      for (let c = 0; c < 3; c++) {
        let v = tone[c]!
        v = mix(v, v * v * (3 - 2 * v), 0.16 * contrast)
        v = split[c]! * (1 - v) + v * (c === 2 ? 0.965 : c === 1 ? 0.985 : 1)
        out[i * 3 + c] = Math.round(clamp(v + speck) * 255)
      }
    }
  return out
}

const LIMIT = 170_000

/** Writes the picture with the highest JPEG quality that keeps the file small. */
export async function print(pixels: Buffer, file: string): Promise<{ bytes: number; quality: number }> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  for (let quality = 84; ; quality -= 3) {
    const jpeg = await sharp(pixels, { raw })
      .jpeg({ quality, progressive: true, mozjpeg: true, quantisationTable: 3, chromaSubsampling: '4:2:0' })
      .toBuffer()
    if (jpeg.length > LIMIT && quality > 40) continue
    await writeFile(file, jpeg)
    return { bytes: jpeg.length, quality }
  }
}
