// Makes app/fonts/*.woff2, app/styles/fonts.css and server/covers/fonts/ out of the full variable fonts in node_modules.
//
//   node scripts/make-fonts.ts                    instance, subset, rename, weigh, write
//   node scripts/make-fonts.ts --measure A.ttf …  print the average advances of fonts, for FALLBACKS below

import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { glyphs, metrics, renamed } from './font-file.ts'

type Axes = Record<string, number | { min: number; max: number }>
type SubsetOptions = { targetFormat?: string; keepFeatures?: string[]; keepAllGlyphs?: boolean; variationAxes?: Axes }
type SubsetFont = (font: Buffer, text: string | undefined, options: SubsetOptions) => Promise<Buffer>
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont // ships no types

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable')
const BUDGET = 80_000 // bytes of display, text and italic together; the other files come only with their letters

// English and the names and words that it borrows, without the signs of programs; the rest of the western alphabets; what is left of the Latin ones.
const CORE = spans(
  '20-22 25-3B 3F-5A 61-7A A0 A9 B7 D7 E0-E1 E4 E7-E9 ED F1 F3 F6 FC 2009 2013-2014 2018-2019 201C-201D 2026',
)
const BASE = spans(
  '20-7E A0-FF 131 152-153 2BC 2C6 2DA 2DC 300 301 303 304 308 2009 2013-2014 2018-201A 201C-201E 2022 2026 2032-2033 ' +
    '2039-203A 2044 20AC 2122 2191 2193 2212',
)
const EXTENDED = spans('100-130 132-151 154-17F 18F 192 218-21B 259 2C7 2DD 1E80-1E85 1E9E 1EF2-1EF3')
const SUBSETS = [
  { suffix: '', source: 'latin', letters: CORE },
  { suffix: '-rest', source: 'latin', letters: BASE.filter((code) => !CORE.includes(code)) },
  { suffix: '-ext', source: 'latin-ext', letters: EXTENDED },
] as const

// SOFT 30 keeps the hairlines of H and e alive at 28 px, where SOFT 0 loses them; WONK 1 is the 1970s lean of h, m and n.
// Optical size 18 is a little sturdier than 20: thin strokes must survive bone on black. ccmp would cost 3 kB.
const DISPLAY = { opsz: 144, wght: 650, SOFT: 30, WONK: 1 }
const LETTER_FEATURES = ['kern', 'liga', 'locl', 'mark', 'mkmk']
const TEXT_FEATURES = [...LETTER_FEATURES, 'pnum', 'tnum']

// A fallback is a cut of the reader's own fonts, measured against our face at a weight.
const FACES = [
  {
    family: 'Den Display',
    file: 'fraunces-display',
    source: 'fraunces/files/fraunces-SUBSET-full-normal.woff2',
    axes: DISPLAY,
    features: ['kern', 'liga', 'rvrn', 'mark', 'mkmk'],
    style: 'normal',
    weight: '400 900', // one weight answers for all, so that no browser emboldens it
    fallbacks: [{ cut: 'title', weight: '400 900', wght: DISPLAY.wght }],
  },
  {
    family: 'Den Text',
    file: 'source-serif-text',
    source: 'source-serif-4/files/source-serif-4-SUBSET-opsz-normal.woff2',
    axes: { opsz: 18, wght: 400 },
    features: TEXT_FEATURES,
    style: 'normal',
    weight: '400',
    fallbacks: [{ cut: 'regular', weight: '400', wght: 400 }],
  },
  // One file that can be as bold as one likes weighs as much as these two, and few pages have a bold word.
  {
    family: 'Den Text',
    file: 'source-serif-bold',
    source: 'source-serif-4/files/source-serif-4-SUBSET-opsz-normal.woff2',
    axes: { opsz: 18, wght: 700 },
    features: TEXT_FEATURES,
    style: 'normal',
    weight: '700',
    fallbacks: [{ cut: 'bold', weight: '700', wght: 700 }],
  },
  {
    family: 'Den Text',
    file: 'source-serif-italic',
    source: 'source-serif-4/files/source-serif-4-SUBSET-opsz-italic.woff2',
    axes: { opsz: 18, wght: 400 },
    features: LETTER_FEATURES, // a few words have few figures: one set of them is enough
    style: 'italic',
    weight: '400',
    fallbacks: [{ cut: 'italic', weight: '400', wght: 400 }],
  },
] as const

