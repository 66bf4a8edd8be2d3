import type { Type } from '#domain/look/look-choices.ts'
import { spans } from './ranges.ts'
import type { Axes } from './subset.ts'

// The characters of English texts, including borrowed names and words; below, those of titles and of the few words in italics.
// Signs such as * and @ are as large as two letters, so most of them are in the other files; @ is kept here because most texts have
// an e-mail address.
const PROSE = spans(
  '20-22 25-29 2B-3B 3F-5A 61-7A A0 B7 D7 E0-E1 E4 E7-E9 ED F1 F3 F6 FC 2009 2013-2014 2018-2019 201C-201D 2026',
)
const TITLES = PROSE.filter((code) => !spans('25 2B 40 B7 D7 E0 E7-E8 ED F1').includes(code))
/** The western alphabets; then the remaining Latin letters. */
export const BASE = spans(
  '20-7E A0-FF 131 152-153 2BC 2C6 2DA 2DC 300 301 303 304 308 2009 2013-2014 2018-201A 201C-201E 2022 2026 2032-2033 ' +
    '2039-203A 2044 20AC 2122 2191 2193 2212',
)
export const EXTENDED = spans('100-130 132-151 154-17F 18F 192 218-21B 259 2C7 2DD 1E80-1E85 1E9E 1EF2-1EF3')

// SOFT 30 keeps the hairlines of H and e alive at 28 px, where SOFT 0 loses them; WONK 1 is the 1970s lean of h, m and n.
// Optical size 18 is a little sturdier than 20: thin strokes must survive bone on black. ccmp would cost 3 kB.
const DISPLAY = { opsz: 144, wght: 650, SOFT: 30, WONK: 1 }
const TEXT_FEATURES = ['kern', 'locl', 'mark', 'mkmk']

export type Cut = 'regular' | 'bold' | 'italic' | 'title'

export interface Face {
  family: string
  file: string
  source: string
  axes: Axes
  /** Characters of its first file, which a first visit loads. */
  letters: readonly number[]
  /** OpenType features of its first file, and of its other files. */
  firstFeatures: readonly string[]
  features: readonly string[]
  style: 'normal' | 'italic'
  weight: string
  /** What it is shown at, relative to the font size; 1 unless a font is drawn small. */
  scale: number
  /** Kind of the reader's fonts that stand in for it. */
  kind: 'serif' | 'sans'
  /** Variants of the reader's system fonts, each measured against this face at a weight. */
  fallbacks: readonly { cut: Cut; weight: string; wght: number }[]
}

interface Font {
  family: string
  /** First part of its files' names. */
  file: string
  /** Its package and the file of it that has the axes, without the alphabet and the style. */
  source: readonly [name: string, axes: string]
  axes: Axes
  kind?: Face['kind']
  scale?: number
}

const FRAUNCES = display({
  family: 'Den Display',
  file: 'fraunces',
  source: ['fraunces', 'full'],
  axes: DISPLAY,
})
const SOURCE_SERIF = texts({
  family: 'Den Text',
  file: 'source-serif',
  source: ['source-serif-4', 'opsz'],
  axes: { opsz: 18 },
})
const NEWSREADER = texts({
  family: 'Den Newsreader',
  file: 'newsreader',
  source: ['newsreader', 'opsz'],
  scale: 1.07,
  axes: { opsz: 18 },
})
const LITERATA = texts({ family: 'Den Literata', file: 'literata', source: ['literata', 'opsz'], axes: { opsz: 18 } })
const WORK_SANS = texts({
  family: 'Den Work',
  file: 'work-sans',
  source: ['work-sans', 'wght'],
  axes: {},
  kind: 'sans',
})

