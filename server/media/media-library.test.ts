import { beforeEach, expect, it } from 'vitest'
import { LISTED_PICTURES, LISTED_USES } from '#domain/pictures/listed-picture.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { postInput } from '#test/support/posts.ts'
import type { Query } from '../db/database.ts'
import { PostRepository } from '../posts/post-repository.ts'
import { MediaLibrary } from './media-library.ts'
import { MediaRepository } from './media-repository.ts'
import { removeUnusedMedia } from './unused-media.ts'

const DAY_MS = 24 * 3_600_000
const START = Date.parse('2026-11-01T12:00:00Z')

let now = START
beforeEach(() => {
  now = START
})

describeEachDatabase('MediaLibrary', (open) => {
  it('lists pictures, newest first and page by page, and no sources', async () => {
    await using database = await open({ now: () => new Date(now) })
    expect(await new MediaLibrary(database).page(1)).toEqual({ pictures: [], page: 1, pages: 1, total: 0 })
    for (let number = 0; number < LISTED_PICTURES + 2; number++) {
      now += 1000
      await put(database, number, number === 3 ? 900 : undefined)
    }
    const library = new MediaLibrary(database)
    const [first, second] = [await library.page(1), await library.page(2)]
    expect([first.pages, first.total, first.pictures.length]).toEqual([2, LISTED_PICTURES + 2, LISTED_PICTURES])
    expect([...first.pictures, ...second.pictures].map(({ src }) => src)).toEqual(
      Array.from({ length: LISTED_PICTURES + 2 }, (_, index) => addressOf(LISTED_PICTURES + 1 - index)),
    )
    expect((await library.page(999_999)).page).toBe(2)
    await put(database, 900)
    expect((await library.page(1)).total).toBe(LISTED_PICTURES + 3)
  })

  it('names the posts that use a picture, a few of many', async () => {
    await using database = await open()
    for (const number of [1, 2, 3]) await put(database, number)
    const posts = new PostRepository(database)
    const section = { sectionTitle: '', sectionText: `![x](${addressOf(2)})`, sectionImage: '', sectionImgSrc: '' }
    await posts.insert(
      postInput({ title: 'One', articleImage: addressOf(1), sections: [{ ...section, sectionImageAlt: '' }] }),
    )
    for (let count = 0; count <= LISTED_USES; count++) await savePost(database, { articleImage: addressOf(3) })

    const { pictures } = await new MediaLibrary(database).page(1)
    const of = (number: number) => pictures.find(({ src }) => src === addressOf(number))
    for (const number of [1, 2])
      expect(of(number)).toMatchObject({ uses: [{ title: 'One', status: 'published' }], hasMoreUses: false })
    expect([of(3)?.uses.length, of(3)?.hasMoreUses]).toEqual([LISTED_USES, true])
  })

  it('finds pictures by description, file name and titles of posts, of which authors know their own and published ones', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    for (const number of [1, 2, 3]) await put(database, number)
    const library = new MediaLibrary(database)
    await library.change(addressOf(1), { description: 'A door in a Föhn, half open' })
    await savePost(database, { title: 'The Lighthouse', articleImage: addressOf(2) })
    const options = { status: 'draft', authorId: 'a_mara' } as const
    await posts.insert(postInput({ title: 'Secret Plans', path: '', articleImage: addressOf(3) }), options)
    const found = async (q: string, authorId?: string) =>
      (await library.page(1, { q, authorId })).pictures.map(({ src }) => src)
    expect(await found('FOHN door')).toEqual([addressOf(1)])
    expect(await found('lighthouse')).toEqual([addressOf(2)])
    expect(await found(addressOf(2).slice(7, 39))).toEqual([addressOf(2)])
    expect(await found('secret')).toEqual([addressOf(3)])
    expect(await found('secret', 'a_mara')).toEqual([addressOf(3)])
    expect(await found('secret', 'a_other')).toEqual([])
    expect(await found('lighthouse', 'a_other')).toEqual([addressOf(2)])
    expect(await library.page(7, { q: 'door lighthouse' })).toEqual({ pictures: [], page: 1, pages: 1, total: 0 })
  })

  it('asks as many questions for a page of pictures as for one picture', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    const posts = new PostRepository(database)
    const count = async () => {
      queries.length = 0
      await new MediaLibrary(database).page(1)
      return queries.length
    }
    const counts: number[] = []
    for (let number = 0; number < 12; number++) {
      await put(database, number)
      if (number % 2) await posts.insert(postInput({ articleImage: addressOf(number) }))
      if (number > 1) counts.push(await count())
    }
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeLessThanOrEqual(8)
  })

  it('says from when a picture without a use is removed', async () => {
    await using database = await open({ now: () => new Date(now) })
    await put(database, 1)
    const only = async () => (await new MediaLibrary(database).page(1)).pictures[0]
    expect(await only()).toMatchObject({ uses: [], earlierUse: null, removedFrom: null })
    await removeUnusedMedia(database, DAY_MS)
    expect(await only()).toMatchObject({ removedFrom: new Date(START + DAY_MS).toISOString() })
    now += DAY_MS
    await removeUnusedMedia(database, DAY_MS)
    expect(await only()).toBeUndefined()
  })

  it('changes what is named of a picture, and with it every page', async () => {
    await using database = await open()
    await put(database, 1)
    const library = new MediaLibrary(database)
    const before = await database.contentVersion()
    const described = await library.change(addressOf(1), { description: ' A lamp\0 in fog ' })
    expect(described).toMatchObject({ src: addressOf(1), description: 'A lamp in fog', uses: [] })
    expect(described).not.toHaveProperty('focalPoint')
    const pointed = await library.change(addressOf(1), { focalPoint: { x: 0, y: 100 } })
    expect(pointed).toMatchObject({ description: 'A lamp in fog', focalPoint: { x: 0, y: 100 } })
    expect(await database.contentVersion()).toBe(before + 2)

    expect(await library.change(addressOf(1), {})).toEqual(pointed)
    expect(await database.contentVersion()).toBe(before + 2)
    const cleared = await library.change(addressOf(1), { description: '', focalPoint: null })
    expect([cleared?.description, cleared?.focalPoint]).toEqual([undefined, undefined])
  })

  it('knows no picture under another type, and none that is only a source', async () => {
    await using database = await open()
    await put(database, 1, 2)
    const before = await database.contentVersion()
    for (const address of [addressOf(1).replace('jpg', 'png'), addressOf(2), addressOf(3), '/media/x', ''])
      expect([address, await new MediaLibrary(database).change(address, { description: 'x' })]).toEqual([address, null])
    expect(await database.contentVersion()).toBe(before)
  })
})

function put(database: TestDatabase, number: number, source?: number): Promise<void> {
  const medium = (of: number) => ({
    hash: hashOf(of),
    type: 'image/jpeg',
    width: 1200,
    height: 800,
    placeholder: null,
    bytes: new Uint8Array(10),
  })
  return new MediaRepository(database).put(medium(number), source === undefined ? undefined : medium(source))
}

function hashOf(number: number): string {
  return String(number).padStart(32, '0')
}

function addressOf(number: number): string {
  return `/media/${hashOf(number)}.jpg`
}
