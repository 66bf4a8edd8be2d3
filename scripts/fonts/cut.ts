import type { Face, Part } from './faces.ts'
import { renamed } from './names.ts'
import { subset, text } from './subset.ts'

export async function cut(face: Face, source: Buffer, { suffix, letters }: Part): Promise<Buffer> {
  const isFirst = suffix === ''
  const chosen = await subset(source, text(letters), {
    targetFormat: 'sfnt',
    variationAxes: face.axes,
    keepFeatures: isFirst ? face.firstFeatures : face.features,
    noLayoutClosure: isFirst,
    // Tables that are useless once the axes are fixed, or that no browser reads.
    dropTables: ['STAT', 'BASE'],
  })
  return subset(renamed(chosen, face.family), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    // In the second pass, since kerning depends on GDEF until the axes are fixed. Letters without combining marks need neither table.
    ...(isFirst && { dropTables: ['GDEF', 'GSUB'] }),
  })
}
