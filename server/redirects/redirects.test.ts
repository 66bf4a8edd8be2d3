import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { Trash } from '../posts/trash.ts'
import { Redirects } from './redirects.ts'

const SITE = 'https://den.example'

describeEachDatabase('Redirects', (open) => {
  it('lead to posts wherever those move, and to other addresses', async () => {
    await using database = await open()
    const redirects = new Redirects(database, SITE)
    const posts = new TestPosts(database)
    const published = new PublishedPosts(database)
    const post = await savePost(database, { title: 'Ärger', path: '/blogs/ärger' })
    const added = await redirects.add({ path: 'https://old.example/2019/ärger/', target: '/blogs/ärger' })
    const listed = { path: '/2019/ärger', target: '/blogs/%C3%A4rger', post: { id: post.id, title: 'Ärger' } }
    expect(added).toMatchObject({ ok: true, redirect: listed })
    expect(await redirects.add({ path: '/blogs/alt', target: `${SITE}/blogs/%C3%A4rger` })).toMatchObject({ ok: true })
    await redirects.add({ path: '/shop.php', target: 'https://shop.example/?a=1' })

    const moved = await posts.update(post.id, 'any', { ...post, path: '/blogs/anger' })
    expect(moved.ok).toBe(true)
    expect(await redirects.find('/2019/%C3%A4rger')).toBe('/blogs/anger')
    expect(await redirects.find('/shop.php/')).toBe('https://shop.example/?a=1')
    expect(await published.findByOldPath('/blogs/alt')).toBe('/blogs/anger')
    expect(await redirects.change('/shop.php', { path: '/shop' })).toMatchObject({ ok: true })
    expect(await redirects.change('/shop', { path: '/shop.php' })).toMatchObject({ ok: true })
    for (const [target, leadsTo] of [
      ['/blogs/ärger', { id: post.id, title: 'Ärger' }],
      ['/blogs/none', null],
    ] as const) {
      expect(await redirects.add({ path: '/short', target })).toMatchObject({ redirect: { post: leadsTo } })
      await redirects.remove('/short')
    }
    const { redirects: all, ...page } = await redirects.page('', 1)
    expect(page).toEqual({ page: 1, pages: 1, total: 4 })
    expect(all.map(({ path, target }) => [path, target])).toEqual([
      ['/2019/ärger', '/blogs/anger'],
      ['/blogs/alt', '/blogs/anger'],
      ['/blogs/ärger', '/blogs/anger'],
      ['/shop.php', 'https://shop.example/?a=1'],
    ])
    for (const [q, total] of [
      ['shop.example', 1],
      ['/blogs/anger', 3],
      ['%', 0],
      ['\0', 0],
    ] as const)
      expect([q, (await redirects.page(q, 1)).total]).toEqual([q, total])

    await new Trash(database).put(post.id)
    expect(await redirects.find('/2019/ärger')).toBeUndefined()
    expect((await redirects.page('2019', 1)).redirects).toMatchObject([
      { target: null, post: { id: post.id, title: '' } },
    ])
    expect(await redirects.change('/2019/ärger', { path: '/x' })).toMatchObject({
      errors: { target: expect.any(String) },
    })
    expect(await redirects.change('/2019/ärger', { target: '/films' })).toMatchObject({ ok: true })
    expect(await redirects.find('/2019/ärger')).toBe('/films')
    expect(await redirects.find('/%00')).toBeUndefined()
  })

  it('are changed and taken away, wherever they are stored', async () => {
    await using database = await open()
    const redirects = new Redirects(database, SITE)
    await savePost(database, { title: 'A', path: '/blogs/a' })
    await savePost(database, { title: 'B', path: '/blogs/b' })
    await redirects.add({ path: '/blogs/old', target: '/blogs/a' })
    const [before] = (await redirects.page('', 1)).redirects
    expect(await redirects.change('/blogs/old', { target: '/blogs/b' })).toEqual({
      ok: true,
      redirect: expect.objectContaining({ target: '/blogs/b', createdAt: before!.createdAt }),
    })
    expect(await redirects.change('/blogs/old', { path: '/old', target: '/films' })).toMatchObject({ ok: true })
    expect((await redirects.page('', 1)).redirects.map(({ path }) => path)).toEqual(['/old'])
    expect(await redirects.change('/blogs/old', { target: '/x' })).toEqual({ ok: false, problem: 'missing' })
    expect([await redirects.remove('/old'), await redirects.remove('/old')]).toEqual([true, false])
    expect(await redirects.change('/\0', { target: '/x' })).toEqual({ ok: false, problem: 'missing' })
    expect([await redirects.remove('/\0'), (await redirects.page('', 1)).total]).toEqual([false, 0])
  })

  it('hide no post, are there once, and lead in no circle', async () => {
    await using database = await open()
    const redirects = new Redirects(database, SITE)
    const post = await savePost(database, { title: 'A', path: '/blogs/a' })
    const refused = async (path: string, target: string) => {
      const result = await redirects.add({ path, target })
      return !result.ok && result.problem === 'fields' ? result.errors : result
    }
    expect(await refused('/blogs/a', '/films')).toEqual({ path: 'A post is at this address: A' })
    expect(await refused('/x?y', '//elsewhere.example')).toEqual({
      path: expect.any(String),
      target: expect.any(String),
    })
    expect(await refused('/a', '/a/')).toEqual({ target: 'This would lead in a circle' })
    await redirects.add({ path: '/a', target: '/b?x=1' })
    await redirects.add({ path: '/b', target: '/c' })
    expect(await refused('/c', '/a#top')).toEqual({ target: 'This would lead in a circle' })
    expect(await refused('/a', '/d')).toEqual({ path: expect.stringContaining('already') })
    expect(await redirects.change('/b', { target: '/a' })).toMatchObject({ errors: { target: expect.any(String) } })
    await new Trash(database).put(post.id)
    expect(await refused('/blogs/a', '/films')).toEqual({ path: expect.stringContaining('trash') })
  })
})
