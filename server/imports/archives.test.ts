import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Post } from '#domain/posts/post.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { ARCHIVES, type Archive } from '#test/support/imports/archives/archives.ts'
import { type ArchivedPost, archivedPosts, type Block } from '#test/support/imports/archives/model.ts'
import { folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

const POSTS = 12
const DOCUMENT = 'docs/imports.md'
const NAMES = [
  'posts',
  'dates',
  'scores',
  'old addresses',
  'pictures',
  'links',
  'paragraphs',
  'headings',
  'list items',
  'quotes',
  'films',
] as const
type Counts = Readonly<Record<(typeof NAMES)[number], number>>

function countsOf(posts: readonly ArchivedPost[], { scale, address }: Archive): Counts {
  const all = posts.flatMap(({ blocks }) => blocks)
  const of = (kind: Block['kind']) => all.filter((block) => block.kind === kind).length
  return {
    posts: posts.length,
    dates: posts.length,
    scores: scale ? posts.length : 0,
    'old addresses': address ? posts.length : 0,
    pictures: of('picture'),
    links: all.filter((block) => block.kind === 'text' && block.link !== null).length,
    paragraphs: of('text'),
    headings: of('heading'),
    'list items': all.flatMap((block) => (block.kind === 'list' ? block.items : [])).length,
    quotes: of('quote'),
    films: of('film'),
  }
}

async function measured(name: string, archive: Archive): Promise<{ source: Counts; here: Counts; unnamed: string[] }> {
  await using database = await openTestSqlite()
  const posts = archivedPosts(name.length, POSTS, archive.kinds)
  const pictures = posts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : [])),
  )
  const bytes = await drawing('png')
  const folder = folderOf({
    ...archive.files(posts),
    ...Object.fromEntries(pictures.map((picture) => [`${archive.pictures}/${picture}`, bytes])),
  })
  const { scale } = archive
  const report = await imported(database, folder, scale && scale !== 'said' ? { scale } : {})
  const here = await new PublishedPosts(database).newestWhole(POSTS * 2)
  const lines = here.flatMap(linesOf)
  const matching = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length
  const same = (post: ArchivedPost) => here.find(({ title }) => title === post.title)
  const redirects = []
  for (const post of posts)
    if (
      archive.address &&
      (await redirectOf(database, archive.address(post))) === `/blogs/${same(post)?.path.slice('/blogs/'.length)}`
    )
      redirects.push(post)
  const score = archive.rounded ?? ((given: number) => given)
  return {
    source: countsOf(posts, archive),
    here: {
      posts: here.length,
      dates: posts.filter((post) => same(post)?.date === post.date).length,
      scores: scale ? posts.filter((post) => same(post)?.ratings?.overall === score(post.score)).length : 0,
      'old addresses': redirects.length,
      pictures:
        matching(/^!\[.*\]\(\/media\//) +
        here.flatMap(({ sections }) => sections).filter(({ sectionImage }) => sectionImage).length,
      links: matching(/\]\(https:\/\/elsewhere\.example\//),
      paragraphs: posts.reduce((sum, post) => sum + paragraphsOf(post, linesOf(same(post))), 0),
      headings:
        matching(/^## /) + here.flatMap(({ sections }) => sections).filter(({ sectionTitle }) => sectionTitle).length,
      'list items': matching(/^- /),
      quotes: matching(/^> /),
      films: matching(/^https:\/\/www\.youtube\.com\/watch\?v=/),
    },
    unnamed: report.flatMap(({ outcome, notes }) => [...(outcome === 'new' ? [] : [outcome]), ...notes]),
  }
}

function linesOf(post: Pick<Post, 'sections'> | undefined): string[] {
  return post?.sections.flatMap(({ sectionText }) => sectionText.split('\n')) ?? []
}

/** The paragraphs of a post that are one here, in the same order. */
function paragraphsOf({ blocks }: ArchivedPost, lines: readonly string[]): number {
  let at = 0
  return blocks.filter((block) => {
    if (block.kind !== 'text') return false
    const found = lines.findIndex((line, index) => index >= at && line.startsWith(block.words))
    if (found !== -1) at = found + 1
    return found !== -1
  }).length
}

const rows = new Map<string, Counts>()

it.each(Object.entries(ARCHIVES))('%s comes whole', async (name, archive) => {
  const { source, here, unnamed } = await measured(name, archive)
  expect(here, unnamed.join('\n')).toEqual(source)
  rows.set(name, source)
})

it('is what docs/imports.md says', () => {
  const head = `| archive | ${NAMES.join(' | ')} |\n|---|${'--:|'.repeat(NAMES.length)}\n`
  const cell = (counts: Counts, name: (typeof NAMES)[number]) =>
    counts[name] === 0 ? '–' : `${counts[name]} / ${counts[name]}`
  const table =
    head +
    [...rows].map(([name, counts]) => `| ${name} | ${NAMES.map((each) => cell(counts, each)).join(' | ')} |\n`).join('')
  const text = readFileSync(DOCUMENT, 'utf8')
  const begin = text.indexOf('| archive |')
  const end = text.indexOf('\n\n', begin) + 1
  if (process.env.DEN_WRITE_TABLE) writeFileSync(DOCUMENT, text.slice(0, begin) + table + text.slice(end))
  else expect(text.slice(begin, end)).toBe(table)
})
