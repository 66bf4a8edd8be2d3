// Makes app/fonts/, app/styles/fonts.css, app/styles/type/ and server/covers/fonts/ out of the variable fonts in node_modules.
//
//   node scripts/make-fonts.ts                    instance, subset, rename, weigh, write
//   node scripts/make-fonts.ts --measure A.ttf …  print the average advances of fonts, for fonts/fallbacks.ts

import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glyphs } from './fonts/characters.ts'
import { cut } from './fonts/cut.ts'
import { BASE, EXTENDED, FACES, type Face, PAIRINGS, partsOf } from './fonts/faces.ts'
import { average, fallbackFaces } from './fonts/fallbacks.ts'
import type { FontTable } from './fonts/font-faces.ts'
import { metrics } from './fonts/metrics.ts'
import { renamed } from './fonts/names.ts'
import { ranges } from './fonts/ranges.ts'
import { subset, text } from './fonts/subset.ts'

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable')
const BUDGET = 26_500 // bytes of display, text and italic together; the other files come only with their letters
const COVER_FONTS = join(ROOT, 'server/covers/fonts')
const FACE_TABLE = join(ROOT, 'app/fonts/faces.json')

/** Where the package's own line is not what its licence asks for. */
const COPYRIGHTS: Readonly<Record<string, string>> = {
  'source-serif-4':
    '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
}

if (process.argv[2] === '--measure') await measure(process.argv.slice(3))
else await make()

async function make(): Promise<void> {
  for (const folder of ['app/fonts', 'app/styles/type']) await mkdir(join(ROOT, folder), { recursive: true })
  await mkdir(COVER_FONTS, { recursive: true })
  const bytes = new Map<Face, number>()
  const table: FontTable = {}
  for (const face of FACES) bytes.set(face, await addFace(table, face))
  await writeFile(FACE_TABLE, JSON.stringify(table))
  const { den, ...others } = PAIRINGS
  await writeFile(join(ROOT, 'app/styles/fonts.css'), sheet([den.map(({ family }) => family)]))
  for (const [type, faces] of Object.entries(others)) {
    const css = `${sheet(faces.map(({ family }) => [family]))}\n${tokens(faces)}\n`
    await writeFile(join(ROOT, `app/styles/type/${type}.css`), css)
  }
  const overBudget: string[] = []
  for (const [type, faces] of Object.entries(PAIRINGS)) {
    await addCoverFonts(type, faces[0])
    const firstVisit = faces
      .filter(({ file }) => !file.endsWith('-bold'))
      .reduce((sum, face) => sum + bytes.get(face)!, 0)
    console.log(`${String(firstVisit).padStart(6)} B  ${type}: display, text and italic; the budget is ${BUDGET}`)
    if (firstVisit > BUDGET) overBudget.push(`${type} by ${firstVisit - BUDGET} bytes`)
  }
  for (const name of new Set(Object.values(PAIRINGS).flatMap((faces) => faces.map(packageOf)))) await addLicence(name)
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), [
    'check',
    '--write',
    join(ROOT, 'app/styles'),
    FACE_TABLE,
    COVER_FONTS,
  ])
  if (overBudget.length > 0) throw new Error(`Fonts are over their budget: ${overBudget.join(', ')}.`)
}

/** A style sheet that asks for families; `fonts/font-faces.ts` expands each rule at build time. */
function sheet(rules: readonly (readonly string[])[]): string {
  const families = rules.map((rule) => [...new Set(rule)].map((family) => `"${family}"`).join(', '))
  const css = [...new Set(families)].map((family) => `@font-face {\n  font-family: ${family};\n}\n`)
  return ['/* Written by scripts/make-fonts.ts. */\n', ...css].join('\n')
}

/** Those of the default are in `app/styles/tokens.css`. */
function tokens([display, text]: readonly [Face, ...Face[]]): string {
  const stack = ({ family, kind }: Face) =>
    `"${family}", "${family} Fallback", ${kind === 'serif' ? 'Georgia, serif' : 'Arial, sans-serif'}`
  return `:root {\n  --display: ${stack(display)};\n  --reading: ${stack(text!)};\n}`
}

