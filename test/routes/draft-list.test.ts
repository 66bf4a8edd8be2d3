import { expect, it } from 'vitest'
import { PostRepository } from '#server/posts/post-repository.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput } from '#test/support/posts.ts'

describeServer('The list of drafts', (open) => {
  it('says who saved each, by name or address, and which were imported', async () => {
    await using app = await openKeeperApp(open)
    await app.send('PATCH', '/api/account', { name: 'Mara Vell' })
    await app.send('POST', '/api/blogs', { ...POST_CALL, status: 'draft', title: 'By one who is here' })
    const posts = new PostRepository(app.database)
    const options = { status: 'draft', by: 'gone@den.example' } as const
    await posts.insert(postInput({ title: 'By one who is gone', path: '' }), options)
    await posts.insert(postInput({ title: 'By nobody', path: '' }), { status: 'draft' })
    const rows = textsOf((await app.send('GET', '/admin/drafts')).body, 'li').filter((row) => row.includes('By '))
    expect(rows.toSorted()).toEqual([
      expect.stringMatching(/By nobody.*Imported \w+ \d+, \d{4}Continue/),
      expect.stringMatching(/By one who is gone.*Saved \w+ \d+, \d{4} by gone@den\.example/),
      expect.stringMatching(/By one who is here.*Saved \w+ \d+, \d{4} by Mara Vell/),
    ])
  })
})
