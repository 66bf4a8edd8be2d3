import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { Search } from '../posts/search/search.ts'

const POSTS = 60

/** Posts whose words, captions and labels are alike and different. */
function posts(write: (at: number) => string = () => ''): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: POSTS }, (_, at) => [
      `post-${String(at).padStart(2, '0')}.md`,
      `---\ntitle: Lighthouse ${at}\ndate: 2024-01-${1 + (at % 28)}\ncategories: [Slashers]\ntags: [tag ${at % 3}]\n---\nWords of beekeeper ${at}.${write(at)}\n`,
    ]),
  )
}

describeEachDatabase('Posts of an import, many in one transaction', (open) => {
  it('are found by their words, labels and place, and in the order of the file', async () => {
    await using database = await open()
    const lines = await imported(database, folderOf(posts()))
    expect(lines.map(({ title }) => title)).toEqual(Array.from({ length: POSTS }, (_, at) => `Lighthouse ${at}`))
    const search = new Search(database)
    const found = async (query: string) => (await search.page(query, 1)).total
    expect([await found('lighthouse'), await found('"lighthouse 7"'), await found('beekee')]).toEqual([POSTS, 1, POSTS])
    const terms = await database.read.selectFrom('terms').select(['label', 'posts']).orderBy('label').execute()
    const labels = terms.filter(({ label }) => /^(?:Slashers|tag)/.test(label))
    expect(labels).toEqual([
      { label: 'Slashers', posts: POSTS },
      ...[0, 1, 2].map((tag) => ({ label: `tag ${tag}`, posts: POSTS / 3 })),
    ])
    const places = await database.read.selectFrom('posts').select('created_seq').orderBy('path').execute()
    expect(new Set(places.map(({ created_seq }) => created_seq)).size).toBe(POSTS)
    const entries = await database.read.selectFrom('import_entries').select('line').orderBy('position').execute()
    expect(entries.map(({ line }) => JSON.parse(line).title)).toEqual(lines.map(({ title }) => title))
  })

  it('are changed by the next import, with their dates and tags, and found by what they say then', async () => {
    await using database = await open()
    await imported(database, folderOf(posts()))
    // A third is one day later, and another third has a tag more.
    const before = Object.entries(posts((at) => ` Ossuary ${at}.`))
    const changed = before.map(([name, text], at): [string, string] => {
      if (at % 3 === 0) return [name, text.replace(/2024-01/, '2024-02')]
      return [name, at % 3 === 1 ? text.replace('tags: [', 'tags: [fog, ') : text]
    })
    const lines = await imported(database, folderOf(Object.fromEntries(changed)))
    expect(lines.map(({ outcome }) => outcome)).toEqual(Array(POSTS).fill('changed'))
    const search = new Search(database)
    const found = async (query: string) => (await search.page(query, 1)).total
    expect([await found('ossuary'), await found('"ossuary 7"'), await found('lighthouse')]).toEqual([POSTS, 1, POSTS])
    const documents = await database.read.selectFrom('search_documents').select(['post_id', 'feed_order']).execute()
    expect(documents).toHaveLength(POSTS)
    const terms = await database.read.selectFrom('terms').select(['label', 'posts']).orderBy('label').execute()
    const tags = terms.filter(({ label }) => /^(?:tag|fog)/.test(label))
    expect(tags).toEqual([
      { label: 'fog', posts: POSTS / 3 },
      ...[0, 1, 2].map((tag) => ({ label: `tag ${tag}`, posts: POSTS / 3 })),
    ])
    const listed = await new PublishedPosts(database).newestWhole(POSTS)
    expect(listed.filter(({ date }) => date.startsWith('2024-02'))).toHaveLength(POSTS / 3)
  })

  it('are saved before one that stays as it is, which stands in its place', async () => {
    await using database = await open()
    await imported(database, folderOf(posts()))
    const lines = await imported(database, folderOf(posts((at) => (at % 7 === 0 ? '' : ' Ossuary.'))))
    expect(lines.map(({ title, outcome }) => [title, outcome])).toEqual(
      Array.from({ length: POSTS }, (_, at) => [`Lighthouse ${at}`, at % 7 === 0 ? 'unchanged' : 'changed']),
    )
    expect((await new Search(database).page('ossuary', 1)).total).toBe(
      lines.filter((l) => l.outcome === 'changed').length,
    )
  })

  it('do not go with one that cannot be saved', async () => {
    await using database = await open()
    await refusePost(database)
    await expect(imported(database, folderOf(posts()))).rejects.toThrow('refused by a test')
    const { count } = await database.read
      .selectFrom('posts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(50)
  })
})

it('Posts of an import are saved by less than half of the statements that each takes alone', async () => {
  let statements = 0
  await using database = await openTestSqlite({
    onQuery: () => void statements++,
    now: () => new Date('2024-05-01T12:00:00Z'),
  })
  await imported(database, folderOf({ 'a.md': '# A' }))
  const alone = statements
  statements = 0
  await imported(database, folderOf(posts()))
  expect(statements / POSTS).toBeLessThan(alone / 2)
})

/** Makes the insertion of the 51st post fail. */
async function refusePost({ write, dialect }: Awaited<ReturnType<typeof openTestSqlite>>): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`create trigger refusal before insert on posts when new.title = 'Lighthouse 50'
      begin select raise(abort, 'refused by a test'); end`.execute(write)
    return
  }
  await sql`create function refusal() returns trigger language plpgsql as
    $$ begin raise exception 'refused by a test'; end $$`.execute(write)
  await sql`create trigger refusal before insert on posts for each row when (new.title = 'Lighthouse 50')
    execute function refusal()`.execute(write)
}
