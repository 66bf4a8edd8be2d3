import { expect, it } from 'vitest'
import { fillAuditLog } from '#test/support/database/audit-log.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { explain, planInFunction } from '#test/support/database/query-plan.ts'
import { addSubscribers, pass } from '#test/support/mail/mail.ts'
import { NO_CAPS } from '#test/support/mail/outbox.ts'
import { postInput } from '#test/support/posts.ts'
import { AuditRepository } from '../audit/audit-repository.ts'
import { checkScheduledPosts } from '../doctor/checks/scheduled-posts.ts'
import { boundFutureInstants } from '../mail/outbox/future-instants.ts'
import { MailTransportRepository } from '../mail/outbox/mail-transport-repository.ts'
import { OutboxRepository } from '../mail/outbox/outbox-repository.ts'
import { MediaLibrary } from '../media/media-library.ts'
import { MediaRepository } from '../media/media-repository.ts'
import { notYetQueued, queueAnnounced } from '../newsletter/campaigns/campaign-fan-out.ts'
import { CampaignRepository } from '../newsletter/campaigns/campaign-repository.ts'
import { ErasedSubscribers } from '../newsletter/subscribers/erased-subscribers.ts'
import { SubscriberRepository } from '../newsletter/subscribers/subscriber-repository.ts'
import { AuthorNames } from '../posts/authors/author-names.ts'
import { CategoryRepository } from '../posts/categories/category-repository.ts'
import { hasCurrentIndex } from '../posts/indexing/index-state.ts'
import { OrderedPosts } from '../posts/ordered-posts.ts'
import { PendingEditRepository } from '../posts/pending-edit-repository.ts'
import { endDuePins } from '../posts/pins.ts'
import { PublishedContent } from '../posts/published-content.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { RevisionRepository } from '../posts/revisions/revision-repository.ts'
import { SavedPosts } from '../posts/saved-posts.ts'
import { ScoreRepository } from '../posts/scores/score-repository.ts'
import { PathSearch } from '../posts/search/path-search.ts'
import { TermRepository } from '../posts/terms/term-repository.ts'
import { Redirects } from '../redirects/redirects.ts'
import { StatisticsRepository } from '../statistics/statistics-repository.ts'
import type { Database, Query } from './database.ts'
import { SecretRepository } from './secret-repository.ts'
import { unsliced } from './slices.ts'

const window = { pinned: { offset: 0, limit: 0 }, featured: { offset: 3, limit: 2 }, regular: { offset: 5, limit: 8 } }

const MANY = { pinned: 0, pins: [], featured: 50, regular: 50 }
const AUDIT_PAGE = { offset: 50, limit: 50, newest: 10_000 }
const DAY = new Date('2026-01-02')
const FEW = { pinned: 0, pins: [], featured: 5, regular: 9 }
const PINNED = { ...MANY, pinned: 2, pins: [7, 4] }
const withPins = { ...window, pinned: { offset: 0, limit: 2 } }

