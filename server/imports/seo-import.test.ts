import { describe, expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { storedSeo } from './readers/imported-seo.ts'

const PICTURE = expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/)

async function seoOf(files: Record<string, string>) {
  await using database = await openTestSqlite()
  const all = { ...files, 'pics/card.png': await drawing('png') }
  const [line] = await imported(database, folderOf(all))
  const [post] = await new PublishedPosts(database).newestWhole(1)
  return { seo: post?.seo, notes: line?.notes.filter((note) => !note.startsWith('the captions')) }
}

describe('An import from WordPress', () => {
  const yoast = {
    _yoast_wpseo_title: 'Found',
    _yoast_wpseo_metadesc: 'Rosemary&#8217;s baby &amp; others',
    _yoast_wpseo_canonical: 'https://first.example/text/',
    '_yoast_wpseo_meta-robots-noindex': '1',
    '_yoast_wpseo_opengraph-image': 'https://old.example/pics/card.png',
  }
  it.each([
    [
      yoast,
      {
        title: 'Found',
        description: 'Rosemary’s baby & others',
        canonical: 'https://first.example/text/',
        noindex: true,
        picture: PICTURE,
      },
    ],
    [
      { rank_math_title: 'RM', rank_math_robots: 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}' },
      { title: 'RM', noindex: true },
    ],
    [{ rank_math_robots: '["noindex"]' }, { noindex: true }],
    [{ rank_math_robots: 'a:1:{i:0;s:5:"index";}', '_yoast_wpseo_meta-robots-noindex': '2' }, null],
    [
      { _seopress_titles_desc: 'Press', _seopress_robots_index: 'yes' },
      { description: 'Press', noindex: true },
    ],
    [
      { _genesis_title: 'Genesis', _genesis_noindex: '1' },
      { title: 'Genesis', noindex: true },
    ],
    [
      { _aioseop_title: 'Packed', _aioseop_noindex: 'on' },
      { title: 'Packed', noindex: true },
    ],
    // The default of each plugin says what the page says by itself.
    [{ _yoast_wpseo_title: '%%title%% %%page%% %%sep%% %%sitename%%' }, null],
    [{ rank_math_title: '%title% %sep% %sitename%' }, null],
    [{ _aioseo_title: '#post_title #separator_sa #site_title' }, null],
    [{ _yoast_wpseo_title: '%%title%%, reviewed' }, { title: 'Post 1, reviewed' }],
    // Search engines would be led away from the post that has moved here.
    [{ _yoast_wpseo_canonical: 'http://www.old.example/2019/10/post-1' }, null],
  ])('finds %j', async (fields, seo) => {
    const postmeta = Object.entries(fields).map(([name, value]) => meta(name, value))
    const found = await seoOf({ 'old.xml': wxr(item(1, {}, postmeta.join(''))) })
    expect(found).toEqual({ seo, notes: [] })
  })

  it('names what cannot be kept', async () => {
    const postmeta = [
      meta('_yoast_wpseo_title', '%%title%% by %%name%%'),
      meta('_yoast_wpseo_metadesc', 'x'.repeat(2001)),
      meta('_yoast_wpseo_canonical', 'first.example/text'),
    ]
    const { seo, notes } = await seoOf({ 'old.xml': wxr(item(1, {}, postmeta.join(''))) })
    expect(seo).toBeNull()
    expect(notes).toEqual([
      'its title for search engines is filled in there, and left out: %%title%% by %%name%%',
      'its canonical address is none: first.example/text',
      'its description for search engines is too long, and left out',
    ])
  })
})

it.each([
  [
    { meta_title: 'Found', og_title: 'Shared', canonical_url: 'https://first.example/x' },
    { title: 'Found', canonical: 'https://first.example/x' },
  ],
  [
    { og_title: 'Shared', twitter_description: 'Told' },
    { title: 'Shared', description: 'Told' },
  ],
  [{ og_image: '__GHOST_URL__/pics/card.png' }, { picture: PICTURE }],
  [{ canonical_url: '__GHOST_URL__/old/', meta_title: 'Old' }, null],
])('an import from Ghost finds %j', async (fields, seo) => {
  const { canonical_url = null, ...table } = fields as Record<string, string>
  const post = { id: '1', uuid: 'u', title: 'Old', slug: 'old', html: '<p>x</p>', status: 'published', canonical_url }
  const data = { posts: [post], posts_meta: [{ post_id: '1', ...table }] }
  expect((await seoOf({ 'ghost.json': JSON.stringify({ db: [{ meta: {}, data }] }) })).seo).toEqual(seo)
})

it.each([
  [
    'seo: { title: Found, image: /pics/card.png, keywords: [a] }',
    { title: 'Found', picture: PICTURE },
    ['seo.keywords'],
  ],
  [
    'canonicalURL: https://first.example/x\nrobotsNoIndex: true',
    { canonical: 'https://first.example/x', noindex: true },
    [],
  ],
  [
    'metaTitle: Found\nmetaDescription: Told\nrobots: noindex, follow',
    { title: 'Found', description: 'Told', noindex: true },
    [],
  ],
  ['images: [/pics/card.png]\nseo_title: Old', { picture: PICTURE }, []],
])('front matter %j', async (fields, seo, unknown) => {
  const found = await seoOf({ 'posts/old.md': `---\ntitle: Old\ndate: 2020-01-01\n${fields}\n---\nText` })
  const notes = unknown.map((name) => `kept beside the post, since Den has no such field: ${name}`)
  expect(found).toEqual({ seo, notes })
})

it('keeps the unfinished canonical address of a draft that Den exported, and none of a published post', () => {
  const seo = { canonical: 'first.example/te' }
  expect(storedSeo(seo, true)).toEqual(seo)
  expect(storedSeo(seo, false)).toBeNull()
})
