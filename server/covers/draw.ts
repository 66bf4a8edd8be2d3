import { DEFAULT_DRAWN, type DrawnLook } from '#domain/look/drawn-look.ts'
import { hexOf, oklchOf } from '#domain/look/oklch.ts'
import type { Size } from '#domain/pictures/image-compression.ts'
import { COVER_SIZES, type CoverShape } from '#domain/posts/cover.ts'
import { seededRandom } from './cut-paper.ts'
import { loadDisplayFont } from './display-font.ts'
import { MOTIFS } from './motifs.ts'
import type { Motif, Stage } from './stage.ts'
import { type Face, type Line, settable } from './typesetting.ts'

const INK = '#0d0a09'
const BLOOD = '#a3161f'
const BONE = '#efe4cf'
/** Red shapes on black, or black shapes on red. */
const RED_SCHEMES = [
  { ground: INK, mass: BLOOD, dusk: '#4b0d12', light: BONE },
  { ground: BLOOD, mass: INK, dusk: '#5e0f15', light: BONE },
]

/** As with red, in another hue: its tones are as light as those of red, so that what is drawn on them is seen as well. */
function schemesOf(tint: string | null) {
  if (tint === null) return RED_SCHEMES
  const { c, h } = oklchOf(tint)
  const tone = (l: number) => hexOf({ l, c: Math.min(c, l * 0.38), h })
  return [
    { ground: INK, mass: tone(0.46), dusk: tone(0.26), light: BONE },
    { ground: tone(0.46), mass: INK, dusk: tone(0.3), light: BONE },
  ]
}

/** Draws a cover as SVG. Its letters are paths, so that it looks the same on every machine. */
export async function drawCover(
  title: string,
  shape: CoverShape,
  { tint, type }: DrawnLook = DEFAULT_DRAWN,
): Promise<string> {
  const size = COVER_SIZES[shape]
  const { drawing, motif } = drawMotif(title, size, tint, (picked) => focus(picked, shape))
  const font = await loadDisplayFont(type)
  const lines = shape === 'square' ? initial(settable(title, font.face), motif, size, font.face) : []
  const letters = (await font.outlines(lines, size)).map((data) => `<path d="${data}"/>`).join('')
  const { width, height } = size
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${drawing}<g fill="${BONE}">${letters}</g></svg>`
  )
}

type Focus = Pick<Stage, 'x' | 'y' | 'unit'>

/** Draws a motif in a colour scheme, both picked by the title, as paths that fill the size. */
export function drawMotif(title: string, size: Size, tint: string | null, at: (motif: Motif) => Focus) {
  const chance = seededRandom(title)
  const motif = MOTIFS[Math.floor(chance() * MOTIFS.length)]!
  const schemes = schemesOf(tint)
  const scheme = schemes[Math.floor(chance() * schemes.length)]!
  const ground = `<path fill="${scheme.ground}" d="M0 0H${size.width}V${size.height}H0Z"/>`
  return { motif, drawing: ground + motif.draw({ ...size, ...at(motif), ...scheme, chance }) }
}

/** The middle and scale of a motif: visible however the cover is cropped, and not under a title. */
function focus({ title }: Motif, shape: CoverShape): Focus {
  const { width, height } = COVER_SIZES[shape]
  if (shape === 'poster') return { x: width * 0.5, y: height * 0.4, unit: height * 0.72 }
  if (shape === 'wide') return { x: width * 0.5, y: height * 0.52, unit: height * 0.86 }
  if (shape === 'hero') return { x: width * 0.7, y: height * 0.4, unit: height * 0.78 }
  return { x: width * 0.6, y: height * (title === 'top' ? 0.6 : 0.42), unit: height * 0.84 }
}

const MARGIN = 0.075

/** The first letter of the title without its article, on the side that the motif leaves free. */
function initial(text: string, { title }: Motif, { height }: Size, { capHeight }: Face): Line[] {
  const letter = /[\p{L}\p{N}]/u.exec(text.replace(/^(the|an?) (?=\S)/i, ''))?.[0]
  const [size, margin] = [height * 0.54, height * MARGIN]
  return letter
    ? [{ text: letter, size, x: margin, y: title === 'top' ? margin + size * capHeight : height - margin }]
    : []
}
