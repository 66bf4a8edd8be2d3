import { expect, it } from 'vitest'
import type { DraftContent } from '#domain/posts/draft-writing.ts'
import type { Post } from '#domain/posts/post.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { postInput, section } from '#test/support/posts.ts'
import { removeUnusedMedia } from '../../media/unused-media.ts'
import type { SaveOptions } from '../post-repository.ts'
import type { SavedPost } from '../post-row.ts'
import { Trash } from '../trash.ts'
import { RevisionRepository } from './revision-repository.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const ANNA = { by: 'anna@den.example' }
const BO = { by: 'bo@den.example' }
const PICTURE = '/media/0123456789abcdef0123456789abcdef.jpg'

describeEachDatabase('Revisions of a post', (open) => {
  it('are one for every ten minutes of typing', async () => {
    await using den = await opened(open)
    let draft = await den.draft({ title: 'minute 0' })
    for (let minute = 1; minute < 60; minute++) {
      den.pass(MINUTE_MS)
      draft = await den.type(draft, `minute ${minute}`)
    }
    const titles = await den.titles(draft.id)
    expect(titles).toEqual([59, 49, 39, 29, 19, 9].map((minute) => `minute ${minute}`))
    expect((await den.list(draft.id))[0]).toEqual({
      revision: 60,
      at: '2026-11-23T14:59:00.000Z',
      by: ANNA.by,
      status: 'draft',
    })
    // Ten minutes after the first save of the last interval, though hardly a minute after its last one.
    den.pass(MINUTE_MS)
    draft = await den.type(draft, 'minute 60')
    expect((await den.titles(draft.id)).slice(0, 2)).toEqual(['minute 60', 'minute 59'])
    den.pass(-30 * MINUTE_MS)
    await den.type(draft, 'by a clock that was set back')
    expect(await den.titles(draft.id)).toHaveLength(8)
  })

  it('are apart for each author, each publication, and whatever was restored', async () => {
    await using den = await opened(open)
    let draft = await den.draft({ title: 'a' })
    draft = await den.type(draft, 'b', BO)
    draft = await den.type(draft, 'c', ANNA)
    await den.revisions.endTyping(draft.id)
    draft = await den.type(draft, 'd', ANNA)
    draft = await den.type(draft, 'e', ANNA)
    expect(await den.titles(draft.id)).toEqual(['e', 'c', 'b', 'a'])
    const published = await den.posts.save(draft, postInput({ title: 'e' }), { ...ANNA, status: 'published' })
    const { id, revision } = published.ok ? published.post : draft
    expect([id, revision]).toEqual([draft.id, draft.revision + 1])
    for (const title of ['f', 'g']) await den.posts.update(id, 'any', postInput({ title }), ANNA)
    expect(await den.titles(id)).toEqual(['g', 'f', 'e', 'e', 'c', 'b', 'a'])
    expect((await den.list(id)).map(({ status }) => status).slice(2, 4)).toEqual(['published', 'draft'])
  })

  it('are apart for a draft and what is scheduled of it', async () => {
    await using den = await opened(open)
    let draft = await den.draft({ title: 'a' })
    for (const title of ['b', 'c'])
      draft = await den.type(draft, title, { ...ANNA, status: 'scheduled', publishAt: '2026-12-01T00:00:00.000Z' })
    draft = await den.type(draft, 'd', { ...ANNA, status: 'draft' })
    expect((await den.list(draft.id)).map(({ status }) => status)).toEqual(['draft', 'scheduled', 'draft'])
    expect(await den.titles(draft.id)).toEqual(['d', 'c', 'a'])
  })

  it('begin with the state before the first change, for a post that has none', async () => {
    await using den = await opened(open)
    const demo = await savePost(den.database, { title: 'as before' })
    expect(await den.titles(demo.id)).toEqual([])
    den.pass(DAY_MS)
    await den.posts.update(demo.id, 1, { ...demo, title: 'changed' }, ANNA)
    expect(await den.titles(demo.id)).toEqual(['changed', 'as before'])
    const [, before] = await den.list(demo.id)
    expect(before).toEqual({ revision: 1, at: demo.updatedAt, by: '', status: 'published' })

    const draft = await den.draft({ title: 'as before' })
    await den.database.write.deleteFrom('post_revisions').where('post_id', '=', draft.id).execute()
    await den.posts.save(draft, postInput({ title: 'out' }), { ...ANNA, status: 'published' })
    expect(await den.titles(draft.id)).toEqual(['out', 'as before'])
  })

  it('keep all that the form changes', async () => {
    await using den = await opened(open)
    await storePicture(den.database)
    const sections = [section({ sectionTitle: 'One', sectionText: 'a\u0000b', sectionImage: PICTURE })]
    const film = { title: 'The Thing', year: 1982 }
    const draft = await den.draft({
      title: 'x',
      sections,
      film,
      articleImage: PICTURE,
      tag: 'Horror List',
      featured: 1,
    })
    const {
      id: _,
      isReview,
      views,
      revision,
      createdAt,
      updatedAt,
      updatedBy,
      comments,
      status,
      trashedAt,
      announces,
      announcement: __,
      publishAt,
      publishProblem,
      savedAs,
      ...content
    } = draft
    expect((await den.revisions.find(draft.id, revision))?.content).toEqual(content)
    for (const [id, number] of [
      [draft.id, 2],
      ['p_none', 1],
      ['p_\0', 1],
    ] as const)
      expect(await den.revisions.find(id, number)).toBeUndefined()
    expect([await den.list('p_\0'), await den.revisions.count('p_\0')]).toEqual([[], 0])
  })

  it('are fifty at most, but for those that were published', async () => {
    await using den = await opened(open)
    const post = await savePost(den.database, { title: 'as before' })
    await den.posts.update(post.id, 'any', { ...post, title: 'published' }, ANNA)
    let draft = await den.draft({ title: 'draft 0' })
    for (let count = 1; count <= 60; count++) {
      den.pass(10 * MINUTE_MS)
      draft = await den.type(draft, `draft ${count}`)
    }
    const titles = await den.titles(draft.id)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([50, 'draft 60', 'draft 11'])
    const published = await den.posts.save(draft, postInput(), { ...ANNA, status: 'published' })
    for (let count = 0; count < 60; count++)
      await den.posts.update(published.ok ? draft.id : '', 'any', postInput({ title: `out ${count}` }), ANNA)
    expect(await den.titles(draft.id)).toHaveLength(50 + 61)
    expect(await den.revisions.count(draft.id)).toBe(50 + 61)
    const all = await den.list(draft.id)
    expect(await den.revisions.page(draft.id, 50, 50)).toEqual(all.slice(50, 100))
    expect(await den.titles(post.id)).toEqual(['published', 'as before'])
  })

  it('stay with a post in the trash, and are gone with it', async () => {
    await using den = await opened(open)
    const draft = await den.draft({ title: 'a' })
    const trash = new Trash(den.database)
    await trash.put(draft.id)
    expect(await den.titles(draft.id)).toEqual(['a'])
    await trash.delete(draft.id)
    const published = await den.posts.insert(postInput(), ANNA)
    const { id } = published.ok ? published.post : draft
    expect(await den.titles(id)).toHaveLength(1)
    await den.posts.delete(id)
    for (const table of ['post_revisions', 'revision_pictures'] as const)
      expect(await den.database.read.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('keep their pictures, until no revision names them', async () => {
    await using den = await opened(open)
    await storePicture(den.database)
    let draft = await den.draft({ articleImage: PICTURE })
    den.pass(20 * MINUTE_MS)
    draft = await den.type({ ...draft, articleImage: '' }, 'without it')
    const removed = async () => {
      await removeUnusedMedia(den.database, DAY_MS)
      den.pass(2 * DAY_MS)
      return removeUnusedMedia(den.database, DAY_MS)
    }
    expect(await removed()).toBe(0)
    for (let count = 1; count < 50; count++) {
      den.pass(10 * MINUTE_MS)
      draft = await den.type(draft, `draft ${count}`)
    }
    expect(await removed()).toBe(1)
  })
})

/** A database with a clock that the test moves, and one draft to type in. */
async function opened(open: Parameters<Parameters<typeof describeEachDatabase>[1]>[0]) {
  let now = Date.parse('2026-11-23T14:00:00Z')
  const database = await open({ now: () => new Date(now) })
  const drafts = new TestPosts(database)
  const revisions = new RevisionRepository(database)
  return {
    database,
    drafts,
    revisions,
    posts: new TestPosts(database),
    pass(milliseconds: number) {
      now += milliseconds
    },
    async draft(content: Partial<DraftContent>): Promise<SavedPost> {
      return saved(await drafts.insert({ ...postInput(), announces: false, ...content }, { ...ANNA, status: 'draft' }))
    },
    async type(draft: SavedPost, title: string, options: SaveOptions = ANNA): Promise<SavedPost> {
      return saved(await drafts.update(draft.id, draft.revision, { ...draft, title }, options))
    },
    list: (id: string) => revisions.page(id, 0, 999),
    async titles(id: string): Promise<(string | undefined)[]> {
      const found = []
      for (const { revision } of await revisions.page(id, 0, 999))
        found.push((await revisions.find(id, revision))?.content.title)
      return found
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

function saved<P extends Post>(result: { ok: true; post: P } | { ok: false; problem: string }): P {
  if (!result.ok) throw new Error(result.problem)
  return result.post
}

async function storePicture({ write }: TestDatabase): Promise<void> {
  const facts = { type: 'image/jpeg', width: 1, height: 1, byte_length: 3, placeholder: null }
  await write
    .insertInto('media')
    .values({ hash: PICTURE.slice(7, 39), ...facts, created_at: '2026-10-31T00:00:00.000Z' })
    .execute()
}
