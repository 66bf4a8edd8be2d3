import { expect, it } from 'vitest'
import type { PostInput } from '#domain/posts/post.ts'
import { postContent } from '#domain/posts/post-content.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { Database } from '../../db/database.ts'
import { unsliced } from '../../db/slices.ts'
import { indexOutdatedPosts } from '../indexing/index-upkeep.ts'
import { PendingEditRepository } from '../pending-edit-repository.ts'
import { PostListRepository } from '../post-list-repository.ts'
import { toColumns } from '../post-row.ts'
import { PublishedPosts } from '../published-posts.ts'
import { SavedPosts } from '../saved-posts.ts'
import { ScoreRepository } from '../scores/score-repository.ts'
import { LabelChanges } from '../terms/label-changes.ts'
import { TagChanges } from '../terms/tag-changes.ts'
import { TermRepository } from '../terms/term-repository.ts'
import { Terms } from '../terms/terms.ts'
import { Trash } from '../trash.ts'
import { Categories } from './categories.ts'

const BY = 'a@example.org'

describeEachDatabase('Categories', (open) => {
  it('are at first those of the specification, and others that posts have', async () => {
    await using database = await open()
    const { categories, names } = on(database)
    await savePost(database, { tag: 'Reviews' })
    await savePost(database, { tag: '' })
    expect(await names()).toEqual(['Horror Review', 'Horror List', 'Horror Musings', 'General', 'Reviews'])
    expect((await categories.list()).map(({ isReview, order, posts }) => [isReview, order, posts])).toEqual([
      [true, 1, 0],
      [false, 2, 0],
      [false, 3, 0],
      [false, 4, 1],
      [true, 5, 1],
    ])
  })

  it('are refused where a name is taken, in whatever case, and get slugs of their own', async () => {
    await using database = await open()
    const { categories, names } = on(database)
    await savePost(database, { tag: 'Élan' })
    const slugOf = async (name: string) => {
      const result = await categories.create({ name })
      return result.ok ? result.category.slug : result
    }
    const taken = (name: string) => ({ problem: 'fields', errors: { name: `There is a category “${name}” already` } })
    expect(await slugOf('Elan')).toBe('elan-2')
    expect(await slugOf('Élan')).toBe('elan')
    expect(await slugOf('horror LIST')).toMatchObject(taken('Horror List'))
    expect(await slugOf('élan')).toMatchObject(taken('Élan'))
    expect(await categories.change('elan-2', { name: 'HORROR REVIEW' }, BY)).toMatchObject(taken('Horror Review'))
    expect(await categories.change('none', { name: 'X' }, BY)).toEqual({ ok: false, problem: 'missing' })
    // A described category keeps its slug although another name was there first.
    await savePost(database, { tag: 'elan' })
    await savePost(database, { tag: 'Elan' })
    expect(await new TermRepository(database).find('category', 'elan-2')).toMatchObject({ label: 'Elan' })
    await categories.change('horror-musings', { order: 1 }, BY)
    expect((await names()).slice(0, 3)).toEqual(['Horror Musings', 'Horror Review', 'Horror List'])
  })

  it('give their new name to posts in every state, whose old address leads on', async () => {
    await using database = await open()
    const { categories, terms } = on(database)
    const posts = new TestPosts(database)
    const published = await savePost(database, { tag: 'Horror List', title: 'A' })
    const edited = await savePost(database, { tag: 'Horror Review', title: 'B' })
    const draft = await saveDraft(database, { tag: 'Horror List', title: 'C' })
    const trashed = await savePost(database, { tag: 'Horror List', title: 'D' })
    await new Trash(database).put(trashed.id)
    const edits = new PendingEditRepository(database)
    const content = { ...(await contentOf(database, edited.id)), tag: 'Horror List' }
    await edits.save(edited.id, content, { revision: edited.revision, edit: 0, by: 'b@example.org' })

    const result = await categories.change('horror-list', { name: 'Rankings' }, BY)
    expect(result).toMatchObject({ ok: true, posts: 4, category: { name: 'Rankings', slug: 'rankings', order: 2 } })
    expect(await find(database, published.id)).toMatchObject({ tag: 'Rankings', revision: 2, updatedBy: BY })
    expect(await find(database, draft.id)).toMatchObject({ tag: 'Rankings' })
    expect(await find(database, edited.id)).toMatchObject({ tag: 'Horror Review', revision: 1 })
    expect((await edits.find(edited.id))?.content.tag).toBe('Rankings')
    await new Trash(database).restore(trashed.id)
    expect(await find(database, trashed.id)).toMatchObject({ tag: 'Rankings' })
    expect(await terms.pathAfter('category', 'horror-list')).toBe('/category/rankings')
    expect(await new TermRepository(database).find('category', 'rankings')).toMatchObject({ posts: 2 })

    await categories.change('rankings', { name: 'RANKINGS' }, BY)
    expect(await new TermRepository(database).find('category', 'rankings')).toMatchObject({ label: 'RANKINGS' })
    expect(await terms.pathAfter('category', 'horror-list')).toBe('/category/rankings')
    // A post of the old name has its page again, and no redirect.
    await posts.update(published.id, 'any', { ...published, tag: 'Horror List' })
    expect(await new TermRepository(database).find('category', 'horror-list')).toMatchObject({ posts: 1 })
  })

  it('are deleted without posts, and otherwise with the category that those get', async () => {
    await using database = await open()
    const { categories, names, terms } = on(database)
    const post = await savePost(database, { tag: 'Horror Review', ratings: RATINGS })
    expect(await categories.remove('horror-review', null, BY)).toEqual({ ok: false, problem: 'in-use', posts: 1 })
    for (const target of ['none', 'horror-review'])
      expect(await categories.remove('horror-review', target, BY)).toEqual({ ok: false, problem: 'no-target' })
    expect(await categories.remove('horror-review', 'horror-list', BY)).toEqual({ ok: true, posts: 1 })
    expect(await categories.remove('horror-musings', null, BY)).toEqual({ ok: true, posts: 0 })
    expect(await categories.remove('horror-musings', null, BY)).toEqual({ ok: false, problem: 'missing' })
    expect(await names()).toEqual(['Horror List'])
    expect(await find(database, post.id)).toMatchObject({ tag: 'Horror List', isReview: false, ratings: RATINGS })
    expect(await terms.pathAfter('category', 'horror-review')).toBe('/category/horror-list')
    expect((await new ScoreRepository(database).all()).rated).toHaveLength(0)
  })

  it('make reviews of their posts, and cease to, for lists and scores alike', async () => {
    await using database = await open()
    const { categories } = on(database)
    const post = await savePost(database, { tag: 'Verdicts', title: 'Alien', ratings: RATINGS })
    const state = async () => {
      const { isReview } = (await new PublishedPosts(database).find(post.id))!
      const { reviews } = (await new TermRepository(database).find('category', 'verdicts'))!
      const film = await new TermRepository(database).find('film', 'alien')
      return [isReview, reviews, film?.posts, (await new ScoreRepository(database).all()).rated.length]
    }
    expect(await state()).toEqual([undefined, 0, undefined, 0])
    await categories.change('verdicts', { isReview: true }, BY)
    expect(await state()).toEqual([true, 1, 1, 1])
    expect(await find(database, post.id)).toMatchObject({ revision: 1 })
    expect(await categories.isReview(' Verdicts ')).toBe(true)
    await categories.change('verdicts', { isReview: false, description: 'Short ones.' }, BY)
    expect(await state()).toEqual([false, 0, undefined, 0])
    expect(await categories.described('Verdicts')).toMatchObject({ description: 'Short ones.', picture: '' })
    expect(await indexOutdatedPosts(database)).toBe(0)
  })

  it('are found beyond those that are listed', async () => {
    await using database = await open()
    const { categories, names } = on(database)
    const { id } = await savePost(database, { tag: 'Zzz' })
    await savePost(database, { tag: 'Zzy', title: 'Y' })
    const drafts = Array.from({ length: 500 }, (_, index) => ({
      ...toColumns(postInput({ tag: `A ${index}` })),
      id: `p_${index}`,
      path: null,
      status: 'draft' as const,
      views: 0,
      revision: 1,
      created_at: '',
      updated_at: '',
    }))
    await database.write.insertInto('posts').values(drafts).execute()
    expect(await names()).not.toContain('Zzz')
    expect(await categories.create({ name: 'zzz' })).toMatchObject({
      errors: { name: 'There is a category “Zzz” already' },
    })
    expect(await categories.change('zzz', { name: 'ZZY' }, BY)).toMatchObject({ ok: false, problem: 'fields' })
    expect(await categories.change('zzz', { name: 'Last' }, BY)).toMatchObject({ ok: true, posts: 1 })
    expect(await categories.remove('last', 'zzy', BY)).toEqual({ ok: true, posts: 1 })
    expect(await find(database, id)).toMatchObject({ tag: 'Zzy' })
  })

  it('are those of their posts however a name is spaced or composed', async () => {
    await using database = await open()
    const { categories } = on(database)
    await categories.create({ name: 'Film Élan', isReview: true })
    for (const tag of ['Film  Élan', 'Film\tÉlan', '\u00a0Film Élan', 'Film E\u0301lan']) {
      const { id } = await savePost(database, { tag, title: tag })
      expect((await new PublishedPosts(database).find(id))?.isReview, tag).toBe(true)
    }
  })

  it('give their name also to a post that is saved meanwhile, and after a process that ended', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const saved = await savePost(database, { tag: 'Horror List', title: 'A' })
    const late = await savePost(database, { tag: 'Horror Musings', title: 'B' })
    const slices = {
      async run<T>(slice: () => Promise<T>): Promise<T> {
        if ((await find(database, late.id))?.tag === 'Horror Musings')
          await posts.update(late.id, 'any', { ...late, tag: 'Horror List' })
        return slice()
      },
    }
    await on(database, slices).categories.change('horror-list', { name: 'Rankings' }, BY)
    for (const { id } of [saved, late]) expect(await find(database, id)).toMatchObject({ tag: 'Rankings' })

    // Upkeep leaves alone what this process is at: each change counts its own posts.
    let upkeep = async () => {}
    const withUpkeep = {
      async run<T>(slice: () => Promise<T>): Promise<T> {
        await upkeep()
        return slice()
      },
    }
    const labels = new LabelChanges(database, withUpkeep)
    upkeep = () => labels.finishAll()
    const categories = new Categories(database, labels, () => database.contentVersion())
    expect(await categories.change('rankings', { name: 'Ranks' }, BY)).toMatchObject({ posts: 2 })
    upkeep = async () => {}
    await categories.change('ranks', { name: 'Rankings' }, BY)

    const failing = { run: () => Promise.reject(new Error('The process ends.')) }
    await expect(on(database, failing).categories.change('rankings', { name: 'Tops' }, BY)).rejects.toThrow()
    expect(await find(database, saved.id)).toMatchObject({ tag: 'Rankings' })
    await new LabelChanges(database).finishAll()
    expect(await find(database, saved.id)).toMatchObject({ tag: 'Tops', updatedBy: BY })
    expect(await new TermRepository(database).find('category', 'tops')).toMatchObject({ posts: 2 })
    await posts.update(saved.id, 'any', { ...saved, tag: 'Rankings' })
    await new LabelChanges(database).finishAll()
    expect(await find(database, saved.id)).toMatchObject({ tag: 'Rankings' })
  })
})