type Face = (typeof FACES)[number]

// The same display cut for covers, as plain TrueType, which is what satori reads; beside it what setting type needs to
// know of it: the characters that it has, and how wide each is.
const COVER = { family: 'Den Cover', folder: join(ROOT, 'server/covers/fonts'), face: FACES[0] }

const COPYRIGHTS = {
  Fraunces: 'Copyright 2020 The Fraunces Project Authors (github.com/undercasetype/Fraunces)',
  'Source-Serif-4':
    '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
}

// Average advances in em, by --measure, from the fonts or their metric twins: Gelasio is as wide as Georgia, Liberation
// Serif as Times New Roman. Noto Serif is what Android has. The last that exists on the machine is used.
const FALLBACKS = [
  { names: ['DejaVu Serif'], regular: 0.5124, bold: 0.5651, italic: 0.5124, title: 0.6 },
  { names: ['Noto Serif'], regular: 0.4772, bold: 0.5068, italic: 0.4638, title: 0.5358 },
  { names: ['Georgia'], regular: 0.44, bold: 0.5122, italic: 0.4486, title: 0.5479 },
  { names: ['Times New Roman', 'Liberation Serif'], regular: 0.4025, bold: 0.4277, italic: 0.4031, title: 0.4677 },
]
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

const CSS_HEAD = `/* Written by scripts/make-fonts.ts: change that and run it, never this file. The fallbacks borrow the reader's own
   fonts and stretch them to the measure of ours, so nothing moves when ours arrive. Of several faces of one family
   the last whose font exists on the machine is used. */`

if (process.argv[2] === '--measure') await measure(process.argv.slice(3))
else await make()

async function make(): Promise<void> {
  await mkdir(join(ROOT, 'app/fonts'), { recursive: true })
  const rules: string[] = []
  const fallbackRules: string[] = []
  let firstVisit = 0
  for (const face of FACES) {
    for (const { suffix, source, letters } of SUBSETS) {
      const font = await readFile(join(PACKAGES, face.source.replace('SUBSET', source)))
      const bytes = await addFace(rules, face, font, letters, `${face.file}${suffix}.woff2`)
      if (suffix === '' && face.file !== 'source-serif-bold') firstVisit += bytes
    }
    const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', 'latin')))
    for (const fallback of face.fallbacks) {
      const variationAxes = { ...face.axes, wght: fallback.wght }
      const sfnt = await subsetFont(source, text(BASE), { targetFormat: 'sfnt', variationAxes })
      fallbackRules.push(...fallbackFaces(face, fallback, sfnt))
    }
  }
  await addCoverFonts()
  for (const [name, copyright] of Object.entries(COPYRIGHTS)) {
    const published = await readFile(join(PACKAGES, name.toLowerCase(), 'LICENSE'), 'utf8')
    const licence = published.slice(published.indexOf('This Font Software is licensed'))
    await writeFile(join(ROOT, 'app/fonts', `OFL-${name}.txt`), `${copyright}\n\n${licence}`)
  }
  const css = join(ROOT, 'app/styles/fonts.css')
  await writeFile(css, [CSS_HEAD, ...rules, ...fallbackRules].join('\n\n').concat('\n'))
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', css, COVER.folder])
  console.log(`${String(firstVisit).padStart(6)} B  display, text and italic together; the budget is ${BUDGET}`)
  if (firstVisit > BUDGET) throw new Error(`The fonts are ${firstVisit - BUDGET} bytes over their budget.`)
}

