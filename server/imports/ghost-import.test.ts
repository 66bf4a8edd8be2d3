import { expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { zipOf } from '#test/support/imports/zip.ts'
import { putSubscriber } from '#test/support/mail/subscriptions.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedContent } from '../posts/published-content.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'

const TIMES = { created_at: '2019-10-01T08:00:00.000Z', updated_at: '2020-01-01T09:00:00.000Z' }
const POST = { type: 'post', status: 'published', visibility: 'public', featured: 0, ...TIMES }
const HTML = `<p>A <em>slow</em> film. <a href="__GHOST_URL__/other/">Other</a></p>
<h2 id="x">The hotel</h2><figure class="kg-card"><img src="__GHOST_URL__/content/images/2019/10/hall.png" alt="The hall"><figcaption>Photo: Warner</figcaption></figure>
<p onclick="x()">Text</p><script>alert(1)</script><style>p{}</style>
<figure class="kg-embed-card"><iframe src="https://www.youtube.com/embed/S014oGZiSdI"></iframe></figure>`
const LEXICAL = {
  root: {
    type: 'root',
    children: [
      { type: 'heading', tag: 'h2', children: [{ type: 'extended-text', text: 'Head', format: 0 }] },
      { type: 'paragraph', children: [{ type: 'extended-text', text: 'a < b', format: 1 }, { type: 'linebreak' }] },
    ],
  },
}
const EXPORT = {
  db: [
    {
      meta: { exported_on: 1_572_600_000_000, version: '5.80.0' },
      data: {
        posts: [
          {
            ...POST,
            id: '1',
            uuid: 'u-1',
            title: 'The Shining',
            slug: 'the-shining',
            html: HTML,
            feature_image: '__GHOST_URL__/content/images/2019/10/hall.png',
            featured: 1,
            custom_excerpt: 'An excerpt',
            published_at: '2019-10-31T20:00:00.000Z',
            codeinjection_foot: '<script>x</script>',
          },
          {
            ...POST,
            id: '2',
            uuid: 'u-2',
            title: 'For members',
            slug: 'members',
            html: '<p>x</p>',
            visibility: 'paid',
          },
          { ...POST, id: '3', uuid: 'u-3', title: 'About', slug: 'about', html: '<p>x</p>', type: 'page' },
          {
            ...POST,
            id: '4',
            uuid: 'u-4',
            title: 'Draft',
            slug: 'draft',
            html: null,
            lexical: JSON.stringify(LEXICAL),
            status: 'draft',
          },
          { ...POST, id: '5', uuid: 'u-5', title: 'Deep', slug: 'deep', html: '<div>'.repeat(100_000) },
        ],
        posts_authors: [{ post_id: '1', author_id: '7', sort_order: 0 }],
        posts_meta: [
          { post_id: '1', feature_image_alt: 'A hall', feature_image_caption: '<span>Photo: <b>WB</b></span>' },
        ],
        posts_tags: [
          { post_id: '1', tag_id: '9', sort_order: 1 },
          { post_id: '1', tag_id: '8', sort_order: 0 },
        ],
        settings: [{ key: 'ghost_private_key', value: 'secret' }],
        tags: [
          { id: '8', name: 'Horror Review' },
          { id: '9', name: 'Kubrick' },
        ],
        members: [{ id: 'm', email: 'member@example.org' }],
        users: [{ id: '7', name: 'Mara', email: 'mara@example.org' }],
      },
    },
  ],
}

describeEachDatabase('An import from Ghost', (open) => {
  it('publishes only what was public there, with pictures, tag, author and old address', async () => {
    await using database = await open()
    const members = [
      { name: 'blog/export.json', data: JSON.stringify(EXPORT) },
      { name: 'blog/content/images/2019/10/hall.png', data: await drawing('png') },
    ]
    const report = await imported(database, fileOf('ghost.zip', zipOf(members)))
    expect(report.map(({ outcome, title, notes }) => [outcome, title, ...notes])).toEqual([
      ['new', 'The Shining', 'left out: injected code', 'left out: script', 'left out: style'],
      ['new', 'For members', 'for paid only there; Den has no members, so it is a draft'],
      ['new', 'About', 'a page there, and so here'],
      ['new', 'Draft'],
      ['refused', 'Deep', 'Its HTML nests more than 300 elements deep.'],
      ['members', 'Members', '1 left out: the export does not say that they get mails'],
    ])
    const picture = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/)
    expect(await new PublishedPosts(database).newestWhole(9)).toMatchObject([
      {
        path: '/blogs/the-shining',
        date: '2019-10-31',
        createdAt: '2019-10-31T20:00:00.000Z',
        updatedAt: '2020-01-01T09:00:00.000Z',
        author: 'Mara',
        tag: 'Horror Review',
        tags: ['Kubrick'],
        featured: 1,
        tagline: 'An excerpt',
        articleImage: picture,
        articleImageAlt: 'A hall',
        articleImgSrc: 'Photo: WB',
        ratings: null,
        sections: [
          { sectionTitle: '', sectionText: 'A *slow* film. [Other](/other/)' },
          {
            sectionTitle: 'The hotel',
            sectionText: 'Text\n\nhttps://www.youtube.com/watch?v=S014oGZiSdI',
            sectionImage: picture,
            sectionImageAlt: 'The hall',
            sectionImgSrc: 'Photo: Warner',
          },
        ],
      },
    ])
    expect(await redirectOf(database, '/the-shining/')).toBe('/blogs/the-shining')
    expect(await redirectOf(database, '/members/')).toBeUndefined()
    const drafts = await new SavedPosts(database).page('draft', { offset: 0, limit: 9 })
    expect(drafts.map(({ title }) => title).sort()).toEqual(['Draft', 'For members'])
    expect(await new PublishedContent(database).pages(0, 9)).toMatchObject([
      { kind: 'page', title: 'About', path: '/about', tag: '', tagline: '' },
    ])
    expect(drafts.find(({ title }) => title === 'Draft')?.sections).toMatchObject([
      { sectionTitle: 'Head', sectionText: '**a < b**' },
    ])
    const rows = await database.read.selectFrom('imported_posts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('secret')
    expect(rows.map(({ unplaced }) => unplaced).toSorted()).toEqual(['{}', '{}', '{}', '{}'])
  })
})

it('takes pictures from a folder beside the file', async () => {
  await using database = await openTestSqlite()
  const file = fileOf('export.json', JSON.stringify(EXPORT.db[0]))
  const hall = await drawing('png')
  expect(await imported(database, file, { isDryRun: true })).toMatchObject([{ pictures: 0 }, {}, {}, {}, {}, {}])
  const pictures = folderOf({ 'images/2019/10/hall.png': hall, 'images/2018/hall.png': hall })
  expect(await imported(database, file, { pictures })).toMatchObject([{ pictures: 2 }, {}, {}, {}, {}, {}])

  // The file is imported again without its pictures: none is removed, even if the text changed.
  const stays = { outcome: 'unchanged', notes: [expect.stringContaining('fewer of its pictures')] }
  expect((await imported(database, file))[0]).toMatchObject(stays)
  const changed = fileOf('export.json', JSON.stringify(EXPORT.db[0]).replace('slow', 'long'))
  expect((await imported(database, changed))[0]).toMatchObject(stays)
  expect((await imported(database, changed, { isDryRun: true }))[0]).toMatchObject(stays)
  const row = await database.read.selectFrom('posts').select('article_image').executeTakeFirstOrThrow()
  expect(row.article_image).toMatch(/^\/media\//)
  expect((await imported(database, changed, { pictures }))[0]).toMatchObject({ outcome: 'changed', pictures: 2 })
})

it('leaves out blocks for members, and makes drafts of what goes out by e-mail only', async () => {
  await using database = await openTestSqlite()
  const gated = (nonMember: boolean, text: string) =>
    `<!--kg-gated-block:begin nonMember:${nonMember} memberSegment:"status:free,status:-free" --><p>${text}</p><!--kg-gated-block:end-->`
  const node = (text: string, visibility?: object) => ({
    type: 'paragraph',
    children: [{ type: 'text', text, format: 0 }],
    ...(visibility && { visibility }),
  })
  const children = [
    ...[node('Open'), node('Shown', { web: { nonMember: true } }), node('SECRET', { web: { nonMember: false } })],
    ...[node('SECRET', { showOnEmail: true, showOnWeb: false }), node('End')],
  ]
  const post = { ...POST, published_at: '2019-10-31T20:00:00.000Z' }
  const posts = [
    {
      ...post,
      id: '1',
      uuid: 'g-1',
      title: 'Html',
      slug: 'html',
      html: `<p>Open</p>${gated(false, 'SECRET')}${gated(true, 'Shown')}<p>End</p>${gated(false, 'SECRET').slice(0, -25)}`,
    },
    {
      ...post,
      id: '2',
      uuid: 'g-2',
      title: 'Lexical',
      slug: 'lexical',
      html: null,
      lexical: JSON.stringify({ root: { type: 'root', children } }),
    },
    {
      ...post,
      id: '3',
      uuid: 'g-3',
      title: 'Mail',
      slug: 'mail',
      html: '<p>x</p>',
      status: 'scheduled',
      published_at: '2999-10-31T20:00:00.000Z',
    },
  ]
  const data = { posts, posts_meta: [{ post_id: '3', email_only: 1 }] }
  const report = await imported(database, fileOf('export.json', JSON.stringify({ data })))
  expect(report).toMatchObject([
    { status: 'published', notes: ['left out: blocks that not every reader sees there', expect.anything()] },
    { status: 'published', notes: ['left out: blocks that not every reader sees there', expect.anything()] },
    { status: 'draft', notes: ['by e-mail only there, so it is a draft'] },
  ])
  const texts = (await new PublishedPosts(database).newestWhole(9)).flatMap(({ sections }) => sections)
  expect(texts.map(({ sectionText }) => sectionText)).toEqual(Array(2).fill('Open\n\nShown\n\nEnd'))
})

it('takes an export that holds members and no post, and refuses one that holds neither', async () => {
  await using database = await openTestSqlite()
  const members = [{ id: 'm', email: 'm@mail.example', subscribed: true }]
  const run = (data: object) => imported(database, fileOf('export.json', JSON.stringify({ data })), { format: 'ghost' })
  expect(await run({ posts: [], members })).toMatchObject([{ outcome: 'members', subscribers: 1, notes: [] }])
  await expect(run({ posts: [] })).rejects.toThrow('holds no posts of Ghost')
})

describeEachDatabase('Members in an export of Ghost', (open) => {
  it('become subscribers with names and dates where they get mails there, and nobody comes back who left', async () => {
    await using database = await open()
    await putSubscriber(database, 'unsubscribed', 'left-here@mail.example')
    const member = (id: string, more: object) => ({
      id,
      email: `${id}@mail.example`,
      name: id.toUpperCase(),
      status: 'free',
      created_at: '2020-01-01T10:00:00.000Z',
      ...more,
    })
    const data = {
      posts: [{ id: '1', uuid: 'u', title: 'A', slug: 'a', html: '<p>A</p>', status: 'published' }],
      members_newsletters: [{ id: 'x', member_id: 'letter', newsletter_id: 'n' }],
      members: [
        member('letter', { status: 'paid' }),
        member('none', { status: 'comped' }),
        member('old', { subscribed: 1, name: 'Old, "O"', created_at: '2019-03-04 05:06:07' }),
        member('left', { subscribed: 0 }),
        member('off', { subscribed: true, email_disabled: 1 }),
        member('left-here', { subscribed: true }),
        member('again', { subscribed: true }),
        member('again', { subscribed: true }),
        { id: 'y', email: 'nobody', subscribed: true },
      ],
    }
    const file = fileOf('export.json', JSON.stringify({ data }))
    const notes = [
      '3 left there, and get no mail here',
      '2 here already, or twice in the export',
      '1 left out: without a valid address',
      'tiers not moved, since Den has none: 1 paid, 1 comped',
    ]
    const subscribers = () =>
      database.read
        .selectFrom('subscribers')
        .select(['email', 'name', 'status', 'created_at'])
        .where('source', '=', 'import')
        .orderBy('email')
        .execute()

    const foretold = (await imported(database, file, { isDryRun: true })).at(-1)
    expect(foretold).toEqual({
      title: 'Members',
      outcome: 'members',
      subscribers: 3,
      notes,
    })
    expect(await subscribers()).toEqual([])

    expect((await imported(database, file)).at(-1)).toMatchObject({ subscribers: 3, notes })
    expect(
      (await subscribers()).map(({ email, name, status, created_at }) => [email, name, status, created_at]),
    ).toEqual([
      ['again@mail.example', 'AGAIN', 'active', '2020-01-01T10:00:00.000Z'],
      ['left@mail.example', '', 'unsubscribed', '2020-01-01T10:00:00.000Z'],
      ['letter@mail.example', 'LETTER', 'active', '2020-01-01T10:00:00.000Z'],
      ['none@mail.example', '', 'unsubscribed', '2020-01-01T10:00:00.000Z'],
      ['off@mail.example', '', 'unsubscribed', '2020-01-01T10:00:00.000Z'],
      ['old@mail.example', 'Old, "O"', 'active', '2019-03-04T05:06:07.000Z'],
    ])
    expect((await imported(database, file)).at(-1)).toMatchObject({
      subscribers: 0,
      notes: ['8 here already, or twice in the export', ...notes.slice(2)],
    })
    const { statement } = await database.read.selectFrom('consent_log').select('statement').executeTakeFirstOrThrow()
    expect(statement).toContain('Ghost site whose export was imported')
  })
})
