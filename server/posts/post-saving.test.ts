import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { postInput } from '#test/support/posts.ts'
import { openDatabase } from '../db/database.ts'
import { PostListRepository } from './post-list-repository.ts'
import { PublishedPosts } from './published-posts.ts'

describeEachDatabase('PostRepository saving', (open) => {
  it('gives a new post its id, revision and instants', async () => {
    await using database = await open({ now: () => new Date('2024-10-31T12:00:00.007Z') })
    const posts = new PublishedPosts(database)
    const draft = postInput({
      featured: 1,
      articleImage: '/media/x.jpeg',
      articleImgSrc: 'me',
      articleImageAlt: 'a dog',
    })
    const post = await savePost(database, draft)
    expect(post).toEqual({
      ...draft,
      isReview: true,
      id: expect.stringMatching(/^p_[a-z2-7]{20}$/),
      views: 0,
      revision: 1,
      createdAt: '2024-10-31T12:00:00.007Z',
      updatedAt: '2024-10-31T12:00:00.007Z',
      updatedBy: '',
    })
    expect(await posts.find(post.id)).toEqual(post)
  })

  it('replaces everything a writer decides, and raises the revision', async () => {
    let now = new Date('2024-01-01T00:00:00Z')
    await using database = await open({ now: () => now })
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    const before = await savePost(database)
    now = new Date('2024-01-02T00:00:00Z')
    const draft = postInput({ title: 'New', featured: 1, date: '2020-02-29', film: { year: 1982 }, ratings, tag: '' })
    const result = await posts.update(before.id, 1, draft)
    expect(result).toMatchObject({
      ok: true,
      post: {
        ...draft,
        id: before.id,
        views: 0,
        revision: 2,
        createdAt: before.createdAt,
        updatedAt: now.toISOString(),
        updatedBy: '',
      },
    })
    expect(await published.newest(5)).toMatchObject([{ title: 'New', revision: 2 }])
    const list = new PostListRepository(database)
    expect(await list.search({ q: 'new' })).toEqual([{ id: before.id, featured: true }])
    expect(await list.search({ q: '"the thing"' })).toEqual([])
  })

  it('refuses to save over a revision that the writer has not seen', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const { id } = await savePost(database)
    const draft = postInput()
    const results = await Promise.all(Array.from({ length: 8 }, () => posts.update(id, 1, draft)))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.problem === 'conflict')).toHaveLength(7)
    expect(await posts.update(id, 'any', draft)).toMatchObject({ ok: true, post: { revision: 3 } })
    expect(await posts.update('p_gone', 'any', draft)).toEqual({ ok: false, problem: 'missing' })
    expect(await posts.update('p_\0', 'any', draft)).toEqual({ ok: false, problem: 'missing' })
  })

  it('gives a path to one post only', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const [first, second] = [await savePost(database), await savePost(database)]
    expect(await posts.insert(postInput({ path: first.path }))).toEqual({ ok: false, problem: 'path-taken' })
    expect(await posts.update(second.id, 'any', postInput({ path: first.path }))).toEqual({
      ok: false,
      problem: 'path-taken',
    })
    expect(await posts.isPathTaken(first.path)).toBe(true)
    expect(await posts.isPathTaken(first.path, first.id)).toBe(false)
    expect(await posts.isPathTaken(first.path.toUpperCase())).toBe(false)
    expect(await posts.isPathTaken(`${first.path}\0`)).toBe(false)
  })

  it('keeps a path that was left leading to its post', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    const { id } = await savePost(database, { path: '/blogs/one' })
    await posts.update(id, 1, postInput({ path: '/blogs/two' }))
    await posts.update(id, 2, postInput({ path: '/blogs/three' }))
    expect(await published.findByOldPath('/blogs/one')).toBe('/blogs/three')
    expect(await published.findByOldPath('/blogs/two')).toBe('/blogs/three')
    expect(await published.findByOldPath('/blogs/three')).toBeUndefined()
    expect(await published.findByOldPath('/blogs/\0')).toBeUndefined()

    expect(await posts.isPathTaken('/blogs/one')).toBe(true)
    expect(await posts.insert(postInput({ path: '/blogs/one' }))).toEqual({ ok: false, problem: 'path-taken' })

    await posts.update(id, 3, postInput({ path: '/blogs/one' }))
    expect(await published.findByOldPath('/blogs/one')).toBeUndefined()
    expect(await published.findByOldPath('/blogs/three')).toBe('/blogs/one')
  })

  it('frees the paths of a deleted post', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    const { id } = await savePost(database, { path: '/blogs/one' })
    await posts.update(id, 1, postInput({ path: '/blogs/two' }))
    expect(await posts.delete(id)).toBe(true)
    expect(await posts.delete(id)).toBe(false)
    expect(await posts.delete('p_\0')).toBe(false)
    expect(await published.findByOldPath('/blogs/one')).toBeUndefined()
    for (const path of ['/blogs/one', '/blogs/two']) await savePost(database, { path })
  })

  it('raises the content version with what was changed, and with nothing else', async () => {
    await using database = await open()
    await using other = await openDatabase(database.config)
    const posts = new TestPosts(database)
    const versions = [await other.contentVersion()]
    const { id } = await savePost(database, { path: '/blogs/one' })
    versions.push(await other.contentVersion())
    await posts.update(id, 1, postInput())
    versions.push(await other.contentVersion())
    await posts.delete(id)
    versions.push(await other.contentVersion())
    expect(versions).toEqual([1, 2, 3, 4])

    await savePost(database, { path: '/blogs/one' })
    await posts.insert(postInput({ path: '/blogs/one' }))
    await posts.update(id, 1, postInput())
    await posts.delete(id)
    expect(await other.contentVersion()).toBe(5)
  })

  it('takes thirty new posts at once from two instances', async () => {
    await using database = await open()
    await using other = await openDatabase(database.config)
    const instances = [new TestPosts(database), new TestPosts(other)]
    // Ten titles, three posts each: one of each three gets the path.
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        instances[index % 2]!.insert(postInput({ path: `/blogs/${index % 10}` })),
      ),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(10)
    expect(results.filter((result) => !result.ok && result.problem === 'path-taken')).toHaveLength(20)

    const posts = await Promise.all(Array.from({ length: 30 }, (_, index) => savePost([database, other][index % 2]!)))
    expect(new Set(posts.map((post) => post.id)).size).toBe(30)
    expect(await new PublishedPosts(database).counts()).toMatchObject({ featured: 0, regular: 40 })
  })

  it('joins the transaction it is given', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    const doomed = database.transaction(async (transaction) => {
      const inside = new TestPosts(transaction)
      const published = new PublishedPosts(transaction)
      const { id } = await savePost(transaction, { path: '/blogs/doomed' })
      await inside.update(id, 1, postInput())
      expect(await published.find(id)).toMatchObject({ revision: 2 })
      throw new Error('changed my mind')
    })
    await expect(doomed).rejects.toThrow('changed my mind')
    expect(await published.counts()).toMatchObject({ featured: 0, regular: 0 })
    expect(await posts.isPathTaken('/blogs/doomed')).toBe(false)
    expect(await database.contentVersion()).toBe(1)
  })
})

const ratings = { terror: 1, suspense: 2, originality: 3, cinematography: 4, acting: 5, soundtrack: 6, overall: 10 }