/** The faces of each pairing, that of titles first; the system's own fonts need none. */
export const PAIRINGS: Readonly<Record<Exclude<Type, 'system'>, readonly [Face, ...Face[]]>> = {
  den: [FRAUNCES, ...SOURCE_SERIF],
  giallo: [
    // Its hairlines are lost on a dark ground at larger optical sizes.
    display({ family: 'Den Bodoni', file: 'bodoni', source: ['bodoni-moda', 'opsz'], axes: { opsz: 24, wght: 720 } }),
    ...NEWSREADER,
  ],
  gothic: [
    display({
      family: 'Den Gotisch',
      file: 'gotisch',
      source: ['grenze-gotisch', 'wght'],
      axes: { wght: 560 },
      scale: 1.16,
    }),
    ...LITERATA,
  ],
  pulp: [
    display({ family: 'Den Oswald', file: 'oswald', source: ['oswald', 'wght'], axes: { wght: 600 }, kind: 'sans' }),
    ...LITERATA,
  ],
  journal: [
    display({
      family: 'Den Grotesk',
      file: 'grotesk',
      source: ['schibsted-grotesk', 'wght'],
      axes: { wght: 700 },
      kind: 'sans',
    }),
    ...NEWSREADER,
  ],
  fanzine: [
    display({
      family: 'Den Bricolage',
      file: 'bricolage',
      source: ['bricolage-grotesque', 'standard'],
      axes: { opsz: 48, wdth: 88, wght: 800 },
      kind: 'sans',
    }),
    ...WORK_SANS,
  ],
}

/** Each face once. */
export const FACES: readonly Face[] = [...new Set(Object.values(PAIRINGS).flat())]

function display({ family, file, source: [name, axes], axes: point, kind = 'serif', scale = 1 }: Font): Face {
  return {
    family,
    file: `${file}-display`,
    source: `${name}/files/${name}-SUBSET-${axes}-normal.woff2`,
    axes: point,
    letters: TITLES,
    firstFeatures: ['kern'],
    features: ['kern', 'liga', 'rvrn', 'mark', 'mkmk'],
    style: 'normal',
    weight: '400 900', // one weight answers for all, so that no browser emboldens it
    scale,
    kind,
    fallbacks: [{ cut: 'title', weight: '400 900', wght: Number(point.wght) }],
  }
}

function texts({
  family,
  file,
  source: [name, axes],
  axes: point,
  kind = 'serif',
  scale = 1,
}: Font): [Face, Face, Face] {
  const roman = {
    family,
    source: `${name}/files/${name}-SUBSET-${axes}-normal.woff2`,
    letters: PROSE,
    firstFeatures: ['kern'],
    features: TEXT_FEATURES,
    style: 'normal' as const,
    scale,
    kind,
  }
  return [
    {
      ...roman,
      file: `${file}-text`,
      axes: { ...point, wght: 400 },
      weight: '400',
      fallbacks: [{ cut: 'regular', weight: '400', wght: 400 }],
    },
    // A file with a variable weight would be as large as these two, and few pages have bold text.
    {
      ...roman,
      file: `${file}-bold`,
      axes: { ...point, wght: 700 },
      weight: '700',
      fallbacks: [{ cut: 'bold', weight: '700', wght: 700 }],
    },
    {
      ...roman,
      file: `${file}-italic`,
      source: `${name}/files/${name}-SUBSET-${axes}-italic.woff2`,
      axes: { ...point, wght: 400 },
      letters: TITLES,
      // Without kerning: it would be a fifth of the file, and moves few letters of a few words by a pixel.
      firstFeatures: [],
      style: 'italic',
      weight: '400',
      fallbacks: [{ cut: 'italic', weight: '400', wght: 400 }],
    },
  ]
}

export interface Part {
  /** Suffix of the file name. */
  suffix: '' | '-rest' | '-ext'
  /** File of the package that it is cut from. */
  alphabet: 'latin' | 'latin-ext'
  letters: readonly number[]
}

/** The files of a face: browsers load all but the first only for their characters. */
export function partsOf({ letters }: Face): Part[] {
  return [
    { suffix: '', alphabet: 'latin', letters },
    { suffix: '-rest', alphabet: 'latin', letters: BASE.filter((code) => !letters.includes(code)) },
    { suffix: '-ext', alphabet: 'latin-ext', letters: EXTENDED },
  ]
}
