import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cyclesAmong, FOLDERS, type Import, importsOf, isOurs, serverDiagram, sourceFiles } from '../scripts/imports.ts'

/** Folders of the server without a subject of their own, which every other folder may use. */
const TOOLS = ['concurrency', 'config', 'log', 'network']
const SERVER_TOOLS = [...TOOLS.map((tool) => `server/${tool}`), 'server/file-cache.ts', 'server/tokens.ts']
/** Files of `domain/` that belong to no one feature. */
const DOMAIN_BASE = [
  'domain/text',
  'domain/locales',
  ...['durations', 'email', 'field-errors', 'redacted-url', 'messages', 'thinning'].map((n) => `domain/${n}.ts`),
]

/** What a feature of the server may import values from: tools, the database, and of other features these files only. */
function feature(name: string, ...others: readonly string[]): readonly string[] {
  return [`server/${name}`, 'domain', 'server/db', ...SERVER_TOOLS, ...others]
}

/** From which places values may come, by the place that imports them; the longest prefix counts. Packages are listed apart. */
const VALUES_FROM: Readonly<Record<string, readonly string[]>> = {
  'domain/api': ['domain'],
  'domain/text': ['domain/text', 'domain/durations.ts'],
  domain: DOMAIN_BASE,
  'domain/audit': ['domain/audit', ...DOMAIN_BASE],
  'domain/identity': ['domain/identity', ...DOMAIN_BASE],
  'domain/look': ['domain/look', ...DOMAIN_BASE],
  'domain/menu': ['domain/menu', ...DOMAIN_BASE],
  'domain/mail': ['domain/mail', ...DOMAIN_BASE],
  'domain/imports': ['domain/imports', 'domain/posts', ...DOMAIN_BASE],
  'domain/pictures': ['domain/pictures', ...DOMAIN_BASE],
  'domain/posts': ['domain/posts', 'domain/look', 'domain/menu', 'domain/pictures', ...DOMAIN_BASE],
  'domain/redirects': ['domain/redirects', 'domain/posts', ...DOMAIN_BASE],
  'domain/search': ['domain/search', 'domain/posts', ...DOMAIN_BASE],
  'domain/settings': [
    'domain/settings',
    'domain/look',
    'domain/menu',
    'domain/pictures',
    'domain/posts',
    ...DOMAIN_BASE,
  ],
  'domain/statistics': ['domain/statistics', 'domain/posts', ...DOMAIN_BASE],
  'domain/subscribers': ['domain/subscribers', ...DOMAIN_BASE],
  'domain/syndication': ['domain/syndication', 'domain/posts', 'domain/pictures', ...DOMAIN_BASE],
  content: ['content', 'domain'],
  app: ['app', 'domain'],
  cli: ['cli', 'server', 'domain'],
  'server/network': ['server/network', 'domain/text'],
  'server/log': ['server/log', 'domain'],
  'server/concurrency': ['server/concurrency', 'server/network', 'domain/durations.ts'],
  'server/config': ['server/config', 'domain', 'server/network'],
  'server/db': ['server/db', 'domain', ...SERVER_TOOLS],
  'server/analytics': feature('analytics'),
  'server/backup': feature(
    'backup',
    'server/media/bytes',
    'server/media/media-parts.ts',
    'server/posts/first-run/demo-content.ts',
    'server/posts/indexing/index-state.ts',
    'server/posts/indexing/index-upkeep.ts',
  ),
  'server/audit': feature(
    'audit',
    'server/identity/notices/account-notices.ts',
    'server/policy-reports/policy-reports.ts',
  ),
  'server/doctor': feature('doctor', 'server/media/bytes'),
  'server/films': feature('films'),
  'server/policy-reports': feature('policy-reports'),
  'server/captcha': feature('captcha'),
  'server/covers': feature('covers'),
  'server/identity': feature('identity', 'server/mail/outbox/outbox-repository.ts'),
  'server/mail': feature('mail', 'server/settings/settings-repository.ts'),
  'server/redirects': feature('redirects', 'server/posts/post-repository.ts', 'server/posts/published-content.ts'),
  'server/imports': feature(
    'imports',
    'server/media/image-type.ts',
    'server/media/media-repository.ts',
    'server/media/media-store.ts',
    'server/newsletter/subscribers/subscriber-import.ts',
    'server/redirects/redirects.ts',
    'server/posts/categories/category-repository.ts',
    ...[
      'authors/author-profiles',
      'authors/post-authors',
      'indexing/post-index',
      'post-repository',
      'saved-posts',
      'search/known-stems',
      'search/search-entry',
      'take-back',
      'revisions/revision-repository',
    ].map((name) => `server/posts/${name}.ts`),
  ),
  'server/media': feature('media'),
  'server/export': feature(
    'export',
    'server/media/media-repository.ts',
    'server/posts/published-content.ts',
    'server/posts/published-posts.ts',
    'server/posts/saved-posts.ts',
  ),
  'server/posts': feature(
    'posts',
    'server/settings/settings-repository.ts',
    'server/newsletter/campaigns/campaign-repository.ts',
    'content',
  ),
  'server/settings': feature('settings'),
  'server/statistics': feature('statistics', 'server/newsletter/campaigns/campaign-fan-out.ts'),
  'server/newsletter': feature(
    'newsletter',
    'server/captcha',
    'server/identity/sessions/signing-keys.ts',
    'server/mail',
    'server/settings/settings-repository.ts',
  ),
  'server/http': ['server/http', 'domain', ...SERVER_TOOLS],
  'server/pages': ['server/pages', 'domain', 'server/http', ...SERVER_TOOLS],
  server: ['server', 'domain', 'content'],
}
const TYPES_FROM: Readonly<Record<string, readonly string[]>> = {
  content: ['content', 'domain'],
  domain: ['domain'],
  app: ['app', 'domain', 'server', '.react-router'],
  cli: ['cli', 'server', 'domain'],
  server: ['server', 'domain', 'content'],
}
const PACKAGES_OF: Readonly<Record<string, RegExp>> = {
  domain: /^zod$/,
  content: /^(sharp|node:.+)$/,
  app: /^(@atlaskit\/pragmatic-drag-and-drop|@simplewebauthn\/browser|altcha-lib|diff|idb-keyval|react|react-dom|react-router|@react-router\/dev|uqr|virtual:react-router)(\/.*)?$/,
}

