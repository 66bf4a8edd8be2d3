import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { postInput } from '#test/support/posts.ts'
import type { Query } from '../../db/database.ts'
import { MediaRepository } from '../../media/media-repository.ts'
import { MediaStore } from '../../media/media-store.ts'
import { removeUnusedOf } from '../../media/unused-media.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { demoContent, removeDemoContent } from './demo-content.ts'
import { firstSteps, hideFirstSteps } from './first-steps.ts'

const no = async () => false
const NOTHING = { author: no, mailServer: no, secondFactor: no }

describeEachDatabase('firstSteps', (open) => {
  it('are done as the database says, and end when all are', async () => {
    const counts: string[] = []
    const onQuery = ({ sql }: Query) => sql.includes('count(') && sql.includes('"published_posts"') && counts.push(sql)
    await using database = await open({ onQuery })
    const has = { author: false, mailServer: false, secondFactor: false }
    const steps = () =>
      firstSteps(database, {
        author: async () => has.author,
        mailServer: async () => has.mailServer,
        secondFactor: async () => has.secondFactor,
      })
    const settings = new SettingsRepository(database)
    await demoContent(database, new MediaStore(new MediaRepository(database)))
    const none = { name: false, author: false, posts: false, mail: false, review: false, secondFactor: false }
    counts.length = 0
    expect(await steps()).toEqual(none)
    // Of the posts only those of the demo are counted.
    expect(counts).toEqual([expect.stringContaining('"id" in')])

    await savePost(database, postInput({ title: 'A thought', tag: 'Musing' }))
    expect(await steps()).toEqual(none)
    await savePost(database, postInput({ title: 'Mine' }))
    expect(await steps()).toEqual({ ...none, review: true })
    await removeDemoContent(database, removeUnusedOf)
    expect(await steps()).toEqual({ ...none, review: true, posts: true })
    // The name that it had is chosen as well.
    await settings.set('blogName', defaultSettings.blogName)
    expect(await steps()).toEqual({ ...none, review: true, posts: true, name: true })
    has.author = has.mailServer = true
    expect(await steps()).toEqual({ ...none, review: true, posts: true, name: true, author: true, mail: true })
    has.secondFactor = true
    expect(await steps()).toBeNull()
  })

  it('call for posts where there never was a demo, until there is one', async () => {
    await using database = await open()
    const posts = async () => (await firstSteps(database, NOTHING))?.posts
    expect(await posts()).toBe(false)
    await savePost(database, postInput({ title: 'Mine' }))
    expect(await posts()).toBe(true)
  })

  it('take a category for one of reviews as its owner does', async () => {
    await using database = await open()
    const review = async () => (await firstSteps(database, NOTHING))?.review
    const described = (is_review: number) =>
      database.write.updateTable('categories').set({ is_review }).where('name', '=', 'Horror Review').execute()
    await savePost(database, postInput())
    expect(await review()).toBe(true)
    await described(0)
    expect(await review()).toBe(false)
  })

  it('are hidden on demand', async () => {
    await using database = await open()
    await hideFirstSteps(database)
    expect(await firstSteps(database, NOTHING)).toBeNull()
  })
})
