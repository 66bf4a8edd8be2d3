import type { Face, Part } from './faces.ts'
import { renamed } from './names.ts'
import { subset, text } from './subset.ts'

/** A face with some letters, as it goes to readers. */
export async function cut(face: Face, source: Buffer, { suffix, letters }: Part): Promise<Buffer> {
  const isFirst = suffix === ''
  const chosen = await subset(source, text(letters), {
    targetFormat: 'sfnt',
    variationAxes: face.axes,
    keepFeatures: isFirst ? face.firstFeatures : face.features,
    noLayoutClosure: isFirst,
    // What is left of a variable font's choices, and what no browser reads.
    dropTables: ['STAT', 'BASE'],
  })
  return subset(renamed(chosen, face.family), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    // Only now, since kerning varies by GDEF until the axes are fixed. Letters without marks need neither.
    ...(isFirst && { dropTables: ['GDEF', 'GSUB'] }),
  })
}
