import { glyphs, withGlyphs } from './characters.ts'
import type { Face, Part } from './faces.ts'
import { renamed } from './names.ts'
import { withUnitsPerEm } from './scale.ts'
import { subset, text } from './subset.ts'
import { alternates, ligatures } from './substitutions.ts'

const PRIVATE_USE = 0xe000
/** What is left of a variable font's choices, and what no browser reads. */
const DROPPED = ['STAT', 'BASE']

/** A face with some letters, as it goes to readers. */
export async function cut(face: Face, source: Buffer, { suffix, letters }: Part): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', variationAxes: face.axes, keepFeatures: face.features } as const
  const chosen =
    suffix === '' && face.ligatures
      ? await cutChosen(source, letters, face.ligatures, face)
      : await subset(source, text(letters), { ...options, dropTables: DROPPED })
  const small = withUnitsPerEm(renamed(chosen, face.family), face.unitsPerEm)
  // A second pass writes the tables closely, and sets their checksums.
  return subset(small, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
}

/**
 * The letters, figures that are as wide as they look, and a few ligatures; nothing that is drawn on demand only. The
 * subsetter takes letters, so while it cuts, each ligature is one, too.
 */
async function cutChosen(
  source: Buffer,
  letters: readonly number[],
  wanted: readonly string[],
  { axes }: Face,
): Promise<Buffer> {
  const whole = await subset(source, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  const glyph = glyphs(whole)
  const proportional = alternates(whole, 'pnum')
  const characters = new Map(letters.filter((code) => glyph.has(code)).map((code) => [code, glyph.get(code)!]))
  for (const [code, plain] of characters) characters.set(code, proportional.get(plain) ?? plain)
  const spelled = new Map([...ligatures(whole)].map(([ligature, parts]) => [parts.join(), ligature]))
  for (const [i, word] of wanted.entries()) {
    const ligature = spelled.get([...word].map((letter) => glyph.get(letter.codePointAt(0)!)).join())
    if (ligature === undefined) throw new Error(`The font has no ligature for ${word}.`)
    characters.set(PRIVATE_USE + i, ligature)
  }
  const cut = await subset(withGlyphs(whole, characters), text(characters.keys()), {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga'],
    noLayoutClosure: true,
    // Not GDEF, though it is of no use to letters without marks: kerning varies by it until the axes are fixed.
    dropTables: DROPPED,
  })
  return withGlyphs(cut, new Map([...glyphs(cut)].filter(([code]) => code < PRIVATE_USE)))
}
