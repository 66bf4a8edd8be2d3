import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'

describeServer('A screen without its post, or that is gone', (open) => {
  it.each([
    ['/admin/posts/none', 'No such post', 'top-bar'],
    ['/admin/drafts/none', 'No such draft', 'top-bar'],
    ['/admin/revisions/none', 'No such post', 'top-bar'],
    ['/admin/setup', 'Set up', 'header'],
  ])('%s has its name and that of the blog, and a header', async (path, screen, header) => {
    await using app = await openKeeperApp(open)
    const { status, body } = await app.send('GET', path)
    expect(status).toBe(404)
    expect(body).toContain(`<title>${screen} – The Midnight Den</title>`)
    expect(body).toContain(`<header class="${header}"`)
    expect(body).toContain('<footer')
  })
})
