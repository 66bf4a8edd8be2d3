import { expect, it } from 'vitest'
import type { TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { attributesOf, textIn } from '#test/support/html.ts'
import { KEEPER, openKeeperApp, openMailingApp, signedIn, type Writer } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { mainOf } from '#test/support/mail/subscribing.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'
import { schedulePost } from '#test/support/scheduled-posts.ts'
import { addConsent, addDay } from '#test/support/statistics.ts'

const DAY_MS = 86_400_000
const ANNA = { email: 'anna@den.example', password: 'a stair that counts itself' }

describeServer('Today', (open) => {
  it('says in plain words that a new blog has no readers and no writing yet', async () => {
    await using app = await openKeeperApp(open)
    const screen = await today(app)
    expect(screen).toMatch(/First steps ?0 of 6 done/)
    expect(screen).toContain('Nobody has come by yet')
    expect(screen).toContain('No subscribers yet')
    expect(screen).toContain('Nothing of yours is half done.')
    expect(screen).toContain('Nothing is scheduled.')
    expect(screen).toContain('None yet. One is made every day at 03:00.')
    expect(screen).not.toContain('needs you')
  })

  it('shows readers, subscribers, what is begun, what comes out next, and what could not', async () => {
    await using app = await openKeeperApp(open)
    await addDay(app.database, daysAgo(13), { views: 100, visitors: 40 })
    await addDay(app.database, daysAgo(0), { views: 150, visitors: 20, posts: { p_1: 150 } })
    await addConsent(app.database, 'old', 'active', [['confirmed', instant(-30)]])
    await addConsent(app.database, 'new', 'active', [['confirmed', instant(0)]])
    await addConsent(app.database, 'gone', 'unsubscribed', [['unsubscribed', instant(0)]])
    const draft = (await app.send('POST', '/api/blogs', { title: 'Half a draft', status: 'draft' })).json()
    const post = await savePost(app.database, postInput({ title: 'The Fog' }))
    const seen = { revision: 1, edit: 0, by: KEEPER.email }
    expect(await app.services.pendingEdits.save(post.id, { ...post, title: 'Another' }, seen)).toMatchObject({
      ok: true,
    })
    const late = await schedulePost(app.database, new Date(instant(-1)), { title: 'Late' })
    const next = await schedulePost(app.database, new Date(instant(2)), { title: 'Next week' })
    await schedulePost(app.database, new Date(instant(3)), { title: 'After that' })

    const body = await html(app, app)
    const screen = textIn(body)
    expect(screen).toContain('150 views 50 % more than in the 7 days before')
    expect(screen).toContain('20 visitors 50 % fewer than in the 7 days before')
    expect(screen).toContain('2 subscribers 1 new this week')
    expect(screen).toMatch(/Half a draft ?Draft, saved on/)
    expect(screen).toMatch(/The Fog ?Changes that readers do not see yet, saved on/)
    expect(screen).toContain('One thing needs you')
    expect(screen).toContain('“Late” is not out: its hour has passed, and no server has published it.')
    expect(screen).toMatch(/Next out ?Next week/)
    expect(attributesOf(body, 'href')).toEqual(
      expect.arrayContaining([
        `/admin/drafts/${draft.id}`,
        `/admin/posts/${post.id}`,
        `/admin/drafts/${late.id}`,
        `/admin/drafts/${next.id}`,
      ]),
    )
  })

  it('shows an author no more than the role opens', async () => {
    await using app = await openKeeperApp(open)
    await addDay(app.database, daysAgo(0), { views: 150, visitors: 20 })
    await app.send('POST', '/api/blogs', { title: 'Of the keeper', status: 'draft' })
    await schedulePost(app.database, new Date(instant(-1)), { title: 'Late' })
    const anna = await signedIn(app, ANNA, 'author')
    await anna.send('POST', '/api/blogs', { title: 'Of Anna', status: 'draft' })
    const screen = textIn(await html(app, anna))
    expect(screen).toContain('Of Anna')
    expect(screen).toContain('Author: own posts, and pictures for them; no announcements.')
    for (const hidden of ['Of the keeper', 'Late', 'First steps', 'views', 'subscriber', 'Last backup'])
      expect(screen, hidden).not.toContain(hidden)
    const editor = await signedIn(app, { ...ANNA, email: 'ed@den.example' }, 'editor')
    const hers = textIn(await html(app, editor))
    expect(hers).toContain('150 views')
    for (const hidden of ['Of Anna', 'First steps', 'Last backup']) expect(hers, hidden).not.toContain(hidden)
  })

  it('says that mail is not being sent', async () => {
    await using app = await openMailingApp(open, ({ phase }) => (phase === 'mail' ? { answer: '550 no' } : undefined))
    await addSubscribers(app.database, 1)
    await app.send('POST', '/api/blogs', { ...POST_CALL, announce: true })
    await expect.poll(() => today(app)).toContain('Mail is not being sent')
  })

  it('takes as many statements in a large blog as in a small one', async () => {
    await using app = await openKeeperApp(open)
    await fill(app, 0, 1)
    const before = await statements(app)
    await fill(app, 1, 30)
    expect(await statements(app)).toEqual(before)
  })
})

/** Adds posts, drafts, readers and subscribers. */
async function fill(app: TestApp & Writer, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index++) {
    const post = await savePost(app.database, postInput({ path: `/blogs/Post-${index}` }))
    await addDay(app.database, daysAgo(index), { views: 9, visitors: 9, posts: { [post.id]: 9 } })
    await addConsent(app.database, `reader-${index}`, 'active', [['confirmed', instant(-index)]])
    await app.send('POST', '/api/blogs', { title: `Draft ${index}`, status: 'draft' })
  }
}

async function statements(app: TestApp & Writer): Promise<number> {
  await html(app, app)
  return app.queries.length
}

async function today(app: TestApp & Writer): Promise<string> {
  return textIn(await html(app, app))
}

/** The content of the screen, without sidebar and footer. */
async function html(app: TestApp, { headers }: Pick<Writer, 'headers'>): Promise<string> {
  const page = await app.get('/admin/today', { headers })
  expect(page.status).toBe(200)
  return mainOf(page)
}

function instant(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

function daysAgo(days: number): string {
  return instant(-days).slice(0, 10)
}
