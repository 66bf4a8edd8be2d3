import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { AuthorProfile } from '#domain/posts/authors/author-profile.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import { drawing } from '#test/support/pictures.ts'
import { den } from '#test/support/process/command.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { AccountRepository } from '../identity/account-repository.ts'
import { changeProfile, profileOf } from '../posts/authors/author-profiles.ts'
import { CategoryRepository } from '../posts/categories/category-repository.ts'

const PICTURE = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/)
const POST = { type: 'post', status: 'published', visibility: 'public', html: '<p>Text</p>' }
const POSTS = [
  { ...POST, id: '1', uuid: 'u-1', title: 'One', slug: 'one', published_at: '2019-10-31T20:00:00.000Z' },
  { ...POST, id: '2', uuid: 'u-2', title: 'Two', slug: 'two', published_at: '2019-11-01T20:00:00.000Z' },
]

async function account(database: TestDatabase, authorName: string): Promise<string> {
  const email = `${authorName.toLowerCase().replace(/\W/g, '')}@den.example`
  const fresh = { email, name: authorName, authorName, role: 'author', passwordHash: null } as const
  return succeeded(await new AccountRepository(database).insert(fresh)).account.id
}

describeEachDatabase('Profiles of an import', (open) => {
  it('from Ghost fill the empty one of the account that has the name, and name all else', async () => {
    await using database = await open()
    const [mara, noa] = [await account(database, 'Mara Vell'), await account(database, 'Noa Quist')]
    const kept: AuthorProfile = { portrait: '', about: 'Mine.', links: [] }
    await changeProfile(database, noa, kept)
    const handles = {
      ...{ mastodon: '@mara@horror.example', twitter: '@mara', facebook: 'mara', bluesky: 'mara.example' },
      ...{ youtube: '@mara', instagram: 'mara' },
    }
    const users = [
      {
        ...{ id: '1', name: 'mara  VELL', bio: ' Sleeps\n\nbadly.\nWrites. ', website: 'http://mara.example' },
        ...{ profile_image: '__GHOST_URL__/content/images/mara.png', location: 'London', ...handles },
      },
      { id: '2', name: 'Noa Quist', bio: 'Theirs.', website: 'https://noa.example' },
      { id: '3', name: 'A Guest', bio: 'Was here once.', profile_image: '/content/images/guest.png' },
      { id: '4', name: 'Silent' },
    ]
    const files = {
      'ghost.json': JSON.stringify({ db: [{ data: { posts: POSTS, users } }] }),
      'content/images/mara.png': await drawing('png'),
    }
    const report = (await imported(database, folderOf(files))).slice(2)
    expect(report).toEqual([
      {
        title: 'mara  VELL',
        outcome: 'profile',
        profiles: 1,
        account: 'maravell@den.example',
        notes: [
          'left out of the profile: location London',
          'left out of the profile: http://mara.example',
          'left out of the profile: https://www.facebook.com/mara',
        ],
      },
      {
        title: 'Noa Quist',
        outcome: 'profile',
        profiles: 0,
        account: 'noaquist@den.example',
        notes: [
          'the profile here stays as it is',
          'left out of the profile: “Theirs.”',
          'left out of the profile: https://noa.example',
        ],
      },
      {
        title: 'A Guest',
        outcome: 'profile',
        profiles: 0,
        notes: [
          'no single account has this name as printed, so the profile is not moved',
          'left out of the profile: “Was here once.”',
          'left out of the profile: the portrait /content/images/guest.png',
        ],
      },
    ])
    const networks = ['mastodon', 'bluesky', 'instagram', 'youtube', 'x']
    expect(await profileOf(database, mara)).toMatchObject({
      portrait: PICTURE,
      about: 'Sleeps badly. Writes.',
      links: networks.map((network) => ({ network })),
    })
    expect(await profileOf(database, noa)).toEqual(kept)
    const again = (await imported(database, folderOf(files)))[2]
    expect(again).toMatchObject({ profiles: 0, notes: report[0]!.notes })
  })

  it('that a dry run tells of are those that an import fills, and a portrait may follow', async () => {
    await using database = await open()
    const mara = await account(database, 'Mara Vell')
    const users = [{ id: '1', name: 'Mara Vell', bio: 'x '.repeat(200), profile_image: '/images/mara.png' }]
    const file = { 'ghost.json': JSON.stringify({ db: [{ data: { posts: POSTS, users } }] }) }
    const before = await database.contentVersion()
    const dry = await imported(database, folderOf(file), { isDryRun: true })
    expect(await database.contentVersion()).toBe(before)
    const lines = await imported(database, folderOf(file))
    expect(lines[2]).toEqual(dry[2])
    expect(lines[2]).toMatchObject({
      profiles: 1,
      notes: [
        expect.stringMatching(/^left out of the profile, whose words are too long: “x x/),
        'picture not moved: /images/mara.png (it is not among the files)',
      ],
    })
    const filled = await profileOf(database, mara)
    expect(filled).toEqual({ portrait: '', about: 'x '.repeat(150).trim(), links: [] })
    const later = await imported(database, folderOf({ ...file, 'images/mara.png': await drawing('png') }))
    expect(later[2]).toMatchObject({ profiles: 1 })
    expect(await profileOf(database, mara)).toEqual({ ...filled, portrait: PICTURE })
  })

  it('from WordPress are those of its plugins for authors', async () => {
    await using database = await open()
    const [mara, ida] = [await account(database, 'Mara Voss'), await account(database, 'Ida & I')]
    const attachment = (id: number, name: string) =>
      item(id, { 'wp:post_type': 'attachment', 'wp:attachment_url': `https://old.example/up/${name}.png` })
    const term = (name: string, fields: Record<string, string>) => {
      const metas = Object.entries(fields).map(
        ([key, value]) =>
          `<wp:termmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:termmeta>`,
      )
      return `<wp:term><wp:term_taxonomy>author</wp:term_taxonomy><wp:term_name><![CDATA[${name}]]></wp:term_name>${metas.join('')}</wp:term>`
    }
    const guest = { 'wp:post_type': 'guest-author', 'wp:post_name': 'cap-mara', title: 'mara' }
    const file = wxr(
      term('Ida &amp; I', {
        description: '<b>Two</b> people',
        user_url: 'https://ida.example',
        avatar: '8',
        user_email: 'x',
      }),
      term('Nobody', { description: '' }),
      item(1, { title: 'One' }),
      attachment(7, 'mara'),
      attachment(8, 'ida'),
      item(
        9,
        guest,
        meta('cap-display_name', 'Mara Voss') +
          meta('cap-user_login', 'mara') +
          meta('cap-description', 'Sleeps <em>badly</em>.') +
          meta('cap-website', 'https://mara.example') +
          meta('cap-aim', 'mara77') +
          meta('_thumbnail_id', '7'),
      ),
    )
    const png = await drawing('png')
    const report = await imported(database, folderOf({ 'old.xml': file, 'up/mara.png': png, 'up/ida.png': png }))
    expect(report.slice(1)).toMatchObject([
      { title: 'Mara Voss', outcome: 'profile', profiles: 1, notes: ['left out of the profile: aim mara77'] },
      { title: 'Ida & I', outcome: 'profile', profiles: 1, notes: [] },
    ])
    expect(await profileOf(database, mara)).toEqual({
      portrait: PICTURE,
      about: 'Sleeps badly.',
      links: [{ network: 'website', href: 'https://mara.example' }],
    })
    expect(await profileOf(database, ida)).toMatchObject({ portrait: PICTURE, about: 'Two people' })
  })

  it('from an export of Den are those that it has', async () => {
    await using database = await open()
    const mara = await account(database, 'Mara Vell')
    const profile = { about: 'Sleeps.\nBadly.', links: [{ network: 'rss', href: '/author/mara/feed.xml' }] } as const
    const png = {
      'a.md': '---\ntitle: A\nimage: a.png\ndate: 2019-10-31\n---\n\nText\n',
      'a.png': await drawing('png'),
    }
    await imported(database, folderOf(png))
    const { article_image: portrait } = await database.read
      .selectFrom('posts')
      .select('article_image')
      .executeTakeFirstOrThrow()
    await changeProfile(database, mara, { ...profile, portrait })
    const { dataDir, databaseUrl } = database.config
    const folder = join(dataDir, 'out')
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    expect((await den(['export', folder], env)).output.stdout).toContain('1 post, 0 drafts, 1 picture, 1 profile')
    expect(readdirSync(join(folder, 'authors'))).toEqual(['mara-vell.json'])
    expect(JSON.parse(readFileSync(join(folder, 'authors/mara-vell.json'), 'utf8'))).toMatchObject({
      name: 'Mara Vell',
    })

    await using other = await open()
    const there = await account(other, 'Mara Vell')
    expect((await imported(other, folder)).at(-1)).toMatchObject({ outcome: 'profile', profiles: 1, notes: [] })
    expect(await profileOf(other, there)).toEqual({ ...profile, portrait })
    expect((await imported(database, folder)).at(-1)).toMatchObject({ profiles: 0, notes: [] })
  })
})

