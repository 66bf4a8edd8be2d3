import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { beforeEach, expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { DEFAULT_DRAWN } from '#domain/look/drawn-look.ts'
import { cardAddress, type Picture } from '#domain/pictures/picture.ts'
import { coverAddress } from '#domain/posts/cover.ts'
import { latestShareCardAddress, shareCardAddress } from '#domain/posts/share-card.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { canvas } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { type CoverSources, Covers } from './covers.ts'

const DEN = { blogName: 'Den', drawn: DEFAULT_DRAWN, locale: ENGLISH }
let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

describeEachDatabase('Covers', (open) => {
  it('draws each once, however many ask at the same time, and keeps it', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const address = coverAddress(await savePost(database, { title: 'The Haunting' }), 'wide')
    const covers = new Covers(sourcesOf(posts), folder)
    const all = await Promise.all(Array.from({ length: 20 }, () => covers.find(address)))
    expect(new Set(all.map((found) => String(found?.bytes))).size).toBe(1)
    const name = address.slice('/covers/'.length)
    expect(readdirSync(folder)).toEqual([name])
    expect(readFileSync(join(folder, name))).toEqual(Buffer.from(all[0]!.bytes))

    // A stored file is sent unchanged.
    writeFileSync(join(folder, name), '<svg/>')
    expect(Buffer.from((await new Covers(sourcesOf(posts), folder).find(address))!.bytes).toString()).toBe('<svg/>')
  })

  it('gives nothing that is kept for a post that shows something else by now, or is gone', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const post = await savePost(database, { title: 'The Haunting' })
    const covers = new Covers(sourcesOf(new PublishedPosts(database)), folder)
    const before = coverAddress(post, 'square')
    expect(await covers.find(before)).toMatchObject({ type: 'image/svg+xml; charset=utf-8' })
    await posts.update(post.id, 'any', { ...post, title: 'Another' })
    expect(await covers.find(before)).toBeNull()
    const after = coverAddress({ ...post, title: 'Another' }, 'square')
    expect(await covers.find(after)).not.toBeNull()
    await posts.delete(post.id)
    expect(await covers.find(after)).toBeNull()
  })

  it('draws for readers even where it cannot keep anything', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const address = shareCardAddress(await savePost(database, { title: 'The Haunting' }), DEN, undefined)
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    expect(await new Covers(sourcesOf(posts), file).find(address)).toMatchObject({ type: 'image/jpeg' })
  })
  it('gives a card for the current state of post, picture and blog, and leads there from any other', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const post = await savePost(database, { title: 'The Haunting', articleImage: PICTURE.src })
    const pictured = sourcesOf(posts, PICTURE)
    const covers = new Covers(pictured, folder)
    const address = shareCardAddress(post, DEN, PICTURE)
    expect(await covers.find(address)).toMatchObject({ type: 'image/jpeg' })

    const outdated = [
      shareCardAddress(post, DEN, undefined),
      shareCardAddress(post, { ...DEN, blogName: 'Another' }, PICTURE),
      shareCardAddress({ ...post, title: 'Another' }, DEN, PICTURE),
      latestShareCardAddress(post.id),
    ]
    for (const other of outdated) {
      expect(await covers.find(other)).toBeNull()
      expect(await covers.currentAddress(other)).toBe(address)
    }
    expect(await covers.currentAddress(coverAddress(post, 'wide', { ...DEFAULT_DRAWN, tint: '#00ff00' }))).toBe(
      coverAddress(post, 'wide'),
    )
    expect(await covers.currentAddress(latestShareCardAddress('p_none'))).toBeNull()
    // Outdated addresses redirect before anything is drawn.
    expect(readdirSync(folder)).toEqual([address.slice('/covers/'.length)])
  })

  it('waits for the background outside of its turn, and keeps no card without it', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const post = await savePost(database, { title: 'The Haunting', articleImage: PICTURE.src })
    const oneAtATime = pLimit(1)
    let background: Uint8Array | null = null
    const asked: string[] = []
    const sources: CoverSources = {
      ...sourcesOf(posts, PICTURE),
      cutPicture: (address) => {
        asked.push(address)
        return oneAtATime(async () => background)
      },
    }
    const covers = new Covers(sources, folder, oneAtATime)
    const address = shareCardAddress(post, DEN, PICTURE)
    expect(await covers.find(address)).toBeNull()
    expect(readdirSync(folder)).toEqual([])
    background = await canvas(1200, 630).jpeg().toBuffer()
    expect(await covers.find(address)).toMatchObject({ type: 'image/jpeg' })
    expect(asked).toEqual(Array.from({ length: 2 }, () => cardAddress(PICTURE.src, PICTURE.focalPoint)))
  })
})

const PICTURE: Picture = {
  src: '/media/0123456789abcdef0123456789abcdef.jpg',
  width: 1600,
  height: 900,
  file: { width: 1600, height: 900, byteLength: 1 },
  colors: [],
  focalPoint: { x: 20, y: 30 },
}

function sourcesOf(posts: PublishedPosts, picture?: Picture): CoverSources {
  return {
    post: (id) => posts.find(id),
    blog: async () => DEN,
    pictures: async () => new Map(picture && [[picture.src, picture]]),
    cutPicture: async () => canvas(1200, 630).jpeg().toBuffer(),
  }
}