describeEachDatabase('Tags', (open) => {
  it('and categories that are renamed once more meanwhile leave no post behind', async () => {
    await using database = await open()
    const labels = { tag: 'Horror List', tags: ['Gialli'] }
    const saved = [
      await savePost(database, { title: 'A', ...labels }),
      await savePost(database, { title: 'B', ...labels }),
    ]
    const meanwhile = (change: () => Promise<unknown>) => {
      let next: (() => Promise<unknown>) | null = change
      return {
        async run<T>(slice: () => Promise<T>): Promise<T> {
          const now = next
          next = null
          await now?.()
          return slice()
        },
      }
    }
    const second = meanwhile(() => on(database).categories.change('rankings', { name: 'Tops' }, BY))
    await on(database, second).categories.change('horror-list', { name: 'Rankings' }, BY)
    const tags = (slices = unsliced) => new TagChanges(database, new LabelChanges(database, slices))
    await tags(meanwhile(() => tags().rename('yellow', 'Sulphur', BY))).rename('gialli', 'Yellow', BY)
    for (const { id } of saved) expect(await find(database, id)).toMatchObject({ tag: 'Tops', tags: ['Sulphur'] })
    await tags(meanwhile(() => tags().rename('ochre', 'Sulphur', BY))).rename('sulphur', 'Ochre', BY)
    for (const { id } of saved) expect(await find(database, id)).toMatchObject({ tags: ['Sulphur'] })
  })

  it('are renamed, and become one where another has the name, in posts of every state', async () => {
    await using database = await open()
    const { terms } = on(database)
    const tags = new TagChanges(database, new LabelChanges(database))
    const one = await savePost(database, { title: 'A', tags: ['Folk', 'Giallo'] })
    const both = await savePost(database, { title: 'B', tags: ['giallo', 'x', 'Gialli'] })
    const draft = await saveDraft(database, { title: 'C', tags: ['Gialli'] })
    expect(await tags.rename('none', 'X', BY)).toBeUndefined()
    expect(await tags.rename('gialli', 'GIALLO', BY)).toEqual({ name: 'Giallo', slug: 'giallo', posts: 2 })
    expect((await find(database, both.id))?.tags).toEqual(['giallo', 'x'])
    expect((await find(database, draft.id))?.tags).toEqual(['Giallo'])
    expect(await tags.rename('giallo-2', 'Giallo', BY)).toEqual({ name: 'Giallo', slug: 'giallo', posts: 1 })
    expect(await terms.pathAfter('tag', 'gialli')).toBe('/tag/giallo')
    expect(await tags.rename('giallo', 'Yellow', BY)).toEqual({ name: 'Yellow', slug: 'yellow', posts: 3 })
    expect((await find(database, one.id))?.tags).toEqual(['Folk', 'Yellow'])
    expect(await terms.pathAfter('tag', 'gialli')).toBe('/tag/yellow')
    expect(await terms.pathAfter('tag', 'giallo')).toBe('/tag/yellow')
    expect(await new TermRepository(database).find('tag', 'yellow')).toMatchObject({ posts: 2 })
  })
})

function on(database: Database, slices = unsliced) {
  const categories = new Categories(database, new LabelChanges(database, slices), () => database.contentVersion())
  const list = new PostListRepository(database)
  const terms = new Terms(new TermRepository(database), new PublishedPosts(database), list, async () => new Map())
  return { categories, terms, names: async () => (await categories.list()).map(({ name }) => name) }
}

function find(database: Database, id: string) {
  return new SavedPosts(database).find(id)
}

async function contentOf(database: Database, id: string) {
  return postContent((await find(database, id))!)
}

async function saveDraft(database: Database, changes: Partial<PostInput>) {
  return succeeded(await new TestPosts(database).insert(postInput(changes), { status: 'draft' })).post
}
