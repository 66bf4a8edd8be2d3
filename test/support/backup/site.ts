import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { savePost } from '#test/support/database/posts.ts'
import type { TestApp } from '../app.ts'
import type { OpenTestDatabase } from '../database/databases.ts'
import { openTokenApp, type Writer } from '../identity/administrator.ts'
import { announcePost, newMail } from '../mail/mail.ts'
import { POST_CALL, postInput } from '../posts.ts'
import { schedulePost } from '../scheduled-posts.ts'

export const DUE_TITLE = 'A post whose hour has come'
const HOUR_MS = 3_600_000

/** The demo blog with something in every table that a backup holds. */
export async function openFullSite(open: OpenTestDatabase): Promise<TestApp & Writer> {
  const app = await openTokenApp(open, { env: { DEMO_CONTENT: 'on', SITE_URL: 'https://den.example' } })
  const { database, services } = app
  await new SettingsRepository(database).change(
    {
      tagline: 'Zwölf Männer, ein Hund 🐕 and "quotes" \\ backslash \u0007 bell',
      smtp: { url: 'smtp://keeper:very-secret-word@mail.den.example:587', from: 'keeper@den.example' },
    },
    [],
  )
  const posts = new PostRepository(database)
  for (const title of ['Über uns', 'uber uns']) await savePost(database, { title, path: `/blogs/${title}`, tag: title })
  const reply = await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Renamed' })
  const { id } = reply.json()
  await app.send(
    'PATCH',
    `/api/blogs/${id}`,
    { path: '/blogs/Other path', title: 'Renamed twice' },
    { 'If-Match': '*' },
  )
  const trashed = await posts.insert(postInput({ title: 'In the trash' }))
  if (trashed.ok) await services.trash.put(trashed.post.id)
  await schedulePost(database, new Date(Date.now() + 1_000 * HOUR_MS), { title: 'To come' })
  await schedulePost(database, new Date(Date.now() - HOUR_MS), { title: DUE_TITLE })
  const draft = await new PostRepository(database).insert(
    { ...postInput({ title: 'A draft' }), announces: false },
    { by: 'keeper@den.example', status: 'draft' },
  )
  if (draft.ok) await services.previewLinks.create(draft.post.id, 'keeper@den.example')
  await announcePost(database, 5, { title: 'Announced' })
  await new OutboxRepository(database).enqueue(newMail())
  return app
}