describeEachDatabase('Colours of an import from Ghost', (open) => {
  it('go to the categories that have none', async () => {
    await using database = await open()
    const tags = [
      { id: '1', name: 'Essays', accent_color: '#F5C518' },
      { id: '2', name: 'Horror List', accent_color: '#abc' },
      { id: '3', name: 'Giallo', accent_color: '#112233' },
      { id: '4', name: 'Horror Musings', accent_color: '#8a2be2' },
      { id: '5', name: 'Plain', accent_color: null },
    ]
    const posts_tags = [
      { post_id: '1', tag_id: '1', sort_order: 0 },
      { post_id: '1', tag_id: '3', sort_order: 1 },
      { post_id: '2', tag_id: '2', sort_order: 0 },
    ]
    const categories = () => new CategoryRepository(database).list()
    const before = await categories()
    await new CategoryRepository(database).save(
      before.map((each) => ({ ...each, colour: each.name === 'Horror Musings' ? '#ffffff' : '' })),
    )
    const file = folderOf({ 'ghost.json': JSON.stringify({ db: [{ data: { posts: POSTS, tags, posts_tags } }] }) })
    const line = {
      title: 'Colours of categories',
      outcome: 'colours',
      colours: 2,
      notes: [
        'no category here is called “Giallo”: colour #112233',
        'the colour of “Horror Musings” stays #ffffff here: #8a2be2 there',
      ],
    }
    expect((await imported(database, file, { isDryRun: true })).at(-1)).toEqual(line)
    expect((await imported(database, file)).at(-1)).toEqual(line)
    expect((await categories()).map(({ name, colour, isDescribed }) => [name, colour, isDescribed])).toEqual([
      ['Horror Review', '', true],
      ['Horror List', '#aabbcc', true],
      ['Horror Musings', '#ffffff', true],
      ['Essays', '#f5c518', true],
    ])
    expect((await imported(database, file)).at(-1)).toMatchObject({ colours: 0 })
  })
})