const READS: Record<string, (database: Database) => Promise<unknown>> = {
  counts: (database) => new PublishedPosts(database).counts(),
  'counts of a category': (database) => new PublishedPosts(database).counts({ tag: 'Horror List' }),
  frontPageRows: (database) => new PublishedPosts(database).frontPageRows(window, MANY),
  'frontPageRows from the end': (database) => new PublishedPosts(database).frontPageRows(window, FEW),
  'frontPageRows of a category': (database) =>
    new PublishedPosts(database).frontPageRows(window, MANY, { tag: 'Horror List' }),
  'frontPageRows of a category from the end': (database) =>
    new PublishedPosts(database).frontPageRows(window, FEW, { tag: 'Horror List' }),
  'frontPageRows below pinned posts': (database) => new PublishedPosts(database).frontPageRows(withPins, PINNED),
  'pins that end': (database) => endDuePins(database),
  'a post by its id in WordPress': (database) => new Redirects(database, 'https://den.example').ofWordPress('12'),
  newest: (database) => new PublishedPosts(database).newest(3),
  newestWhole: (database) => new PublishedPosts(database).newestWhole(3),
  paths: (database) => new PublishedPosts(database).paths(0, 9).next(),
  'paths after others': (database) => new PublishedPosts(database).paths(5, 9).next(),
  findById: (database) => new PublishedPosts(database).find('p_x'),
  findByPath: (database) => new PublishedPosts(database).findByPath('/blogs/x'),
  findByOldPath: (database) => new PublishedPosts(database).findByOldPath('/blogs/x'),
  isPathTaken: (database) => new TestPosts(database).isPathTaken('/blogs/x'),
  streamAll: (database) => new PublishedPosts(database).streamAll().next(),
  dueDrafts: (database) => new SavedPosts(database).due(),
  'drafts by their ids': (database) => new SavedPosts(database).findByIds(['p_x', 'p_y']),
  scheduledPosts: (database) => new SavedPosts(database).scheduled(9),
  'posts of every status': (database) => new SavedPosts(database).page('all', { offset: 5, limit: 9 }),
  'posts of every status of an author': (database) =>
    new SavedPosts(database).page('all', { offset: 5, limit: 9, authorId: 'a_x' }),
  'count of posts of every status of an author': (database) => new SavedPosts(database).count('all', 'a_x'),
  'overdue posts': (database) => checkScheduledPosts(database),
  'a page of drafts': (database) => new SavedPosts(database).page('draft', { offset: 5, limit: 9 }),
  'newest drafts of an author': (database) =>
    new SavedPosts(database).list('draft', { offset: 0, limit: 5, authorId: 'a_x' }),
  'newest pending edits of a person': (database) => new PendingEditRepository(database).newestOf('mara', 5),
  'newest pending edits of an author': (database) => new PendingEditRepository(database).newestOf('mara', 5, 'a_x'),
  'scheduled posts of an author': (database) => new SavedPosts(database).scheduled(9, { authorId: 'a_x' }),
  'readers of some days': (database) => new StatisticsRepository(database).eachOf(['2026-01-01', '2026-01-02']),
  'subscribers of a week': (database) => new StatisticsRepository(database).subscribedSince('2026-01-01'),
  'own pages, whole': (database) => new PublishedContent(database).pages(5, 9),
  'count of own pages': (database) => new PublishedContent(database).pageCount(),
  'paths of own pages': (database) => new PublishedContent(database).pagePaths(5, 9).next(),
  'own pages of every status': (database) => new SavedPosts(database).list('pages', { offset: 5, limit: 9 }),
  'count of own pages of every status': (database) => new SavedPosts(database).count('pages'),
  'drafts of pages': (database) => new SavedPosts(database).page('draft', { offset: 5, limit: 9, kind: 'page' }),
  'posts alone of every status': (database) =>
    new SavedPosts(database).page('all', { offset: 5, limit: 9, kind: 'post' }),
  'count of drafts of posts': (database) => new SavedPosts(database).count('draft', undefined, 'post'),
  'isPathTaken of a page': (database) => new TestPosts(database).isPathTaken('/about'),
  'a page of the trash': (database) => new SavedPosts(database).list('trashed', { offset: 5, limit: 9 }),
  'revisions of a post': (database) => new RevisionRepository(database).page('p_x', 50, 50),
  'count of revisions': (database) => new RevisionRepository(database).count('p_x'),
  findMedium: (database) => new MediaRepository(database).find('cafe'),
  findLargestMedium: (database) => new MediaRepository(database).findLargest('cafe'),
  'a page of pictures': (database) => new MediaLibrary(database).page(1),
  describeMedia: (database) => new MediaRepository(database).describe(['cafe', 'beef']),
  'a search of pictures': (database) => new MediaLibrary(database).page(1, { q: 'x', authorId: 'a_x' }),
  'posts by views': (database) => new OrderedPosts(database, unsliced).all({ tag: 'Horror List' }, 'views'),
  'found posts by title': (database) => new OrderedPosts(database, unsliced).found([1, 2], {}, 'title'),
  'audiences of posts': (database) => new CampaignRepository(database).audiencesOf(['p_x', 'p_y']),
  'erased addresses': async (database) => {
    const erased = new ErasedSubscribers(database)
    await erased.add('a@x.example')
    return erased.among(['a@x.example'])
  },
  'consent of a subscriber': (database) => new SubscriberRepository(database).consentOf('s_x', 50),
  findSecret: (database) => new SecretRepository(database).getOrCreate('signing', () => 'x'),
  isAnythingDue: (database) => new OutboxRepository(database).isAnythingDue(),
  'isAnythingDue of announcements': (database) => new OutboxRepository(database).isAnythingDue('announcements'),
  'isAnythingDue of the others': (database) => new OutboxRepository(database).isAnythingDue('others'),
  remainingQuota: (database) => new OutboxRepository(database).quota({ perSecond: 1, perHour: 1, perDay: 1 }),
  lastRefused: (database) => new MailTransportRepository(database).lastRefused(),
  hasSentSince: (database) => new MailTransportRepository(database).hasSentSince('d'),
  'a term and its facts': (database) => new TermRepository(database).find('category', 'horror-review'),
  'posts of a term': (database) => new TermRepository(database).postIds({ id: 1, posts: 20 }, 3, 5),
  'posts of a term from the end': (database) => new TermRepository(database).postIds({ id: 1, posts: 20 }, 13, 5),
  'posts of a series': (database) => new TermRepository(database).postIds({ id: 1, posts: 20 }, 3, 5, 'parts'),
  'posts of a series from the end': (database) =>
    new TermRepository(database).postIds({ id: 1, posts: 20 }, 13, 5, 'parts'),
  'place of a post in its series': async (database) => {
    const [post] = await new PublishedPosts(database).newest(1)
    const place = await new TermRepository(database).seriesPlace(post!.id, 'Month')
    expect(place).toMatchObject({ total: 2, previous: { title: 'First' } })
  },
  'slugs of the labels of posts': (database) => new TermRepository(database).slugsOf(['p_x', 'p_y']),
  'terms beside a slug': (database) => new TermRepository(database).near('film', 'the-thing', 3),
  'terms between two slugs': (database) => new TermRepository(database).between('year', '1980', '1989'),
  'terms by their labels': (database) => new TermRepository(database).labelled('category', ['Horror List', 'General']),
  'letters of a list': (database) => new TermRepository(database).letters('film'),
  'a list from A to Z': (database) => new TermRepository(database).fromAToZ('film', 3, 5),
  'reviews of films': (database) => new TermRepository(database).reviewsOf([1, 2], 3),
  'paths of terms': (database) => new TermRepository(database).paths(2, 9).next(),
  'categories of pages': (database) => new CategoryRepository(database).known(),
  'slug of a term that was renamed': (database) => new TermRepository(database).slugAfter('category', 'horror-list'),
  'own posts that name an author': (database) => new AuthorNames(database).count('a_1', 'Mara Vell'),
  contentVersion: (database) => database.contentVersion(),
  'version of the scores': (database) => new ScoreRepository(database).version(),
  'all scores': (database) => new ScoreRepository(database).all(),
  'a page of the audit log': (database) => new AuditRepository(database).list({}, AUDIT_PAGE),
  'a page of one event of the audit log': (database) =>
    new AuditRepository(database).list({ what: 'post.changed', from: DAY }, AUDIT_PAGE),
  'a search in the audit log': (database) => new AuditRepository(database).list({ q: 'mara', to: DAY }, AUDIT_PAGE),
  'all of the audit log': (database) => new AuditRepository(database).stream({ from: DAY }).next(),
  'old entries of the audit log': (database) => new AuditRepository(database).deleteBefore(new Date(0)),
}

