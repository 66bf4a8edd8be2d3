import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { coverAddress } from '#domain/posts/cover.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { PostRepository } from '../posts/post-repository.ts'
import { Covers } from './covers.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'den-covers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describeEachDatabase('Covers', (open) => {
  it('draws each once, however many ask at the same time, and keeps it', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const address = coverAddress(await savePost(posts, { title: 'The Haunting' }), 'wide')
    const covers = new Covers(posts, folder)
    const all = await Promise.all(Array.from({ length: 20 }, () => covers.find(address)))
    expect(new Set(all.map((found) => String(found?.bytes))).size).toBe(1)
    const name = address.slice('/covers/'.length)
    expect(readdirSync(folder)).toEqual([name])
    expect(readFileSync(join(folder, name))).toEqual(Buffer.from(all[0]!.bytes))

    // What is kept is sent as it is.
    writeFileSync(join(folder, name), '<svg/>')
    expect(Buffer.from((await new Covers(posts, folder).find(address))!.bytes).toString()).toBe('<svg/>')
  })

  it('gives nothing that is kept for a post that shows something else by now, or is gone', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const post = await savePost(posts, { title: 'The Haunting' })
    const covers = new Covers(posts, folder)
    const before = coverAddress(post, 'square')
    expect(await covers.find(before)).toMatchObject({ type: 'image/svg+xml' })
    await posts.update(post.id, 'any', { ...post, title: 'Another' })
    expect(await covers.find(before)).toBeNull()
    const after = coverAddress({ ...post, title: 'Another' }, 'square')
    expect(await covers.find(after)).not.toBeNull()
    await posts.delete(post.id)
    expect(await covers.find(after)).toBeNull()
  })

  it('draws for readers even where it cannot keep anything', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const address = coverAddress(await savePost(posts, { title: 'The Haunting' }), 'card')
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    expect(await new Covers(posts, file).find(address)).toMatchObject({ type: 'image/jpeg' })
  })
})
