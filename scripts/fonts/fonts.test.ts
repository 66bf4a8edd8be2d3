import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { glyphs, withGlyphs } from './characters.ts'
import { cut } from './cut.ts'
import { FACES, type Face, partsOf } from './faces.ts'
import { kerning } from './kerning.ts'
import { metrics } from './metrics.ts'
import { ranges } from './ranges.ts'
import { DISTANCES, withUnitsPerEm } from './scale.ts'
import { tables } from './sfnt.ts'
import { subset, text } from './subset.ts'
import { alternates, ligatures } from './substitutions.ts'

const ROOT = join(import.meta.dirname, '../..')
const DIGITS = '0123456789'

describe.each(FACES.map((face) => [face.file, face] as const))('%s', (file, face) => {
  it('is what the script makes of the package', async () => {
    for (const part of partsOf(face)) {
      const made = await cut(face, readFileSync(packageFile(face, part.alphabet)), part)
      expect([part.suffix, made.equals(readFileSync(fileOf(`${file}${part.suffix}`)))]).toEqual([part.suffix, true])
    }
  })

  it('sets its letters as wide as the font that it was cut from', async () => {
    const ours = await sfntOf(file)
    const theirs = metrics(await instance(face))
    for (const letter of text(face.letters.filter((code) => glyphs(ours).has(code)))) {
      if (face.ligatures && DIGITS.includes(letter)) continue
      const difference = Math.abs(metrics(ours).advance(letter) - theirs.advance(letter))
      expect([letter, difference * face.unitsPerEm <= 0.51]).toEqual([letter, true])
    }
    expect(metrics(ours).ascent).toBeCloseTo(theirs.ascent, 2)
  })

  it('moves pairs of letters together as far as its maker does at this weight', async () => {
    const ours = await sfntOf(file)
    const theirs = await instance(face)
    const pairs = ['AV', 'To', 'P.', 'L’', 'rt', 'fB', 'Ty', 'Wé', '“A', 'r,'] as const
    const distances = pairs.map((pair) => [pair, kerning(theirs, [pair[0]!, pair[1]!])] as const)
    expect(distances.filter(([, distance]) => distance !== 0).length).toBeGreaterThan(5)
    for (const [pair, distance] of distances) {
      const difference = Math.abs(kerning(ours, [pair[0]!, pair[1]!]) - distance)
      expect([pair, difference * face.unitsPerEm <= 1.01]).toEqual([pair, true])
    }
  })

  it('is asked for by the style sheet for the letters that it has, and no others', async () => {
    const css = readFileSync(join(ROOT, 'app/styles/fonts.css'), 'utf8')
    for (const { suffix } of partsOf(face)) {
      const name = `${file}${suffix}`
      const [, range = ''] = new RegExp(`/${name}\\.woff2"\\);\\s*unicode-range:([^;]+);`).exec(css) ?? []
      const held = ranges([...glyphs(await sfntOf(name)).keys()])
      expect([name, range.trim().split(/,\s*/)]).toEqual([name, held.split(', ')])
    }
  })

  it('has each letter of its alphabets in one of its files, and never in two', async () => {
    const source = await sfnt(packageFile(face, 'latin'))
    const files = await Promise.all(partsOf(face).map(({ suffix }) => sfntOf(`${file}${suffix}`)))
    const held = files.flatMap((font) => [...glyphs(font).keys()])
    expect(held).toHaveLength(new Set(held).size)
    const wanted = partsOf(face)
      .slice(0, 2)
      .flatMap(({ letters }) => letters)
    expect(wanted.filter((code) => glyphs(source).has(code) && !held.includes(code))).toEqual([])
  })
})

describe.each(FACES.filter(({ ligatures }) => ligatures).map((face) => [face.file, face] as const))(
  '%s, on a first visit',
  (file, face) => {
    it('joins the letters that English joins, and no others', async () => {
      const font = await sfntOf(file)
      const letter = new Map([...glyphs(font)].map(([code, glyph]) => [glyph, String.fromCodePoint(code)]))
      const joined = [...ligatures(font).values()].map((parts) => parts.map((part) => letter.get(part)).join(''))
      expect(joined.toSorted()).toEqual(face.ligatures?.toSorted())
    })

    it('has figures that are as wide as they look', async () => {
      const { advance } = metrics(await sfntOf(file))
      expect(advance('1')).toBeLessThan(advance('0'))
      const whole = await instance(face, 'pnum')
      expect(metrics(whole).advance('1')).toBe(metrics(whole).advance('0'))
      expect(alternates(whole, 'pnum').size).toBeGreaterThanOrEqual(DIGITS.length)
    })
  },
)

describe('withUnitsPerEm', () => {
  it('loses nothing on a finer grid, and finds its way back', async () => {
    // With accents that are placed by anchors, and letters that are made of others.
    const before = await sfntOf('source-serif-text-rest')
    const finer = withUnitsPerEm(before, 2048)
    const back = withUnitsPerEm(finer, 512)
    expect(tables(finer).get('head')!.readUInt16BE(18)).toBe(2048)
    for (const [tag, places] of Object.entries(DISTANCES))
      for (const place of places) {
        const [was, is] = [before, finer].map((font) => tables(font).get(tag)!.readInt16BE(place))
        expect([tag, place, is]).toEqual([tag, place, 4 * was!])
      }
    expect((await asRead(back)).equals(await asRead(before))).toBe(true)
  })

  it('says so when it does not know what it would scale', async () => {
    const variable = await sfnt(packageFile(FACES[0], 'latin'))
    expect(() => withUnitsPerEm(variable, 1000)).toThrow(/table \S+ is unheard of/)
  })
})

describe('withGlyphs', () => {
  it('gives characters other glyphs, and takes the rest away', async () => {
    const font = await sfntOf('source-serif-text')
    const chosen = new Map([
      [0x41, glyphs(font).get(0x42)!],
      [0x61, 5],
      [0xe000, 7],
    ])
    expect(glyphs(withGlyphs(font, chosen))).toEqual(chosen)
  })
})

/** A face on the grid of its maker, with features that its first file may do without. */
function instance(face: Face, ...more: string[]): Promise<Buffer> {
  return subset(readFileSync(packageFile(face, 'latin')), text(face.letters), {
    targetFormat: 'sfnt',
    variationAxes: face.axes,
    keepFeatures: [...face.features, ...more],
  })
}

function fileOf(file: string): string {
  return join(ROOT, `app/fonts/${file}.woff2`)
}

function sfntOf(file: string): Promise<Buffer> {
  return sfnt(fileOf(file))
}

function sfnt(path: string): Promise<Buffer> {
  return subset(readFileSync(path), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
}

/** As a browser unpacks it: outlines that are written in other ways come out the same. */
async function asRead(font: Buffer): Promise<Buffer> {
  const packed = await subset(font, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
  return subset(packed, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
}

function packageFile({ source }: Face, alphabet: string): string {
  return join(ROOT, 'node_modules/@fontsource-variable', source.replace('SUBSET', alphabet))
}
