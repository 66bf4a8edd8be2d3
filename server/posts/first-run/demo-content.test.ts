import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { demoPosts } from '#content/demo/posts.ts'
import { demoGreetings, demoVoice } from '#content/demo/voice.ts'
import { greetings } from '#content/texts/en/greetings.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import { allSettings } from '#domain/settings/settings-writing.ts'
import { openTestApp } from '#test/support/app.ts'
import {
  describeEachDatabase,
  describeServer,
  openTestPostgres,
  type TestDatabase,
} from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { MediaLibrary } from '../../media/media-library.ts'
import { MediaRepository } from '../../media/media-repository.ts'
import { MediaStore } from '../../media/media-store.ts'
import { removeUnusedOf } from '../../media/unused-media.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { PendingEditRepository } from '../pending-edit-repository.ts'
import { hashesAt } from '../post-pictures.ts'
import { PublishedPosts } from '../published-posts.ts'
import { SavedPosts } from '../saved-posts.ts'
import { TermRepository } from '../terms/term-repository.ts'
import { Trash } from '../trash.ts'
import { demoContent, demoPostCount, demoState, removeDemoContent } from './demo-content.ts'

describeEachDatabase('demoContent', (open) => {
  it('fills an empty database once, pictures included', async () => {
    await using database = await open()
    expect(await load(database)).toBe(demoPosts.length)
    const posts = await postsIn(database)
    expect(posts.map((post) => post.title).sort()).toEqual(demoPosts.map((post) => post.title).sort())
    expect((await new SettingsRepository(database).all()).demoPosts).toEqual(posts.map((post) => post.id))
    // The feed shows posts of one day in the order in which they were created.
    const reviewed = posts.filter(({ sections }) => sections.some(({ sectionReview }) => sectionReview))
    const dates = posts.filter((post) => !reviewed.includes(post)).map((post) => post.date)
    expect(dates).toEqual(dates.toSorted())
    for (const { title, articleImgSrc } of posts) expect(articleImgSrc, title).not.toBe('')
    const ids = new Set(posts.map(({ id }) => id))
    const reviews = reviewed.flatMap(({ sections }) => sections.flatMap(({ sectionReview }) => sectionReview ?? []))
    expect(reviews.length).toBeGreaterThan(2)
    for (const id of reviews) expect(ids).toContain(id)

    const store = new MediaStore(new MediaRepository(database))
    const addresses = posts.flatMap((post) => [post.articleImage, ...post.sections.map((part) => part.sectionImage)])
    const named = [...new Set(addresses.filter(Boolean))]
    expect(named.length).toBeGreaterThan(0)
    expect([...(await store.describe(named)).keys()].sort()).toEqual(named.sort())

    expect(await load(database)).toBe(0)
    expect(await postsIn(database)).toHaveLength(demoPosts.length)
    // What an owner deleted is not brought back.
    for (const { id } of posts) await new TestPosts(database).delete(id)
    expect(await load(database)).toBe(0)
    expect(await postsIn(database)).toEqual([])
  })

  it('is removed for good, but for what somebody changed or wrote', async () => {
    await using database = await open()
    await load(database)
    const posts = new TestPosts(database)
    const [changed] = await postsIn(database)
    await posts.update(changed!.id, 'any', { ...changed!, title: 'Mine by now' })
    await savePost(database, { title: 'Mine' })
    expect(await demoPostCount(database)).toBe(demoPosts.length - 1)
    expect(await remove(database)).toEqual({ removed: demoPosts.length - 1, kept: 1 })
    expect((await postsIn(database)).map((post) => post.title).sort()).toEqual(['Mine', 'Mine by now'])
    expect(await remove(database)).toEqual({ removed: 0, kept: 0 })
    expect(await demoPostCount(database)).toBe(0)
    expect(await load(database)).toBe(0)
  })

  it('takes its pictures, authors and posts in the trash along, but nothing that somebody uses or changed', async () => {
    await using database = await open()
    await load(database)
    const media = new MediaRepository(database)
    const pictured = (await postsIn(database)).filter(({ articleImage }) => articleImage)
    const [used, described, trashed, edited, ...others] = pictured
    await savePost(database, { title: 'Mine', author: 'Jo Doe', articleImage: used!.articleImage })
    await new MediaLibrary(database).change(described!.articleImage, { description: 'Drawn by me' })
    await new Trash(database).put(trashed!.id)
    await new PendingEditRepository(database).save(edited!.id, edited!, { revision: 1, edit: 0, by: 'jo@den.example' })

    expect(await remove(database)).toEqual({ removed: demoPosts.length - 1, kept: 1 })
    expect((await postsIn(database)).map(({ title }) => title).sort()).toEqual(['Mine', edited!.title].sort())
    expect(await new SavedPosts(database).findByIds([trashed!.id])).toEqual([])
    const kept = hashesAt([used!.articleImage, described!.articleImage, ...pictureAddresses(edited!)])
    const gone = hashesAt([trashed!, ...others].flatMap(pictureAddresses))
    const stored = await media.describe([...kept, ...gone])
    expect([...stored.keys()].sort()).toEqual([...new Set(kept)].sort())
    const authors = await new TermRepository(database).fromAToZ('author', 0, 99)
    expect(authors.map(({ label }) => label).sort()).toEqual(['Jo Doe', edited!.author].sort())
  })

  it('says what is left of the demo', async () => {
    await using database = await open()
    const none = { posts: 0, isLeft: false, isRemoved: false, hasPlainGreetings: false }
    expect(await demoState(database)).toEqual(none)
    await load(database)
    expect(await demoState(database)).toEqual({ ...none, posts: demoPosts.length, isLeft: true })
    // The texts are left when the owner has deleted each of the posts.
    for (const { id } of await postsIn(database)) await new TestPosts(database).delete(id)
    expect(await demoState(database)).toEqual({ ...none, isLeft: true })
    await remove(database)
    expect(await demoState(database)).toEqual({ ...none, isRemoved: true, hasPlainGreetings: true })
  })

  it('leaves a database alone that holds a post', async () => {
    await using database = await open()
    await savePost(database, { title: 'Mine' })
    expect(await load(database)).toBe(0)
    expect((await postsIn(database)).map((post) => post.title)).toEqual(['Mine'])
    expect(await new SettingsRepository(database).all()).toEqual({})
  })
})

