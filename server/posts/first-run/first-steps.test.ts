import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { putSubscriber } from '#test/support/mail/subscriptions.ts'
import { postInput } from '#test/support/posts.ts'
import type { Query } from '../../db/database.ts'
import { MediaRepository } from '../../media/media-repository.ts'
import { MediaStore } from '../../media/media-store.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { demoContent, removeDemoContent } from './demo-content.ts'
import { firstSteps, hideFirstSteps } from './first-steps.ts'

describeEachDatabase('firstSteps', (open) => {
  it('are done as the database says, and end when all are', async () => {
    const counts: string[] = []
    const onQuery = ({ sql }: Query) => sql.includes('count(') && sql.includes('"published_posts"') && counts.push(sql)
    await using database = await open({ onQuery })
    let hasMail = false
    let hasFactor = false
    const steps = () =>
      firstSteps(database, defaultSettings, { mailServer: async () => hasMail, secondFactor: async () => hasFactor })
    const settings = new SettingsRepository(database)
    await demoContent(database, new MediaStore(new MediaRepository(database)))
    const none = {
      secondFactor: false,
      name: false,
      greetings: false,
      mail: false,
      subscribers: false,
      post: false,
      demo: false,
    }
    counts.length = 0
    expect(await steps()).toEqual(none)
    // Of the posts only those of the demo are counted.
    expect(counts).toEqual([expect.stringContaining('"id" in')])

    await savePost(database, postInput({ title: 'Mine' }))
    expect(await steps()).toEqual({ ...none, post: true })
    await removeDemoContent(database)
    expect(await steps()).toEqual({ ...none, post: true, demo: true })
    await settings.set('blogName', 'Crypt')
    hasMail = true
    await putSubscriber(database, 'active', 'reader@den.example')
    hasFactor = true
    expect(await steps()).toEqual({
      secondFactor: true,
      name: true,
      greetings: false,
      mail: true,
      subscribers: true,
      post: true,
      demo: true,
    })
    await settings.set('greetings', { ...defaultSettings.greetings, title: 'Mine' })
    expect(await steps()).toBeNull()
  })

  it('are hidden on demand', async () => {
    await using database = await open()
    await hideFirstSteps(database)
    const has = async () => false
    expect(await firstSteps(database, defaultSettings, { mailServer: has, secondFactor: has })).toBeNull()
  })
})
