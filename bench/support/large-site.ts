import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Connection, type DatabaseConfig, openDatabase } from '../../server/db/database.ts'
import { migrateToLatest } from '../../server/db/migrator.ts'
import { MediaRepository } from '../../server/media/media-repository.ts'
import { recordCurrentIndex } from '../../server/posts/indexing/index-state.ts'
import { PostRepository } from '../../server/posts/post-repository.ts'
import { addSubscribers } from '../../test/support/mail/mail.ts'
import { WordedPosts } from './worded-posts.ts'

export interface SiteSize {
  readonly posts: number
  readonly pictures: number
  readonly subscribers: number
}

/** The size of a blog after ten years; its backup has about 310 MB. */
export const LARGE: SiteSize = { posts: 500, pictures: 800, subscribers: 5_000 }

const PICTURE = { type: 'image/jpeg', width: 700, height: 525, placeholder: '3a3a3a'.repeat(6) }

/** Fills an empty database with a blog of that size. @returns the addresses of its pictures */
export async function makeLargeSite(config: DatabaseConfig, size: SiteSize): Promise<string[]> {
  await using database = await openDatabase(config)
  await migrateToLatest(database)
  await recordCurrentIndex(database)
  const pictures = await storePictures(database, size.pictures)
  const repository = new PostRepository(database)
  const worded = new WordedPosts()
  for (let index = 0; index < size.posts; index++) {
    const { sections, ...post } = worded.make(index)
    const ofPost = pictures.filter((_, at) => at % size.posts === index)
    const [articleImage = '', ...others] = ofPost
    const result = await repository.insert({
      ...post,
      articleImage,
      articleImgSrc: articleImage && 'Bench',
      sections: sections.map((section, at) => ({
        ...section,
        sectionImage: others[at] ?? '',
        sectionImgSrc: others[at] ? 'Bench' : '',
      })),
    })
    if (!result.ok) throw new Error(result.problem)
  }
  await addSubscribers(database, size.subscribers)
  return pictures
}

/** JPEGs of noise, about 375 kB each, which cannot be compressed further. */
async function storePictures(database: Connection, count: number): Promise<string[]> {
  const media = new MediaRepository(database)
  const noise = await sharp({
    create: {
      width: PICTURE.width,
      height: PICTURE.height,
      channels: 3,
      background: '#444',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  const addresses: string[] = []
  for (let index = 0; index < count; index++) {
    const bytes = withComment(noise, `picture ${index}`)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    await media.put({ ...PICTURE, hash, bytes })
    addresses.push(`/media/${hash}.jpg`)
  }
  return addresses
}

/** The same JPEG with a comment after its first marker, so that its hash differs. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)])
}
