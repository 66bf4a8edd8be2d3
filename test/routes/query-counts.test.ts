import { it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'
import counts from './query-counts.json' with { type: 'json' }

const jpeg = await drawing('jpeg')
const picture = addressOf(jpeg, 'jpeg')
const section = { sectionTitle: '', sectionText: 'x', sectionImage: picture, sectionImgSrc: '', sectionImageAlt: '' }
const posts = Array.from({ length: 24 }, (_, index) =>
  postInput({
    path: `/blogs/Post-${index}.`,
    featured: index % 4 ? 0 : 1,
    articleImage: picture,
    ratings: RATINGS,
    series: index > 20 ? { name: 'Month', part: index } : null,
    film: { title: index % 2 ? 'Alien' : 'Barbarian' },
    sections: [section, section, section],
  }),
)

/** By the names under which `query-counts.json` says how many statements each of them takes. */
const TARGETS: Readonly<Record<keyof typeof counts, string>> = {
  home: '/',
  'home, page 2': '/?page=2',
  'home, beyond the last page': '/?page=9',
  'home, another spelling': '/?page=1',
  article: '/blogs/Post-1.',
  'article, the next': '/blogs/Post-2.',
  'article of a series': '/blogs/Post-22.',
  'article, not there': '/blogs/Missing',
  'article, by part of its path': '/blogs/Post-1',
  'article, with a slash': '/blogs/Post-1./',
  'preview, not there': '/preview/none',
  category: '/category/horror-review',
  'category, page 2': '/category/horror-review?page=2',
  'category, not there': '/category/nowhere',
  series: '/series/month',
  'tag, not there': '/tag/nowhere',
  'month of the archive': '/archive/2024/10',
  'RSS of a category': '/category/horror-review/feed.xml',
  'list of films': '/films',
  'list of authors': '/authors',
  archive: '/archive',
  'RSS under another name': '/rss',
  ratings: '/ratings',
  'ratings, filtered': '/ratings?terror=5-9&sort=-overall',
  compare: '/compare/alien/barbarian',
  search: '/search?q=tough+thing',
  'search, without a query': '/search',
  greetings: '/greetings',
  terms: '/terms',
  'unknown address': '/nowhere',
  'unknown file': '/x.js',
  picture,
  RSS: '/feed.xml',
  Atom: '/atom.xml',
  'JSON Feed': '/feed.json',
  sitemap: '/sitemap.xml',
  'sitemap, its second file': '/sitemap-2.xml',
  'robots.txt': '/robots.txt',
  'API, list': '/api/blogs',
  'API, list of a category': '/api/blogs?tag=Horror+Review&q=mac&page=2',
  'API, one': `/api/blogs/${encodeURIComponent('/blogs/Post-1.')}`,
  'API, one that is not there': '/api/blogs/none',
  'API, all posts': '/api/collections/blogs',
  'API, search': '/api/search?q=tough+thing',
  'API, suggestions': '/api/search/suggestions?q=thi',
  'API, settings': '/api/collections/settings',
  'API, projects': '/v1/projects',
  healthz: '/healthz',
  readyz: '/readyz',
}

describeEachDatabase('a request', (open) => {
  it('takes as many statements as are written down for it', async () => {
    await using app = await openTestApp(open, { posts, pictures: [jpeg] })
    const changes: string[] = []
    for (const [name, target] of Object.entries(TARGETS)) {
      await app.get(target)
      const taken = app.queries.length
      const expected = counts[name as keyof typeof counts]
      if (taken !== expected)
        changes.push(`${name} (${target}) takes ${taken} instead of ${expected}:\n    ${app.queries.join('\n    ')}`)
    }
    if (changes.length > 0)
      throw new Error(`${changes.join('\n')}\nIf that is meant, write it down in test/routes/query-counts.json.`)
  })
})