/** The queries of each round of the mail worker, including writes, and those of the mail screen. */
const ROUNDS: Record<string, (database: Database) => Promise<unknown>> = {
  boundFutureInstants: (database) => boundFutureInstants(database, 60_000),
  queueAnnounced: (database) => queueAnnounced(database, 2),
  claim: (database) => new OutboxRepository(database).claim('w', 2, { perSecond: 10, perHour: 10, perDay: 10 }),
  'claim of announcements': (database) => new OutboxRepository(database).claim('w', 2, NO_CAPS, 'announcements'),
  'counts of single mails': (database) => new OutboxRepository(database).counts(null),
}

describeEachDatabase('Query plans', (open) => {
  it('use an index and sort nothing', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    for (let count = 0; count < 20; count++) await savePost(database, { featured: count % 4 ? 0 : 1 })
    for (const hash of ['c', 'd'].map((digit) => digit.repeat(32)))
      await new MediaRepository(database).put(medium(hash))
    await savePost(database, { articleImage: `/media/${'c'.repeat(32)}.jpg` })

    for (const [part, title] of ['First', 'Last'].entries())
      await savePost(database, { title, series: { name: 'Month', part: part + 1 }, date: '2026-01-01' })

    await fillAuditLog(database, 20)

    for (const [name, read] of Object.entries(READS)) {
      queries.length = 0
      await read(database)
      for (const query of queries.filter((query) => query.sql.startsWith('select'))) {
        const plan = await explain(database, query)
        expect.soft(plan, name).not.toMatch(FULL_SCAN_OR_SORT)
      }
      expect(queries.length, name).toBeGreaterThan(0)
    }
  })

  it('save a post by look-ups in indexes', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    const posts = new TestPosts(database)
    const { id } = await savePost(database)
    await posts.update(id, 'any', postInput({ title: 'Another' }))
    const ofRows = queries.filter(
      ({ sql }) => /^\s*(select|insert|update|delete)\b/.test(sql) && sql.includes('_terms'),
    )
    expect(ofRows.length).toBeGreaterThan(0)
    for (const query of ofRows) expect.soft(await explain(database, query), query.sql).not.toMatch(FULL_SCAN_OR_SORT)
  })

  it('find the mails to send in an index, however many there are', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    await addSubscribers(database, 5)
    const post = await new TestPosts(database).insert(postInput())
    if (post.ok) await new CampaignRepository(database).announce(post.post)
    await queueAnnounced(database, 2)
    // Written by a clock that was set back afterwards, so that all instants are corrected.
    await pass(database, -7_200_000)

    for (const [name, round] of Object.entries(ROUNDS)) {
      queries.length = 0
      await round(database)
      const ofRows = queries.filter((query) => /\b(deliveries|subscribers|campaigns)\b/.test(query.sql))
      expect(ofRows.length, name).toBeGreaterThan(0)
      for (const query of ofRows) {
        const plan = await explain(database, query)
        // A claim may scan the few rows that it has found, since their number is limited.
        expect.soft(plan, `${name}: ${query.sql}`).not.toMatch(/SCAN (deliveries|subscribers|campaigns)$|Seq Scan/m)
        // Scanning a whole index would be no better; PostgreSQL does so if it has to evaluate the clock for each row.
        if (database.dialect === 'postgres' && /claimed_at >/.test(query.sql))
          expect.soft(plan, `${name}: ${query.sql}`).toMatch(/Index Cond: \(.*claimed_at > /)
      }
    }
    // The rounds had the expected effect.
    expect(await new OutboxRepository(database).counts()).toEqual({ leased: 4 })
    expect(await notYetQueued(database)).toBe(1)
  })

  it('look for a part of a path in the inverted index', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    await hasCurrentIndex(database)
    await savePost(database)
    queries.length = 0
    expect(await new PathSearch(database).containing('Thing')).toContain('Thing')
    const ofPosts = queries.filter(
      (query) => query.sql.includes('full_text_') || query.sql.includes('search_documents'),
    )
    expect(ofPosts.length).toBe(2)
    for (const query of ofPosts) expect(await explain(database, query)).not.toMatch(FULL_SCAN_OR_SORT)
    const isSqlite = database.dialect === 'sqlite'
    const plan = isSqlite ? await explain(database, ofPosts[0]!) : await planInFunction(database)
    expect(plan).toMatch(
      isSqlite ? 'SCAN full_text_index VIRTUAL TABLE INDEX' : 'Bitmap Index Scan on full_text_index_lexemes',
    )
  })

  it('ask once for each list, twice for a page of the feed', async () => {
    const queries: Query[] = []
    await using database = await open({ onQuery: (query) => queries.push(query) })
    const asked = async (read: (database: Database) => Promise<unknown>) => {
      queries.length = 0
      await read(database)
      return queries.length
    }
    // The first statement on each new connection to PostgreSQL sets its timeouts.
    await READS.frontPageRows!(database)
    expect(await asked(READS.frontPageRows!)).toBe(2)
    expect(await asked(READS.counts!)).toBe(2)
    expect(await asked(READS.newest!)).toBe(1)
    expect(await asked(READS['revisions of a post']!)).toBe(1)
    expect(await asked(READS['count of revisions']!)).toBe(1)
    expect(await asked(READS.contentVersion!)).toBe(1)
  })
})

/**
 * SQLite says `SCAN posts` and nothing more for a table, where `few` is the name of a subquery with a limit. PostgreSQL says
 * `Seq Scan` and `Sort`; it says `Sort Key` also of sorted lists that it merges.
 */
const FULL_SCAN_OR_SORT = /SCAN (?!few$)\w+$|TEMP B-TREE|Seq Scan|\bSort\b(?! Key)/m

function medium(hash: string) {
  return { hash, type: 'image/jpeg', width: 900, height: 600, placeholder: null, bytes: new Uint8Array(9) }
}
