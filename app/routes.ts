import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product. What is in no line here goes to `unknown.ts`. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    // A splat, because a title may hold a slash and both spellings of it open the post.
    route('blogs/*', 'routes/site/article.tsx', { caseSensitive: true }),
    route('greetings', 'routes/site/greetings.tsx', { caseSensitive: true }),
    route('terms', 'routes/site/text-page.tsx', { caseSensitive: true, id: 'terms' }),
    route('privacy', 'routes/site/text-page.tsx', { caseSensitive: true, id: 'privacy' }),
    route('cookiepolicy', 'routes/site/text-page.tsx', { caseSensitive: true, id: 'cookiepolicy' }),
  ]),

  route('api/blogs', 'routes/api/blogs.ts', { caseSensitive: true }),
  route('api/blogs/*', 'routes/api/blog.ts', { caseSensitive: true }),
  route('api/collections/:name', 'routes/api/collection.ts', { caseSensitive: true }),
  route('v1/projects', 'routes/api/projects.ts', { caseSensitive: true }),

  route('feed.xml', 'routes/discovery/feed.ts', { caseSensitive: true, id: 'rss' }),
  route('atom.xml', 'routes/discovery/feed.ts', { caseSensitive: true, id: 'atom' }),
  route('feed.json', 'routes/discovery/feed.ts', { caseSensitive: true, id: 'json-feed' }),
  route('sitemap.xml', 'routes/discovery/sitemap.ts', { caseSensitive: true }),
  route('site.webmanifest', 'routes/discovery/manifest.ts', { caseSensitive: true }),
  route('robots.txt', 'routes/discovery/robots.ts', { caseSensitive: true }),
  // For `/sitemap-1.xml`: no pattern names a part of a segment. What else it catches goes where the last line leads.
  route(':file', 'routes/discovery/sitemap-part.ts'),

  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig
