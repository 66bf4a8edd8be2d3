import type { PostDraft } from '../domain/posts/post.ts'
import { openDatabase } from '../server/db/database.ts'
import { migrateToLatest } from '../server/db/migrator.ts'
import { PostRepository } from '../server/posts/post-repository.ts'

/** Makes a database in `dataDir` with so many reviews of four sections each, at `/blogs/Post-0` and so on. */
export async function makeArchive(dataDir: string, posts: number): Promise<void> {
  await using database = await openDatabase({ dataDir })
  await migrateToLatest(database)
  await database.transaction(async (trx) => {
    const repository = new PostRepository(trx)
    for (let index = 0; index < posts; index++) await repository.insert(draft(index))
  })
}

function draft(index: number): PostDraft {
  const day = new Date(Date.UTC(2000, 0, 1) + index * 86_400_000).toISOString().slice(0, 10)
  const section = { sectionImage: '', sectionImgSrc: '', sectionImageAlt: '', sectionTitle: 'A part' }
  return {
    title: `Post ${index}`,
    tagline: 'A line that says what it is about.',
    description: 'Three sentences that say more. They stand on the large card. They are read by few.',
    author: 'Bench',
    date: day,
    tag: 'Horror Review',
    featured: index % 9 === 0 ? 1 : 0,
    path: `/blogs/Post-${index}`,
    film: null,
    articleImage: '',
    articleImgSrc: '',
    articleImageAlt: '',
    sections: Array.from({ length: 4 }, () => ({ ...section, sectionText: 'Some words about a film. '.repeat(40) })),
    ratings: { terror: 7, suspense: 8, originality: 6, cinematography: 9, acting: 7, soundtrack: 8, overall: 8 },
    comments: [],
  }
}
