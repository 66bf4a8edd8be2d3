import { once } from 'node:events'
import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import sharp from 'sharp'
import { zipOf } from '../../test/support/imports/zip.ts'
import { WordedPosts } from './worded-posts.ts'

const NULS = 50_000_000
const NESTED = 1_700_000
const CSV_ROWS = 1_000_000

/** A JSON file with `count` posts, each with two embedded pictures of 150 kB. */
export async function postsWithPictures(folder: string, count: number): Promise<string> {
  const worded = new WordedPosts()
  const file = join(folder, 'posts.json')
  const output = createWriteStream(file)
  output.write('[')
  for (let index = 0; index < count; index++) {
    const { sections, ...post } = worded.make(index)
    const [articleImage, sectionImage] = [await embedded(2 * index), await embedded(2 * index + 1)]
    const document = {
      id: `doc-${index}`,
      ...post,
      articleImage,
      articleImgSrc: 'Bench',
      sections: sections.map((section, at) =>
        at === 0 ? { ...section, sectionImage, sectionImgSrc: 'Bench' } : section,
      ),
    }
    if (!output.write(`${index > 0 ? ',' : ''}${JSON.stringify(document)}`)) await once(output, 'drain')
  }
  output.end(']')
  await finished(output)
  return file
}

/** A picture of noise as a `data:` address; each seed gives another one. */
async function embedded(seed: number): Promise<string> {
  const [width, height] = [640, 400]
  const pixels = Buffer.alloc(width * height * 3)
  let state = seed * 2_654_435_761 + 1
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    pixels[at] = 90 + ((state >>> 24) & 63)
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** Files that an import refuses. */
export function hostileFiles(folder: string): { readonly name: string; readonly file: string }[] {
  const files: Readonly<Record<string, readonly [name: string, data: string | Uint8Array]>> = {
    'a ZIP bomb': ['bomb.zip', zipOf([{ name: 'a.md', data: Buffer.alloc(NULS), claims: 20 }])],
    'XML of 5 MB of nesting': ['nested.xml', '<a>'.repeat(NESTED)],
    'JSON of 5 MB of nesting': ['nested.json', '['.repeat(3 * NESTED)],
    'a CSV of a million rows': ['reviews.csv', `Date,Name,Year\n${'2020-01-01,x,1990\n'.repeat(CSV_ROWS)}`],
  }
  return Object.entries(files).map(([name, [fileName, data]]) => {
    const file = join(folder, fileName)
    writeFileSync(file, data)
    return { name, file }
  })
}
