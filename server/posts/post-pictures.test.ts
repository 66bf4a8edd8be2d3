import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { postInput, section } from '#test/support/posts.ts'
import { MediaRepository } from '../media/media-repository.ts'
import { PublishedPosts } from './published-posts.ts'

const [kept, other, gone] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
const REQUIRED = { requirePictures: true }

describeEachDatabase('The pictures of a post', (open) => {
  it('are known to the database, each once', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
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
    const posts = new TestPosts(database)
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
    const posts = new TestPosts(database)
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
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    const version = await database.contentVersion()
    const missing = (address: string) => ({ ok: false, problem: 'picture-missing', address })
    for (const address of [`/media/${gone}.jpg`, `/media/${kept}.png`]) {
      expect(await posts.insert(postInput({ articleImage: address }), REQUIRED)).toEqual(missing(address))
      const sections = [section({ sectionImage: `/media/${kept}.jpg` }), section({ sectionImage: address })]
      expect(await posts.insert(postInput({ sections }), REQUIRED)).toEqual(missing(address))
    }
    expect(await published.counts()).toMatchObject({ featured: 0, regular: 0 })
    expect(await database.contentVersion()).toBe(version)

    for (const address of ['', `/media/${kept}.jpg`, 'https://x.example/y.jpg'])
      expect(await posts.insert(postInput({ articleImage: address }), REQUIRED)).toMatchObject({ ok: true })
    expect(await posts.insert(postInput({ articleImage: `/media/${gone}.jpg` }))).toMatchObject({ ok: true })
  })

  it('may stay missing where they were before', async () => {
    await using database = await open()
    await keep(database, kept!)
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
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
    expect(await published.find(id)).toMatchObject({ revision: 2 })
  })
})

async function uses(database: TestDatabase): Promise<string[]> {
  const rows = await database.read.selectFrom('media_use').select('hash').orderBy('hash').execute()
  return rows.map(({ hash }) => hash)
}

function keep(database: TestDatabase, hash: string): Promise<void> {
  const facts = { type: 'image/jpeg', width: 3, height: 2, placeholder: null }
  return new MediaRepository(database).put({ ...facts, hash, bytes: Buffer.from(hash) })
}
