// Makes app/fonts/*.woff2, app/styles/fonts.css and server/covers/fonts/ out of the full variable fonts in node_modules.
//
//   node scripts/make-fonts.ts                    instance, subset, rename, weigh, write
//   node scripts/make-fonts.ts --measure A.ttf …  print the average advances of fonts, for fonts/fallbacks.ts

import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glyphs } from './fonts/characters.ts'
import { cut } from './fonts/cut.ts'
import { BASE, EXTENDED, FACES, type Face, type Part, partsOf } from './fonts/faces.ts'
import { average, fallbackFaces, rule } from './fonts/fallbacks.ts'
import { metrics } from './fonts/metrics.ts'
import { renamed } from './fonts/names.ts'
import { ranges } from './fonts/ranges.ts'
import { subset, text } from './fonts/subset.ts'

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable')
const BUDGET = 26_500 // bytes of display, text and italic together; the other files come only with their letters

// The display face for covers, as TrueType, which satori reads; a JSON file has the available characters and their advances.
const COVER = { family: 'Den Cover', folder: join(ROOT, 'server/covers/fonts'), face: FACES[0] }

const COPYRIGHTS = {
  Fraunces: 'Copyright 2020 The Fraunces Project Authors (github.com/undercasetype/Fraunces)',
  'Source-Serif-4':
    '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
}

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
    for (const part of partsOf(face)) {
      const bytes = await addFace(rules, face, part)
      if (part.suffix === '' && face.file !== 'source-serif-bold') firstVisit += bytes
    }
    const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', 'latin')))
    for (const fallback of face.fallbacks) {
      const variationAxes = { ...face.axes, wght: fallback.wght }
      const sfnt = await subset(source, text(BASE), { targetFormat: 'sfnt', variationAxes })
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
  for (const [alphabet, letters, file] of [
    ['latin', BASE, 'cover.ttf'],
    ['latin-ext', EXTENDED, 'cover-ext.ttf'],
  ] as const) {
    const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', alphabet)))
    const options = { targetFormat: 'sfnt', variationAxes: face.axes, keepFeatures: ['kern', 'mark', 'mkmk'] } as const
    const drawn = await subset(source, text(letters), options)
    // A second pass sets the checksums behind the new name.
    const font = await subset(renamed(drawn, family), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
    await writeFile(join(folder, file), font)
    const { advance, ...line } = metrics(drawn)
    lines.push(line)
    for (const code of glyphs(drawn).keys()) {
      const letter = String.fromCodePoint(code)
      advances[letter] ??= Math.round(advance(letter) * 1000)
    }
    console.log(`${String(font.length).padStart(6)} B  ${file}`)
  }
  const { ascent, descent } = lines[0]!
  // Position of the baseline in a line that is as high as the font size.
  const baseline = Number(((1 + ascent - descent) / 2).toFixed(4))
  await writeFile(join(folder, 'cover.json'), `${JSON.stringify({ baseline, advances })}\n`)
}

async function addFace(rules: string[], face: Face, part: Part): Promise<number> {
  const source = await readFile(join(PACKAGES, face.source.replace('SUBSET', part.alphabet)))
  const font = await cut(face, source, part)
  const file = `${face.file}${part.suffix}.woff2`
  await writeFile(join(ROOT, 'app/fonts', file), font)
  const codes = [...glyphs(await subset(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })).keys()]
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

async function measure(files: string[]): Promise<void> {
  for (const file of files) {
    const sfnt = await subset(await readFile(file), text(BASE), { targetFormat: 'sfnt' })
    console.log(`prose ${average(sfnt, 'prose').toFixed(4)}  title ${average(sfnt, 'title').toFixed(4)}  ${file}`)
  }
}
