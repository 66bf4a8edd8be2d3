import type { Face } from './faces.ts'
import { metrics } from './metrics.ts'

// Average advances in em, measured by `make-fonts.ts --measure` from the fonts or metric equivalents: Gelasio is as wide as
// Georgia, Liberation Serif as Times New Roman, Liberation Sans as Arial. Noto Serif is the font of older Android, Roboto that of newer.
// The last one that exists on the machine is used.
const FALLBACKS = {
  serif: [
    { names: ['DejaVu Serif'], regular: 0.5124, bold: 0.5651, italic: 0.5124, title: 0.6 },
    { names: ['Noto Serif'], regular: 0.4772, bold: 0.5068, italic: 0.4638, title: 0.5358 },
    { names: ['Georgia'], regular: 0.44, bold: 0.5122, italic: 0.4486, title: 0.5479 },
    { names: ['Times New Roman', 'Liberation Serif'], regular: 0.4025, bold: 0.4277, italic: 0.4031, title: 0.4677 },
  ],
  sans: [
    { names: ['DejaVu Sans'], regular: 0.5055, bold: 0.5712, italic: 0.5055, title: 0.5971 },
    { names: ['Noto Sans'], regular: 0.4696, bold: 0.5008, italic: 0.4426, title: 0.5241 },
    { names: ['Roboto'], regular: 0.441, bold: 0.4481, italic: 0.4287, title: 0.4745 },
    { names: ['Arial', 'Liberation Sans'], regular: 0.4422, bold: 0.4767, italic: 0.4422, title: 0.5067 },
  ],
}
const CUT_NAMES = { regular: '', bold: ' Bold', italic: ' Italic', title: ' Bold' }

// Letters per thousand of English text; PER_WORD is what follows a word of 4.7 letters on average.
const FREQUENCY: Record<string, number> = Object.fromEntries(
  'e127 t91 a82 o75 i70 n67 s63 h61 r60 d43 l40 c28 u28 m24 w24 f22 g20 y20 p19 b15 v10 k8 j2 x1 q1 z1'
    .split(' ')
    .map((entry) => [entry[0]!, Number(entry.slice(1)) / 1000]),
)
const WORD_LENGTH = 4.7
const PER_WORD = { prose: { ' ': 1, ',': 0.07, '.': 0.06, '’': 0.03 }, title: { ' ': 0.85, '’': 0.06, ':': 0.02 } }
const CAPITALS = { prose: 0.03, title: 0.2 }

/**
 * The reader's own fonts, stretched to the measure of a face, so that nothing moves when it arrives. Of several the last that exists
 * on the machine is used.
 */
export function fallbackFaces(
  face: Face,
  { cut, weight }: Face['fallbacks'][number],
  sfnt: Buffer,
): Record<string, string>[] {
  const { ascent, descent, lineGap } = metrics(sfnt)
  const width = average(sfnt, cut === 'title' ? 'title' : 'prose')
  return FALLBACKS[face.kind].map((fallback) => {
    const scale = width / fallback[cut]
    return {
      'font-style': face.style,
      'font-weight': weight,
      src: fallback.names.map((name) => `local("${name}${CUT_NAMES[cut]}")`).join(', '),
      'size-adjust': percent(scale * face.scale),
      'ascent-override': percent(ascent / scale),
      'descent-override': percent(descent / scale),
      'line-gap-override': percent(lineGap / scale),
    }
  })
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

export function average(sfnt: Buffer, sample: 'prose' | 'title'): number {
  const { advance } = metrics(sfnt)
  const capital = CAPITALS[sample]
  let sum = 0
  let count = 0
  const add = (letter: string, share: number) => {
    sum += share * advance(letter)
    count += share
  }
  for (const [letter, share] of Object.entries(FREQUENCY)) {
    add(letter, WORD_LENGTH * share * (1 - capital))
    add(letter.toUpperCase(), WORD_LENGTH * share * capital)
  }
  for (const [mark, share] of Object.entries(PER_WORD[sample])) add(mark, share)
  return sum / count
}
