import { expect, it } from 'vitest'
import { usualAddresses } from './usual-addresses.ts'

it.each([
  ['/index.xml', '/feed.xml'],
  ['/feed/rss2/', '/feed.xml'],
  ['/feeds/posts/default', '/feed.xml'],
  ['/feed/atom/', '/atom.xml'],
  ['/wp-sitemap.xml', '/sitemap.xml'],
  ['/wp-sitemap-posts-post-1.xml', '/sitemap.xml'],
  ['/post-sitemap2.xml', '/sitemap.xml'],
  ['/sitemap-posts.xml', '/sitemap.xml'],
  ['/category/films/horror-review/', '/category/horror-review', '/tag/horror-review'],
  ['/category/Horror Review/feed/', '/category/horror-review/feed.xml', '/tag/horror-review/feed.xml'],
  ['/category/giallo/page/3/', '/category/giallo', '/tag/giallo'],
  ['/blog/category/giallo', '/category/giallo', '/tag/giallo'],
  ['/tags/giallo', '/tag/giallo', '/category/giallo'],
  ['/tag/giallo/feed/atom', '/tag/giallo/feed.xml', '/category/giallo/feed.xml'],
  ['/blog/tag/giallo', '/tag/giallo', '/category/giallo'],
  ['/search/label/Giallo', '/tag/giallo', '/category/giallo'],
  ['/authors/Mara Voss', '/author/mara-voss'],
  ['/author/mara/page/2/', '/author/mara'],
  ['/2019/10/', '/archive/2019/10'],
  ['/2019/1/5/', '/archive/2019/01'],
  ['/blog/2019/', '/archive/2019'],
])('%s of another program leads to %s', (path, ...addresses) => {
  expect(usualAddresses(path).map((usual) => usual.path)).toEqual(addresses)
})

it.each([
  '/',
  '/author/mara-voss',
  '/2019/10/the-shining',
  '/tags',
  '/12345',
  '/page/2',
  '/about/',
  '/2019/10/hall.jpg',
])('%s is none of them', (path) => {
  expect(usualAddresses(path)).toEqual([])
})