describeServer('demoContent', (open) => {
  it('is loaded by a server, and takes its Greetings and scale along, unless the owner wrote others', async () => {
    await using app = await openTestApp(open, { env: { DEMO_CONTENT: 'on' } })
    expect(await postsIn(app.database)).toHaveLength(demoPosts.length)
    const authors = [...new Set(demoPosts.map(({ author }) => author))]
    const before = await app.get('/greetings')
    expect(await app.services.settings.stored()).toEqual({ ...defaultSettings, ...demoVoice })
    for (const author of authors) expect(before.body).toContain(author)
    await app.services.removeDemoContent()
    const after = await app.get('/greetings')
    for (const author of authors) expect(after.body).not.toContain(author)
    for (const { text } of demoGreetings.parts) expect(after.body).not.toContain(text.slice(0, 40))
    for (const { heading } of greetings.parts) expect(after.body).toContain(heading)
    const stored = await app.services.settings.stored()
    expect(stored).toEqual(defaultSettings)
    // Settings refuse texts that no screen could save.
    expect(allSettings.parse(stored)).toEqual(stored)

    const ownScale = demoVoice.scale.with(0, 'Mine')
    await using one = await openTestApp(open, { env: { DEMO_CONTENT: 'on' } })
    await savePost(one.database, { kind: 'page', path: '/greetings', title: 'Mine, by Mara Vell', tag: '' })
    await one.services.removeDemoContent()
    expect(await one.services.settings.stored()).toEqual(defaultSettings)
    expect((await one.get('/greetings')).body).toContain('Mine, by Mara Vell')
    expect(await one.services.demoState()).toMatchObject({ isRemoved: true, hasPlainGreetings: false })
    await using other = await openTestApp(open, { env: { DEMO_CONTENT: 'on' } })
    await other.services.settings.save({ scale: ownScale })
    await other.services.removeDemoContent()
    expect(await other.services.settings.stored()).toEqual({ ...defaultSettings, scale: ownScale })
  })

  it('is not loaded by a server whose operator wants none', async () => {
    await using off = await openTestApp(open, { env: { DEMO_CONTENT: 'off' } })
    expect(await postsIn(off.database)).toEqual([])
    expect(await off.database.read.selectFrom('media').select('hash').execute()).toEqual([])
    expect(await new SettingsRepository(off.database).all()).toEqual({})
  })
})

it('demoContent (PostgreSQL) is loaded once by instances that start together', async () => {
  await using database = await openTestPostgres()
  await using second = await openDatabase(database.config)
  await using third = await openDatabase(database.config)
  const loaded = await Promise.all([database, second, third].map(load))
  expect(loaded.sort()).toEqual([0, 0, demoPosts.length])
  expect(await postsIn(database)).toHaveLength(demoPosts.length)
})

function remove(database: Database) {
  return removeDemoContent(database, removeUnusedOf)
}

function load(database: Database): Promise<number> {
  return demoContent(database, new MediaStore(new MediaRepository(database)))
}

function postsIn(database: Database | TestDatabase) {
  return Array.fromAsync(new PublishedPosts(database).streamAll())
}
