import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { glyphs } from './characters.ts'
import { cut } from './cut.ts'
import { FACES, type Face, partsOf } from './faces.ts'
import type { FontTable } from './font-faces.ts'
import { metrics } from './metrics.ts'
import { ranges } from './ranges.ts'
import { subset, text } from './subset.ts'

const ROOT = join(import.meta.dirname, '../..')
const TABLE: FontTable = JSON.parse(readFileSync(join(ROOT, 'app/fonts/faces.json'), 'utf8'))

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
      expect([letter, metrics(ours).advance(letter)]).toEqual([letter, theirs.advance(letter)])
    }
    expect(metrics(ours).ascent).toBe(theirs.ascent)
  })

  it('is asked for by the style sheet for the letters that it has, and no others', async () => {
    for (const { suffix } of partsOf(face)) {
      const name = `${file}${suffix}`
      const described = TABLE[face.family]!.find(({ src }) => src === `url("${name}.woff2")`)
      const held = ranges([...glyphs(await sfntOf(name)).keys()])
      expect([name, described?.['unicode-range']]).toEqual([name, held])
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

/** The original font at the axes of a face. */
function instance(face: Face): Promise<Buffer> {
  return subset(readFileSync(packageFile(face, 'latin')), text(face.letters), {
    targetFormat: 'sfnt',
    variationAxes: face.axes,
    keepFeatures: face.features,
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

function packageFile({ source }: Face, alphabet: string): string {
  return join(ROOT, 'node_modules/@fontsource-variable', source.replace('SUBSET', alphabet))
}
