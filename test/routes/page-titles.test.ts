import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'

describeServer('A screen without its post, or that is gone', (open) => {
  it.each([
    ['/admin/posts/none', 'No such post'],
    ['/admin/drafts/none', 'No such draft'],
    ['/admin/revisions/none', 'No such post'],
    ['/admin/setup', 'Set up'],
  ])('%s has its name and that of the blog, and the header', async (path, screen) => {
    await using app = await openKeeperApp(open)
    const { status, body } = await app.send('GET', path)
    expect(status).toBe(404)
    expect(body).toContain(`<title>${screen} – The Midnight Den</title>`)
    expect(body).toContain('<header class="header">')
    expect(body).toContain('<footer')
  })
})