async function addCoverFonts(): Promise<void> {
  const { family, folder, face } = COVER
  await mkdir(folder, { recursive: true })
  const advances: Record<string, number> = {}
  const lines: { ascent: number; descent: number }[] = []
  for (const [subset, letters, file] of [
    ['latin', BASE, 'cover.ttf'],
    ['latin-ext', EXTENDED, 'cover-ext.ttf'],
  ] as const) {
    const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', subset)))
    const options = { targetFormat: 'sfnt', variationAxes: face.axes, keepFeatures: ['kern', 'mark', 'mkmk'] }
    const cut = await subsetFont(source, text(letters), options)
    // A second pass sets the checksums behind the new name.
    const font = await subsetFont(renamed(cut, family), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
    await writeFile(join(folder, file), font)
    const { advance, ...line } = metrics(cut)
    lines.push(line)
    for (const code of glyphs(cut).keys()) {
      const letter = String.fromCodePoint(code)
      advances[letter] ??= Math.round(advance(letter) * 1000)
    }
    console.log(`${String(font.length).padStart(6)} B  ${file}`)
  }
  const { ascent, descent } = lines[0]!
  // Where the baseline lies in a line that is as high as the letters are large.
  const baseline = Number(((1 + ascent - descent) / 2).toFixed(4))
  await writeFile(join(folder, 'cover.json'), `${JSON.stringify({ baseline, advances })}\n`)
}

async function addFace(
  rules: string[],
  face: Face,
  source: Buffer,
  letters: readonly number[],
  file: string,
): Promise<number> {
  const options = { targetFormat: 'sfnt', variationAxes: face.axes, keepFeatures: [...face.features] }
  const cut = await subsetFont(source, text(letters), options)
  const font = await subsetFont(renamed(cut, face.family), undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
  await writeFile(join(ROOT, 'app/fonts', file), font)
  const codes = [...glyphs(cut).keys()]
  rules.push(faceRule(face, file, ranges(codes)))
  console.log(`${String(font.length).padStart(6)} B  ${file}  (${codes.length} characters)`)
  return font.length
}

function faceRule(face: Face, file: string, range: string): string {
  return rule([
    `font-family: "${face.family}"`,
    `font-style: ${face.style}`,
    `font-weight: ${face.weight}`,
    'font-display: swap',
    `src: url("../fonts/${file}")`,
    `unicode-range: ${range}`,
  ])
}

function fallbackFaces(face: Face, { cut, weight }: Face['fallbacks'][number], sfnt: Buffer): string[] {
  const { ascent, descent, lineGap } = metrics(sfnt)
  const width = average(sfnt, cut === 'title' ? 'title' : 'prose')
  return FALLBACKS.map((fallback) => {
    const scale = width / fallback[cut]
    return rule([
      `font-family: "${face.family} Fallback"`,
      `font-style: ${face.style}`,
      `font-weight: ${weight}`,
      `src: ${fallback.names.map((name) => `local("${name}${CUT_NAMES[cut]}")`).join(', ')}`,
      `size-adjust: ${percent(scale)}`,
      `ascent-override: ${percent(ascent / scale)}`,
      `descent-override: ${percent(descent / scale)}`,
      `line-gap-override: ${percent(lineGap / scale)}`,
    ])
  })
}

function rule(declarations: string[]): string {
  return `@font-face {\n${declarations.map((line) => `  ${line};\n`).join('')}}`
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

function spans(list: string): number[] {
  return list.split(' ').flatMap((span) => {
    const [first, last = first] = span.split('-').map((hex) => Number.parseInt(hex, 16)) as [number, number?]
    return Array.from({ length: last! - first + 1 }, (_, i) => first + i)
  })
}

function text(codes: readonly number[]): string {
  return String.fromCodePoint(...codes)
}

function ranges(codes: number[]): string {
  const out: [number, number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = out.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else out.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return out.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}

function average(sfnt: Buffer, sample: 'prose' | 'title'): number {
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

async function measure(files: string[]): Promise<void> {
  for (const file of files) {
    const sfnt = await subsetFont(await readFile(file), text(BASE), { targetFormat: 'sfnt' })
    console.log(`prose ${average(sfnt, 'prose').toFixed(4)}  title ${average(sfnt, 'title').toFixed(4)}  ${file}`)
  }
}
