import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'

const POST = { type: 'post', status: 'published', visibility: 'public', html: '<p>x</p>' }
const AT = '2019-10-31T20:00:00.000Z'
const GHOST = {
  data: {
    posts: ['by-mail', 'by-name', 'nobody', 'two'].map((slug) => ({
      ...POST,
      id: slug,
      uuid: slug,
      title: slug,
      slug,
      published_at: AT,
    })),
    users: [
      { id: '1', name: 'Mara of Ghost', email: 'Mara@den.example' },
      { id: '2', name: ' ruth  STONE', email: 'ruth@old.example' },
      { id: '3', name: 'Somebody', email: 'somebody@old.example' },
      { id: '4', name: 'Twin', email: '' },
    ],
    posts_authors: ['by-mail', 'by-name', 'nobody', 'two'].map((post_id, index) => ({
      post_id,
      author_id: String(index + 1),
    })),
  },
}
const WXR = `<rss><channel><link>https://old.example</link>
<wp:author><wp:author_login>m</wp:author_login><wp:author_email>mara@den.example</wp:author_email><wp:author_display_name>M</wp:author_display_name></wp:author>
<item><title>Post</title><dc:creator>m</dc:creator><content:encoded>Text</content:encoded><wp:post_id>1</wp:post_id><wp:post_name>wp</wp:post_name>
<wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`

async function account(database: Database, id: string, email: string, name: string) {
  const times = { created_at: AT, updated_at: AT }
  await database.write
    .insertInto('accounts')
    .values({ id, email, name, email_verified: 1, role: 'author', passkey_user_id: null, ...times })
    .execute()
}

async function ownersOf({ read }: Database, status: 'published' | 'draft' = 'published') {
  const posts = read.selectFrom('posts').where('status', '=', status)
  const rows = await posts.select(['title', 'author_id']).orderBy('title').execute()
  return Object.fromEntries(rows.map(({ title, author_id }) => [title, author_id]))
}

describeEachDatabase('An imported post', (open) => {
  it('belongs to the account of its author, else to whoever imports it', async () => {
    await using database = await open()
    await account(database, 'a_mara', 'mara@den.example', 'Mara')
    await account(database, 'a_ruth', 'ruth@den.example', 'Ruth Stone')
    await account(database, 'a_twin', 'twin@den.example', 'Twin')
    await account(database, 'a_other', 'other@den.example', 'twin')
    const file = fileOf('ghost.json', JSON.stringify(GHOST))
    const report = await imported(database, file, { accountId: 'a_other' })
    expect(report).toMatchObject([
      { account: 'mara@den.example' },
      { account: 'ruth@den.example' },
      { account: 'other@den.example' },
      { account: 'other@den.example' },
    ])
    const owners = { 'by-mail': 'a_mara', 'by-name': 'a_ruth', nobody: 'a_other', two: 'a_other' }
    expect(await ownersOf(database)).toEqual(owners)
    // Imported posts keep their owners.
    GHOST.data.posts[0]!.html = '<p>changed</p>'
    await imported(database, fileOf('ghost.json', JSON.stringify(GHOST)), { accountId: 'a_twin' })
    expect(await ownersOf(database)).toEqual(owners)
    await imported(database, fileOf('wp.xml', WXR))
    expect(await ownersOf(database, 'draft')).toEqual({ Post: 'a_mara' })
  })

  it('belongs to no account where none is named', async () => {
    await using database = await open()
    await account(database, 'a_mara', 'mara@den.example', '')
    const [line] = await imported(database, folderOf({ 'x.md': '---\ntitle: X\ndate: 2019-10-31\n---\nText.' }))
    expect(line).not.toHaveProperty('account')
    expect(await ownersOf(database)).toEqual({ X: null })
  })
})