/** The table of posts of every status, as Kysely and SQL name it, and the class that reads it. */
const UNPUBLISHED =
  /(?:selectFrom|updateTable|deleteFrom|Join)\('posts\b|^(?!\s*(?:\/\/|\*)).*\b(?:from|join|update)\s+posts\b|\b[sS]avedPosts\b/m
/** What runs for administrators, for the owner of a link of a draft, or without any reader. All else has the view `published_posts`. */
const MAY_SEE_UNPUBLISHED = [
  'app/routes/admin/',
  'app/routes/api/blog.ts',
  'app/routes/api/blogs.ts',
  'app/routes/api/working-copy.ts',
  'app/routes/api/revisions/',
  'server/analytics/analytics-repository.ts',
  'server/backup/existing-blog.ts',
  'server/backup/restore/held-back.ts',
  'server/doctor/checks/scheduled-posts.ts',
  'server/imports/reports/import-reports.ts',
  'server/imports/save-import.ts',
  'server/newsletter/campaigns/campaign-repository.ts',
  'server/media/picture-search.ts',
  'server/media/picture-uses.ts',
  'server/posts/authors/',
  'server/posts/categories/category-repository.ts',
  'server/export/',
  'server/posts/first-run/demo-content.ts',
  'server/posts/pending-edit-repository.ts',
  'server/posts/pins.ts',
  'server/posts/post-editor.ts',
  'server/posts/post-repository.ts',
  'server/posts/previews/',
  'server/posts/publish-scheduler.ts',
  'server/posts/relabel-post.ts',
  'server/posts/revisions/',
  'server/posts/saved-posts.ts',
  'server/posts/take-back.ts',
  'server/posts/terms/label-changes.ts',
  'server/posts/trash.ts',
  'server/services.ts',
]
/** The view of posts and own pages, as Kysely and SQL name it, and the class that reads it. */
const PAGES = /'published_content\b|\b(?:from|join) published_content\b|\bPublishedContent\b|\bownPages\b/
/** What finds one post or page by its name, and what has both. Lists, feeds, mails and counts of posts have `published_posts`. */
const MAY_SEE_PAGES = [
  'app/routes/admin/settings/menu/menu-places.ts',
  'app/routes/api/blogs.ts',
  'app/routes/discovery/sitemap-files.ts',
  'app/routes/unknown-address.ts',
  'server/analytics/analytics-repository.ts',
  'server/backup/existing-blog.ts',
  'server/db/tables.ts',
  'server/export/exported-files.ts',
  'server/posts/first-run/demo-content.ts',
  'server/posts/indexing/',
  'server/posts/own-pages.ts',
  'server/posts/posts.ts',
  'server/posts/previews/preview-links.ts',
  'server/posts/published-content.ts',
  'server/posts/published-posts.ts',
  'server/posts/saved-posts.ts',
  'server/posts/search/search.ts',
  'server/posts/standard-pages.ts',
  'server/redirects/redirects.ts',
  'server/services.ts',
]
/** Patterns that make a test depend on the present speed of the machine; `test/support/time.ts` has alternatives. */
const CLOCKS = [
  // Its deadline is one second, not that of `expect.poll`.
  { name: 'vi.waitFor', pattern: /\bvi\.wait(For|Until)\(/ },
  { name: 'AbortSignal.timeout()', pattern: /\bAbortSignal\.timeout\(/ },
  { name: 'waitForTimeout', pattern: /\bwaitForTimeout\(/ },
  { name: 'performance.now()', pattern: /\bperformance\.now\(/, isFineWithFakeTime: true },
  { name: 'elapsed Date.now()', pattern: /\bDate\.now\(\) - \w*(start|beg[au]n|before|asked|told)/i },
  {
    name: 'setTimeout of node:timers/promises',
    pattern: /import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/,
  },
  { name: 'new Promise(… setTimeout(…', pattern: /new Promise[^\n]*\n?[^\n]*\bsetTimeout\(/, isFineWithFakeTime: true },
]
/** Tests with a stalling connection: what they test happens before the stall ends, so a slower machine does not break them. */
const SLEEPS_ALLOWED = ['theme', 'first-visit'].map(
  (name) => `test/browser/${name}.spec.ts: setTimeout of node:timers/promises`,
)

const files = sourceFiles()
const imports = files.flatMap(importsOf)

describe('the house', () => {
  it('has rooms with files in them', () => {
    for (const folder of FOLDERS)
      expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(0)
    expect(imports.length).toBeGreaterThan(files.length)
  })

  it('lets values flow downward only', () => {
    const own = imports.filter(({ target, isTypeOnly }) => isOurs(target) && !isTypeOnly)
    expect(own.filter(({ file, target }) => !allows(VALUES_FROM, file, target)).map(described)).toEqual([])
  })

  it('lets types come from below, and from the server into the app', () => {
    const types = imports.filter(({ target, isTypeOnly }) => isOurs(target) && isTypeOnly)
    expect(types.filter(({ file, target }) => !allows(TYPES_FROM, file, target)).map(described)).toEqual([])
  })

  it('keeps Node and its packages out of the rooms that a browser runs', () => {
    const foreign = imports.filter(({ file, target }) => {
      const packages = PACKAGES_OF[file.split('/')[0]!]
      return packages && !isOurs(target) && !packages.test(target)
    })
    expect(foreign.map(described)).toEqual([])
  })

  it('hands the environment over at the edge, to be read in one place', () => {
    const readers = files.filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')))
    expect(readers.filter((file) => file !== 'server/run.ts' && !file.startsWith('cli/'))).toEqual([])
  })

  it('lets readers reach published posts only', () => {
    const ours = files.filter((file) => !file.startsWith('server/db/migrations/'))
    const unpublished = ours.filter((file) => UNPUBLISHED.test(readFileSync(file, 'utf8')))
    expect(unpublished.filter((file) => !MAY_SEE_UNPUBLISHED.some((place) => file.startsWith(place)))).toEqual([])
    expect(MAY_SEE_UNPUBLISHED.filter((place) => !unpublished.some((file) => file.startsWith(place)))).toEqual([])
  })

  it('lets lists of posts reach no own pages', () => {
    const ours = files.filter((file) => !file.startsWith('server/db/migrations/'))
    const both = ours.filter((file) => PAGES.test(readFileSync(file, 'utf8')))
    expect(both.filter((file) => !MAY_SEE_PAGES.some((place) => file.startsWith(place)))).toEqual([])
    expect(MAY_SEE_PAGES.filter((place) => !both.some((file) => file.startsWith(place)))).toEqual([])
  })

  it('has no cycles', () => {
    expect(cyclesAmong(imports.filter(({ isTypeOnly }) => !isTypeOnly))).toEqual([])
  })

  it('has no :has() on a whole page that starts with a descendant instead of a child', () => {
    const rules = globSync('app/styles/**/*.css').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\b(?:html|body|main)|:root|\.admin)\S*:has\([^{]*/g)].map(
        ([rule]) => ({
          rule: `${file}: ${rule.trim()}`,
          sought: rule.replace(/^[^(]*\(/, '').split(', '),
        }),
      ),
    )
    expect(rules.length).toBeGreaterThan(3)
    expect(rules.filter(({ sought }) => !sought[0]!.startsWith('> ')).map(({ rule }) => rule)).toEqual([])
  })

  it('is drawn in docs/architecture.md as it stands (npm run draw)', () => {
    expect(readFileSync('docs/architecture.md', 'utf8')).toContain(serverDiagram(imports, TOOLS))
  })

  it('has no test that sleeps for a fixed time or measures one, and so depends on a quiet machine', () => {
    const tests = globSync(['{app,cli,content,domain,scripts,server,test}/**/*.{test,spec}.ts'], {
      exclude: ['test/architecture.test.ts'],
    })
    const found = tests.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const isFake = /\b(fakeTime|useFakeTimers)\(/.test(source)
      return CLOCKS.filter(({ pattern, isFineWithFakeTime }) => pattern.test(source) && !(isFineWithFakeTime && isFake))
        .map(({ name }) => `${file}: ${name}`)
        .filter((offence) => !SLEEPS_ALLOWED.includes(offence))
    })
    expect(found).toEqual([])
  })

  it('runs tests of a whole server on one engine, but those that say why', () => {
    const twice = globSync('test/routes/*.test.ts').filter((file) =>
      readFileSync(file, 'utf8').includes('describeEachDatabase'),
    )
    // Drafts move between tables, and a post is announced once, under the rules of each engine for unique values and locks.
    expect(twice).toEqual([
      'test/routes/announcing.test.ts',
      'test/routes/drafts.test.ts',
      'test/routes/query-counts.test.ts',
    ])
  })

  it('has no dumping ground and no barrel', () => {
    const dumps = files.filter((file) => /(^|\/)(utils?|helpers?|lib|common|misc|shared)(\/|\.|$)/.test(file))
    const barrels = files.filter((file) => /(^|\/)index\.tsx?$/.test(file) && !file.startsWith('server/db/migrations/'))
    expect([...dumps, ...barrels]).toEqual([])
  })
})

function allows(rules: Readonly<Record<string, readonly string[]>>, file: string, target: string): boolean {
  const places = Object.keys(rules).filter((place) => file === place || file.startsWith(`${place}/`))
  const place = places.sort((a, b) => b.length - a.length)[0]
  return place !== undefined && rules[place]!.some((from) => target === from || target.startsWith(`${from}/`))
}

function described({ file, target }: Import): string {
  return `${file} imports ${target}`
}
