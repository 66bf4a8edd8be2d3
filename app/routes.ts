import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product. What is in no line here goes to `unknown.ts`. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    // A splat, because a title may hold a slash and both spellings of it open the post.
    route('blogs/*', 'routes/site/article.tsx', { caseSensitive: true }),
    route('greetings', 'routes/site/greetings.tsx', { caseSensitive: true }),
    route('subscribe', 'routes/site/subscription/subscribe.tsx', { caseSensitive: true }),
    route('subscription/confirm', 'routes/site/subscription/confirm.tsx', { caseSensitive: true }),
    route('unsubscribe', 'routes/site/subscription/unsubscribe.tsx', { caseSensitive: true }),
    route('terms', 'routes/site/text-page.tsx', { caseSensitive: true, id: 'terms' }),
    route('privacy', 'routes/site/text-page.tsx', { caseSensitive: true, id: 'privacy' }),
    route('cookiepolicy', 'routes/site/text-page.tsx', { caseSensitive: true, id: 'cookiepolicy' }),
  ]),

  layout('routes/admin/layout.tsx', [
    route('admin', 'routes/admin/create.tsx', { caseSensitive: true }),
    route('admin/posts', 'routes/admin/posts.tsx', { caseSensitive: true }),
    route('admin/more-posts', 'routes/admin/more-posts.ts', { caseSensitive: true }),
    route('admin/posts/:id', 'routes/admin/edit.tsx', { caseSensitive: true }),
    route('admin/subscribers', 'routes/admin/subscribers.tsx', { caseSensitive: true }),
    route('admin/mail', 'routes/admin/mail.tsx', { caseSensitive: true }),
    route('admin/mailbox/:id', 'routes/admin/mail/mailbox-message.ts', { caseSensitive: true }),
    route('admin/statistics', 'routes/admin/statistics.tsx', { caseSensitive: true }),
    route('admin/settings', 'routes/admin/settings.tsx', { caseSensitive: true }),
    route('admin/account', 'routes/admin/account.tsx', { caseSensitive: true }),
  ]),
  route('admin/setup', 'routes/admin/setup.tsx', { caseSensitive: true }),

  route('api/auth/sign-in/email', 'routes/api/auth/sign-in.ts', { caseSensitive: true }),
  route('api/auth/sign-out', 'routes/api/auth/sign-out.ts', { caseSensitive: true }),
  route('api/auth/session', 'routes/api/auth/session.ts', { caseSensitive: true }),
  route('api/auth/claim', 'routes/api/auth/claim.ts', { caseSensitive: true }),
  route('api/auth/change-password', 'routes/api/auth/change-password.ts', { caseSensitive: true }),
  route('api/blogs', 'routes/api/blogs.ts', { caseSensitive: true }),
  route('api/blogs/*', 'routes/api/blog.ts', { caseSensitive: true }),
  route('api/settings', 'routes/api/settings.ts', { caseSensitive: true }),
  route('api/subscribers', 'routes/api/subscribers/subscribers.ts', { caseSensitive: true }),
  route('api/subscribers.csv', 'routes/api/subscribers/export.ts', { caseSensitive: true }),
  route('api/subscribers/:id', 'routes/api/subscribers/subscriber.ts', { caseSensitive: true }),
  route('api/mail', 'routes/api/mail/mail.ts', { caseSensitive: true }),
  route('api/mail/caps', 'routes/api/mail/caps.ts', { caseSensitive: true }),
  route('api/mail/test', 'routes/api/mail/test.ts', { caseSensitive: true }),
  route('api/mail/resume', 'routes/api/mail/resume.ts', { caseSensitive: true }),
  route('api/services/:service/check', 'routes/api/service-check.ts', { caseSensitive: true }),
  route('api/campaigns/:id', 'routes/api/mail/campaign.ts', { caseSensitive: true }),
  route('api/statistics/:table', 'routes/api/statistics.ts', { caseSensitive: true }),
  route('api/media', 'routes/api/media.ts', { caseSensitive: true }),
  route('api/collections/:name', 'routes/api/collection.ts', { caseSensitive: true }),
  route('api/captcha', 'routes/api/captcha.ts', { caseSensitive: true }),
  route('api/subscriptions', 'routes/api/subscriptions.ts', { caseSensitive: true }),
  route('api/screen-views', 'routes/api/screen-views.ts', { caseSensitive: true }),
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
