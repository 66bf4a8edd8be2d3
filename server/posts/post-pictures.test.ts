import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { postInput, section } from '#test/support/posts.ts'
import { migrations } from '../db/migrations/index.ts'
import { migrateToLatest } from '../db/migrator.ts'
import { MediaRepository } from '../media/media-repository.ts'
import { PostRepository } from './post-repository.ts'

const [kept, other, gone] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
const REQUIRED = { requirePictures: true }

describeEachDatabase('The pictures of a post', (open) => {
  it('are known to the database, each once', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const sections = [
      `/media/${kept}.jpg`,
      `/media/${other}.webp`,
      '',
      'https://x.example/y.jpg',
      '/media/x.jpg',
      `/media/${kept}.gif`,
    ].map((sectionImage) => section({ sectionImage }))
    const inserted = await posts.insert(postInput({ articleImage: `/media/${kept}.jpg`, sections }))
    expect(await uses(database)).toEqual([kept, other])
    const { id } = inserted.ok ? inserted.post : { id: '' }
    await posts.update(id, 'any', postInput({ articleImage: `/media/${gone}.avif` }))
    expect(await uses(database)).toEqual([gone])
    await posts.update(id, 'any', postInput())
    expect(await uses(database)).toEqual([])
    await posts.update(id, 'any', postInput({ articleImage: `/media/${kept}.jpg` }))
    await posts.delete(id)
    expect(await uses(database)).toEqual([])
  })

  it('are also those within texts', async () => {
    await using database = await open()
    await keep(database, kept!)
    const posts = new PostRepository(database)
    const showing = (hash: string) => section({ sectionText: `It.\n\n![a](/media/${hash}.jpg)\n\nRuns.` })
    expect(await posts.insert(postInput({ sections: [showing(kept!), showing(gone!)] }), REQUIRED)).toEqual({
      ok: false,
      problem: 'picture-missing',
      address: `/media/${gone}.jpg`,
    })
    const inserted = await posts.insert(postInput({ sections: [showing(kept!)] }), REQUIRED)
    expect(await uses(database)).toEqual([kept])
    const { id } = inserted.ok ? inserted.post : { id: '' }
    await posts.update(id, 'any', postInput({ sections: [section({ sectionText: `![a] (/media/${kept}.jpg)` })] }))
    expect(await uses(database)).toEqual([])
  })

  it('are as they were when saving fails', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const draft = postInput({ articleImage: `/media/${kept}.jpg` })
    const inserted = await posts.insert(draft)
    const { id, revision } = inserted.ok ? inserted.post : { id: '', revision: 0 }
    const changed = { ...draft, articleImage: `/media/${other}.jpg` }
    await posts.insert(changed)
    await posts.update(id, revision + 1, changed)
    expect(await uses(database)).toEqual([kept])
  })

  it('may be missing, unless whoever saves requires them', async () => {
    await using database = await open()
    await keep(database, kept!)
    const posts = new PostRepository(database)
    const version = await database.contentVersion()
    const missing = (address: string) => ({ ok: false, problem: 'picture-missing', address })
    for (const address of [`/media/${gone}.jpg`, `/media/${kept}.png`]) {
      expect(await posts.insert(postInput({ articleImage: address }), REQUIRED)).toEqual(missing(address))
      const sections = [section({ sectionImage: `/media/${kept}.jpg` }), section({ sectionImage: address })]
      expect(await posts.insert(postInput({ sections }), REQUIRED)).toEqual(missing(address))
    }
    expect(await posts.counts()).toEqual({ featured: 0, regular: 0 })
    expect(await database.contentVersion()).toBe(version)

    for (const address of ['', `/media/${kept}.jpg`, 'https://x.example/y.jpg'])
      expect(await posts.insert(postInput({ articleImage: address }), REQUIRED)).toMatchObject({ ok: true })
    expect(await posts.insert(postInput({ articleImage: `/media/${gone}.jpg` }))).toMatchObject({ ok: true })
  })

  it('may stay missing where they were before', async () => {
    await using database = await open()
    await keep(database, kept!)
    const posts = new PostRepository(database)
    const draft = postInput({ articleImage: `/media/${gone}.jpg` })
    const inserted = await posts.insert(draft)
    const { id } = inserted.ok ? inserted.post : { id: '' }
    const moved = {
      ...draft,
      articleImage: `/media/${kept}.jpg`,
      sections: [section({ sectionImage: `/media/${gone}.jpg` })],
    }
    expect(await posts.update(id, 'any', moved, REQUIRED)).toMatchObject({ ok: true })
    const address = `/media/${other}.jpg`
    const changed = { ...moved, sections: [...moved.sections, section({ sectionImage: address })] }
    expect(await posts.update(id, 'any', changed, REQUIRED)).toEqual({ ok: false, problem: 'picture-missing', address })
    expect(await posts.findById(id)).toMatchObject({ revision: 2 })
  })

  it('become known when a database of before is brought up to date', async () => {
    await using database = await open({ empty: true })
    await migrateToLatest(database, { '001-init': migrations['001-init']! })
    for (let count = 1; count <= 120; count++)
      await insertAsBefore(database, count, {
        article_image: count === 120 ? `/media/${kept}.jpg` : '',
        sections: JSON.stringify([
          section({ sectionImage: `/media/${String(count).padStart(32, '0')}.png` }),
          section(),
          null,
          7,
        ]),
      })
    await insertAsBefore(database, 121, { article_image: `/media/${kept}.jpg`, sections: '[]' })
    await migrateToLatest(database)
    const found = await uses(database)
    expect(found).toHaveLength(122)
    expect(found.filter((hash) => hash === kept)).toHaveLength(2)
    expect(found[118]).toBe('119'.padStart(32, '0'))
  })
})

/** Columns that migration 001 created and later ones dropped. */
const DROPPED_COLUMNS = { search_text: '' }

async function insertAsBefore(
  database: TestDatabase,
  count: number,
  { article_image, sections }: { article_image: string; sections: string },
): Promise<void> {
  const texts = { tag: '', title: '', tagline: '', description: '', author: '', comments: '[]', ...DROPPED_COLUMNS }
  const image = { article_image, article_img_src: '', article_image_alt: '' }
  const numbers = { created_seq: count, featured: 0, views: 0, revision: 1 }
  const instants = { date: '2024-10-31', created_at: '', updated_at: '' }
  await database.write
    .insertInto('posts')
    .values({ ...texts, ...image, ...numbers, ...instants, id: `p_${count}`, path: `/blogs/${count}`, sections })
    .execute()
}

async function uses(database: TestDatabase): Promise<string[]> {
  const rows = await database.read.selectFrom('media_use').select('hash').orderBy('hash').execute()
  return rows.map(({ hash }) => hash)
}

function keep(database: TestDatabase, hash: string): Promise<void> {
  const facts = { type: 'image/jpeg', width: 3, height: 2, placeholder: null }
  return new MediaRepository(database).put({ ...facts, hash, bytes: Buffer.from(hash) })
}
