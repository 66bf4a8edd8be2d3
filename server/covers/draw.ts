import sharp from 'sharp'
import { COVER_SIZES, type Cover, type CoverShape } from '#domain/posts/cover.ts'
import { SCORE_MAX } from '#domain/posts/ratings.ts'
import { seededRandom } from './cut-paper.ts'
import { loadDisplayFont } from './display-font.ts'
import { MOTIFS } from './motifs.ts'
import type { Motif } from './stage.ts'
import { CAP_HEIGHT, type Face, type Line, setTitle, settable, widthOf, type Zone } from './typesetting.ts'

const INK = '#0d0a09'
const BLOOD = '#a3161f'
const BONE = '#efe4cf'
/** Night with a red moon, or red with the night cut out of it. */
const SCHEMES = [
  { ground: INK, mass: BLOOD, dusk: '#4b0d12', light: BONE },
  { ground: BLOOD, mass: INK, dusk: '#5e0f15', light: BONE },
]

interface Size {
  readonly width: number
  readonly height: number
}

/** Draws a cover as SVG. Its letters are paths, so that it looks the same on every machine. */
export async function drawCover({ title, score }: Cover, shape: CoverShape): Promise<string> {
  const size = COVER_SIZES[shape]
  const font = await loadDisplayFont()
  const text = settable(title, font.face)
  const chance = seededRandom(title)
  const motif = MOTIFS[Math.floor(chance() * MOTIFS.length)]!
  const scheme = SCHEMES[Math.floor(chance() * SCHEMES.length)]!
  const stage = { ...size, ...focus(motif, shape, text !== ''), ...scheme, chance }

  const lines: Line[] = []
  let ticks = ''
  if (shape === 'square') lines.push(...initial(text, motif, size))
  if (shape === 'card') {
    if (text) lines.push(...setTitle(text, titleZone(motif, size), font.face))
    if (score !== null) {
      const line = scoreLine(score, motif, size)
      lines.push(line)
      ticks = tally(score, line, font.face)
    }
  }
  const outlines = (await font.outlines(lines, size)).map((data) => `<path d="${data}"/>`).join('')
  const { width, height } = size
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${scheme.ground}" d="M0 0H${width}V${height}H0Z"/>${motif.draw(stage)}` +
    `<g fill="${BONE}">${ticks}${outlines}</g></svg>`
  )
}

/** The cover as JPEG, for link previews that cannot show SVG. */
export function paintCard(svg: Uint8Array): Promise<Buffer> {
  return sharp(svg).jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}

/** Where the middle of the motif lies: beside the title, or where frames of any form show it. */
function focus({ title }: Motif, shape: CoverShape, hasTitle: boolean): { x: number; y: number; unit: number } {
  const { width, height } = COVER_SIZES[shape]
  if (shape === 'poster') return { x: width * 0.5, y: height * 0.4, unit: height * 0.72 }
  if (shape === 'wide') return { x: width * 0.5, y: height * 0.52, unit: height * 0.86 }
  if (shape === 'hero') return { x: width * 0.7, y: height * 0.4, unit: height * 0.78 }
  if (shape === 'square') return { x: width * 0.6, y: height * (title === 'top' ? 0.6 : 0.42), unit: height * 0.84 }
  if (!hasTitle) return { x: width * 0.52, y: height * 0.5, unit: height }
  if (title === 'left') return { x: width * 0.8, y: height * 0.5, unit: height }
  if (title === 'top') return { x: width * 0.68, y: height * 0.6, unit: height }
  return { x: width * 0.68, y: height * 0.33, unit: height }
}

const MARGIN = 0.075

/** The upper right corner stays free: there a card has its badge. */
function titleZone({ title }: Motif, { width, height }: Size): Zone {
  const margin = height * MARGIN
  const [x, bottom, largest] = [margin, height - margin, height * 0.46]
  if (title === 'left')
    return { x, y: height * 0.24, width: width * 0.6, height: bottom - height * 0.24, hangsFrom: 'bottom', largest }
  if (title === 'top') return { x, y: margin, width: width * 0.74, height: height * 0.5, hangsFrom: 'top', largest }
  return { x, y: height * 0.5, width: width - 2 * margin, height: bottom - height * 0.5, hangsFrom: 'bottom', largest }
}

/** The verdict stands in the corner that the title leaves. */
function scoreLine(score: number, { title }: Motif, { height }: Size): Line {
  const size = height * 0.13
  const margin = height * MARGIN
  return { text: String(score), size, x: margin, y: title === 'top' ? height - margin : margin + size * CAP_HEIGHT }
}

/** Ten strokes, as many of them lit as the score says. */
function tally(score: number, { text, x, y, size }: Line, face: Face): string {
  const [width, gap, height] = [size * 0.07, size * 0.17, size * 0.42]
  const start = x + widthOf(text, face) * size + size * 0.22
  return Array.from({ length: SCORE_MAX }, (_, i) => {
    const left = Math.round(start + i * gap)
    const dim = i < score ? '' : ' opacity=".28"'
    return `<path${dim} d="M${left} ${Math.round(y - height)}h${Math.round(width)}V${Math.round(y)}h-${Math.round(width)}Z"/>`
  }).join('')
}

/** The letter under which a catalogue would have it, on the side of the title. */
function initial(text: string, { title }: Motif, { height }: Size): Line[] {
  const letter = /[\p{L}\p{N}]/u.exec(text.replace(/^(the|an?) (?=\S)/i, ''))?.[0]
  const [size, margin] = [height * 0.54, height * MARGIN]
  return letter
    ? [{ text: letter, size, x: margin, y: title === 'top' ? margin + size * CAP_HEIGHT : height - margin }]
    : []
}
