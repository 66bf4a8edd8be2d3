import { expect, it } from 'vitest'
import { NO_ANNOUNCEMENT } from '#domain/posts/announcement.ts'
import { latestShareCardAddress } from '#domain/posts/share-card.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { addSubscribers, announcePost } from '#test/support/mail/mail.ts'
import { NO_CAPS } from '#test/support/mail/outbox.ts'
import { postInput } from '#test/support/posts.ts'
import type { Delivery } from '../../mail/outbox/delivery.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'
import { PublishedPosts } from '../../posts/published-posts.ts'
import { queueAnnounced } from './campaign-fan-out.ts'
import { CampaignRepository } from './campaign-repository.ts'

describeEachDatabase('CampaignRepository', (open) => {
  it('writes a mail for everybody who is subscribed now, and for nobody else', async () => {
    await using database = await open()
    await addSubscribers(database, 3)
    for (const status of ['pending', 'unsubscribed', 'bounced', 'suppressed'] as const)
      await addSubscribers(database, 1, status, status)
    const { campaign } = await announcePost(database)
    expect(campaign.audience).toBe(3)
    while (await queueAnnounced(database));
    const rows = await database.read.selectFrom('deliveries').selectAll().orderBy('recipient').execute()
    expect(rows.map(({ recipient }) => recipient)).toEqual(['s1@mail.example', 's2@mail.example', 's3@mail.example'])
    expect(rows[0]).toMatchObject({ kind: 'announcement', state: 'queued', campaign_id: campaign.id, attempt: 0 })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  })

  it('keeps what it says of the post as the post was', async () => {
    await using database = await open()
    const { campaign, post } = await announcePost(database)
    await new TestPosts(database).update(post.id, 'any', postInput({ title: 'Another title' }))
    const { id, title, tagline, description, author, path, articleImage, articleImageAlt } = post
    expect(await new CampaignRepository(database).find(campaign.id)).toEqual({
      id,
      title,
      tagline,
      description,
      authors: [author],
      path,
      articleImage,
      articleImageAlt,
      cover: latestShareCardAddress(post.id),
      contentWarnings: [],
      film: '',
      score: null,
      announcement: NO_ANNOUNCEMENT,
    })
    expect(await new CampaignRepository(database).find('c_none')).toBeUndefined()
  })

  it('is there with its post, or not at all', async () => {
    await using database = await open()
    await addSubscribers(database, 3)
    const broken = database.transaction(async (trx) => {
      await announcePost(trx)
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect((await new PublishedPosts(database).counts()).regular).toBe(0)
    expect(await new OutboxRepository(database).counts()).toEqual({})
    expect(await database.read.selectFrom('campaigns').selectAll().execute()).toEqual([])
  })

  it('stops what has not left yet, which then counts for no cap', async () => {
    await using database = await open()
    await addSubscribers(database, 6)
    const { campaign } = await announcePost(database)
    while (await queueAnnounced(database));
    const outbox = new OutboxRepository(database)
    const claimed = await outbox.claim('w', 4, NO_CAPS)
    const [sent, tried, handed, leased] = claimed.deliveries as [Delivery, Delivery, Delivery, Delivery]
    await outbox.finish(sent, { state: 'sent', reply: '250' })
    await outbox.finish(tried, { state: 'retry', reply: '451', waitMs: 60_000 })
    await outbox.markHandedOver(handed)
    const campaigns = new CampaignRepository(database)
    expect(await campaigns.cancel(campaign.id)).toBe(true)
    expect(await outbox.counts(campaign.id)).toEqual({ sent: 1, handed: 1, cancelled: 4 })
    expect(await outbox.markHandedOver(leased)).toBe(false)
    expect(await outbox.finish(leased, { state: 'given-back' })).toBe(false)
    expect(await outbox.finish(handed, { state: 'sent', reply: '250' })).toBe(true)
    expect(await outbox.counts(campaign.id)).toEqual({ sent: 2, cancelled: 4 })
    // Only the three mails for which a server was contacted count.
    expect(await outbox.quota({ ...NO_CAPS, perHour: 10 })).toMatchObject({ mails: 7 })
    expect(await campaigns.cancel(campaign.id)).toBe(true)
    expect(await campaigns.cancel('c_none')).toBe(false)
  })
})