function packageOf({ source }: Face): string {
  return source.slice(0, source.indexOf('/'))
}

async function addLicence(name: string): Promise<void> {
  const published = await readFile(join(PACKAGES, name, 'LICENSE'), 'utf8')
  const licence = published.slice(published.indexOf('This Font Software is licensed'))
  const [copyright = ''] = /^Copyright .*?\)/.exec(published) ?? []
  await writeFile(join(ROOT, 'app/fonts', `OFL-${name}.txt`), `${COPYRIGHTS[name] ?? copyright}\n\n${licence}`)
}

/** The display face as TrueType, which satori reads; a JSON file has the available characters and their advances. */
async function addCoverFonts(type: string, face: Face): Promise<void> {
  const advances: Record<string, number> = {}
  const lines: { ascent: number; descent: number; capHeight: number }[] = []
  for (const [alphabet, letters, file] of [
    ['latin', BASE, `${type}.ttf`],
    ['latin-ext', EXTENDED, `${type}-ext.ttf`],
  ] as const) {
    const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', alphabet)))
    const options = { targetFormat: 'sfnt', variationAxes: face.axes, keepFeatures: ['kern', 'mark', 'mkmk'] } as const
    const drawn = await subset(source, text(letters), options)
    // A second pass sets the checksums behind the new name.
    const font = await subset(renamed(drawn, 'Den Cover'), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
    await writeFile(join(COVER_FONTS, file), font)
    const { advance, ...line } = metrics(drawn)
    lines.push(line)
    for (const code of glyphs(drawn).keys()) {
      const letter = String.fromCodePoint(code)
      advances[letter] ??= Math.round(advance(letter) * 1000)
    }
    console.log(`${String(font.length).padStart(6)} B  ${file}`)
  }
  const { ascent, descent, capHeight } = lines[0]!
  // Position of the baseline in a line that is as high as the font size.
  const baseline = Number(((1 + ascent - descent) / 2).toFixed(4))
  await writeFile(
    join(COVER_FONTS, `${type}.json`),
    `${JSON.stringify({ baseline, capHeight: Number(capHeight.toFixed(4)), advances })}\n`,
  )
}

/**
 * Cuts the files of a face and describes them.
 * @returns the size of the first file in bytes
 */
async function addFace(table: FontTable, face: Face): Promise<number> {
  const [ours, theirs] = [face.family, `${face.family} Fallback`].map((family) => (table[family] ??= []))
  const sizes: number[] = []
  for (const part of partsOf(face)) {
    const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', part.alphabet)))
    const font = await cut(face, source, part)
    const file = `${face.file}${part.suffix}.woff2`
    await writeFile(join(ROOT, 'app/fonts', file), font)
    const codes = [...glyphs(await subset(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })).keys()]
    ours!.push({
      'font-style': face.style,
      'font-weight': face.weight,
      'font-display': 'swap',
      ...(face.scale !== 1 && { 'size-adjust': `${face.scale * 100}%` }),
      src: `url("${file}")`,
      'unicode-range': ranges(codes),
    })
    sizes.push(font.length)
    console.log(`${String(font.length).padStart(6)} B  ${file}  (${codes.length} characters)`)
  }
  const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', 'latin')))
  for (const fallback of face.fallbacks) {
    const variationAxes = { ...face.axes, wght: fallback.wght }
    const sfnt = await subset(source, text(BASE), { targetFormat: 'sfnt', variationAxes })
    theirs!.push(...fallbackFaces(face, fallback, sfnt))
  }
  return sizes[0]!
}

async function measure(files: string[]): Promise<void> {
  for (const file of files) {
    const sfnt = await subset(await readFile(file), text(BASE), { targetFormat: 'sfnt' })
    console.log(`prose ${average(sfnt, 'prose').toFixed(4)}  title ${average(sfnt, 'title').toFixed(4)}  ${file}`)
  }
}
