import { join } from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import type { catalogueOf } from '#domain/locales/catalogues.ts'
import { openAnalytics } from './analytics/open-analytics.ts'
import { openAudit } from './audit/open-audit.ts'
import type { BackupSchedule } from './backup/nightly/nightly-backups.ts'
import { openBackups } from './backup/open-backups.ts'
import { CooperativeScheduler } from './concurrency/cooperative-scheduler.ts'
import { openAdmission } from './concurrency/open-admission.ts'
import type { Config } from './config/config.ts'
import { Covers } from './covers/covers.ts'
import { type ContentListener, openDatabase, type Query } from './db/database.ts'
import { storageFailure } from './db/health/storage-error.ts'
import { migrations } from './db/migrations/index.ts'
import { whyNotReady } from './db/why-not-ready.ts'
import { exportedFiles } from './export/exported-files.ts'
import { postsZip } from './export/posts-zip.ts'
import { openFilms } from './films/open-films.ts'
import { UntrustedProxy } from './http/untrusted-proxy.ts'
import { AddressChanges } from './identity/links/address-changes.ts'
import { Invitations } from './identity/links/invitations.ts'
import { PasswordResets } from './identity/links/password-resets.ts'
import { openIdentity } from './identity/open-identity.ts'
import type { Passwords } from './identity/passwords.ts'
import { openImports } from './imports/open-imports.ts'
import { createLog, type Log } from './log/log.ts'
import { type MailSchedule, openMail } from './mail/open-mail.ts'
import type { OutboxClient } from './mail/outbox/outbox.ts'
import { MediaMover } from './media/bytes/media-mover.ts'
import { outsideBytes } from './media/bytes/open-bytes.ts'
import { MediaLibrary } from './media/media-library.ts'
import { MediaRepository } from './media/media-repository.ts'
import { MediaStore } from './media/media-store.ts'
import { MediaUpkeep } from './media/media-upkeep.ts'
import { Renditions } from './media/renditions.ts'
import { removeUnusedOf } from './media/unused-media.ts'
import { migrate } from './migrate.ts'
import { PrivateHosts, type Resolve } from './network/private-hosts.ts'
import { MailAdmin } from './newsletter/mail-admin.ts'
import { mailPreview } from './newsletter/mail-preview.ts'
import { newsletterOf } from './newsletter/newsletter.ts'
import { openSubscriptions, type SubscriptionOverrides } from './newsletter/open-subscriptions.ts'
import { openSite } from './open-site.ts'
import type { PageCacheOptions } from './pages/page-cache.ts'
import { openAuthors } from './posts/authors/open-authors.ts'
import { openCategories } from './posts/categories/open-categories.ts'
import { openFirstRun } from './posts/first-run/open-first-run.ts'
import { startIndexUpkeep } from './posts/indexing/index-upkeep.ts'
import { OrderedPosts } from './posts/ordered-posts.ts'
import { OwnPages } from './posts/own-pages.ts'
import { PendingEditRepository } from './posts/pending-edit-repository.ts'
import { PostEditor } from './posts/post-editor.ts'
import { PostListRepository } from './posts/post-list-repository.ts'
import { Posts } from './posts/posts.ts'
import { PreviewLinks } from './posts/previews/preview-links.ts'
import { type PublishSchedule, PublishScheduler } from './posts/publish-scheduler.ts'
import { PublishedPosts } from './posts/published-posts.ts'
import { Revisions } from './posts/revisions/revisions.ts'
import { SavedPosts } from './posts/saved-posts.ts'
import { ScoreRepository } from './posts/scores/score-repository.ts'
import { Scores } from './posts/scores/scores.ts'
import { Search } from './posts/search/search.ts'
import { Suggestions } from './posts/search/suggestions.ts'
import { StandardPages } from './posts/standard-pages.ts'
import { TermLists } from './posts/terms/term-lists.ts'
import { TermRepository } from './posts/terms/term-repository.ts'
import { Terms } from './posts/terms/terms.ts'
import { Trash } from './posts/trash.ts'
import { ServiceChecks } from './settings/service-checks.ts'
import { Statistics } from './statistics/statistics.ts'
import { startUpkeep } from './upkeep.ts'
import { VERSION } from './version.ts'

export type Services = Awaited<ReturnType<typeof createServices>>

/** Replacements for tests. */
export interface Overrides extends SubscriptionOverrides {
  readonly log?: Log
  /** A start waits for a database that cannot be reached yet, and for room on a full disk. */
  readonly waitsForStorage?: boolean
  readonly outbox?: OutboxClient
  readonly resolve?: Resolve
  readonly onQuery?: (query: Query) => void
  readonly decodingLimiter?: LimitFunction
  readonly openDatabase?: typeof openDatabase
  readonly pageCache?: PageCacheOptions
  readonly catalogueOf?: typeof catalogueOf
  readonly admission?: Partial<ReturnType<typeof openAdmission>>
  /** Hashes passwords in place of argon2id, which takes 25 ms for each. */
  readonly passwords?: Passwords
  readonly mailSchedule?: MailSchedule
  readonly publishSchedule?: PublishSchedule
  readonly backupSchedule?: BackupSchedule
}

/** Composition root: makes all services. Parts of several objects have a builder, `open-<part>.ts`. Its only I/O is opening the database. */
export async function createServices(config: Config, overrides: Overrides = {}) {
  const log = overrides.log ?? createLog(config.logLevel)
  const database = await (overrides.openDatabase ?? openDatabase)({
    ...config,
    knownMigrations: Object.keys(migrations),
    ...(overrides.onQuery && { onQuery: overrides.onQuery }),
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
    onMigrationWait: (message) => log.warn(message),
  })
  const scheduler = new CooperativeScheduler()
  const outside = outsideBytes(config.media.outside)
  const mediaRepository = new MediaRepository(database, outside)
  // One limit for all uses, since they share memory and cores.
  const decodingLimiter = overrides.decodingLimiter ?? pLimit(2)
  const media = new MediaStore(mediaRepository, decodingLimiter)
  const publishedPosts = new PublishedPosts(database)
  const contentVersion = () => database.contentVersion()
  const postList = new PostListRepository(database, scheduler)
  const termRepository = new TermRepository(database)
  const scores = new Scores(new ScoreRepository(database, scheduler), postList, termRepository, media, contentVersion)
  const search = new Search(database, scheduler)
  const orderedPosts = new OrderedPosts(database, scheduler)
  const posts = new Posts(database, postList, orderedPosts, search, scores, termRepository, media)
  const ownPages = new OwnPages(database, postList, posts)
  const renditionFolder = join(config.dataDir, 'renditions')
  const coverFolder = join(config.dataDir, 'covers')
  const cache = { folders: [renditionFolder, coverFolder], maxBytes: config.pictureCacheBytes }
  const mediaUpkeep = new MediaUpkeep(database, mediaRepository, renditionFolder, cache, log)
  const mediaMover = new MediaMover(database, outside, config.media.belongs, log)
  const trash = new Trash(database)
  const renditions = new Renditions(mediaRepository, renditionFolder, undefined, decodingLimiter, (hash) =>
    siteLook.isIcon(hash),
  )
  const { labelChanges, ...labels } = openCategories(database, scheduler)
  const site = openSite(database, {
    config,
    media,
    categories: () => labels.categories.known(),
    catalogueOf: overrides.catalogueOf,
  })
  const { settings, siteLook, locales, blogName, timeZone } = site
  // A cycle: subscribing sends mail, and mail contains links that end a subscription.
  const newsletter = newsletterOf(database, { unsubscribing: () => subscribing.subscriptionLinks.unsubscribing() })
  const privateHosts = new PrivateHosts(config.allowedPrivateHosts, overrides.resolve)
  const mail = openMail(database, { ...config, privateHosts }, log, newsletter, site.ofMails, overrides.mailSchedule)
  const captchaSiteKey = async () => config.captchaSiteKey ?? (await settings.current()).siteKey
  const outbox = overrides.outbox ?? mail.outbox
  const ofSubscriptions = {
    siteKey: captchaSiteKey,
    welcomes: async () => (await settings.current()).welcomeMail,
    locale: site.locale,
  }
  const subscribing = openSubscriptions(database, config, log, outbox, ofSubscriptions, scheduler, overrides)

  const { audit, onSignIn, policyReports } = openAudit(database, outbox, timeZone, log)
  const { administrators, passwords, throttle, ...identity } = openIdentity(
    database,
    config,
    log,
    blogName,
    overrides.passwords,
    onSignIn,
  )

  /** Whether mail leaves this site; false when it is only kept in the mailbox. */
  const isMailed = async () => (await mail.transport('mailbox')) === undefined
  const mailing = { outbox, isMailed, siteUrl: config.siteUrl, log }

  const postEditor = new PostEditor(database, media, mail.outbox)
  const analytics = openAnalytics(database, config, log, { blogName, timeZone })
  const films = openFilms(config)
  const backups = openBackups(database, config, timeZone, { audit, log })

  return {
    config,
    version: VERSION,
    log,
    media,
    mediaLibrary: new MediaLibrary(database, scheduler),
    renditions,
    mediaUpkeep,
    mediaMover,
    covers: new Covers(
      {
        post: (id) => publishedPosts.find(id),
        blog: site.ofCards,
        pictures: (addresses) => media.describe(addresses),
        cutPicture: (address) => renditions.card(address),
      },
      coverFolder,
      decodingLimiter,
    ),
    settings,
    locales,
    siteLook,
    posts,
    ownPages,
    standardPages: new StandardPages(ownPages, site.standardText),
    suggestions: new Suggestions(
      database,
      scheduler,
      postList,
      (shown) => posts.slugsOf(shown),
      () => database.contentVersion(),
    ),
    scores,
    terms: new Terms(termRepository, publishedPosts, postList, (shown) => posts.picturesOf(shown)),
    ...labels,
    termLists: new TermLists(termRepository, contentVersion),
    search,
    /** All posts and drafts as Markdown, with their pictures, in a zip archive. */
    exportPosts: () => postsZip(exportedFiles(database, mediaRepository), scheduler, database.now()),
    trash,
    ...openImports(database, config, () => settings.current(), { audit, log }),
    /** Indexes posts that an older version stored; see `index-upkeep.ts`. */
    startIndexUpkeep: () => startIndexUpkeep(database, log),
    startUpkeep: () => startUpkeep({ database, log, labelChanges, timeZone, audit, trash, mediaUpkeep, mediaMover }),
    postEditor,
    ...openAuthors(database, scheduler, media),
    savedPosts: new SavedPosts(database),
    publishScheduler: new PublishScheduler(database, mail.outbox, log, audit, scheduler),
    pendingEdits: new PendingEditRepository(database),
    revisions: new Revisions(database, postEditor),
    previewLinks: new PreviewLinks(database, config.siteUrl),
    administrators,
    ...identity,
    audit,
    policyReports,
    invitations: new Invitations({ database, outbox, siteUrl: config.siteUrl, log }),
    isMailed,
    passwordResets: new PasswordResets({ database, administrators, passwords, throttle, ...mailing }),
    addressChanges: new AddressChanges({ database, ...mailing }),
    mail,
    mailAdmin: new MailAdmin(database, mail, config.smtp),
    mailPreview: mailPreview(config.siteUrl, site.ofMails, async () => (await publishedPosts.newestWhole(1))[0]),
    ...subscribing,
    analytics,
    serviceChecks: new ServiceChecks({
      mail,
      captcha: subscribing.captcha,
      analytics,
      films,
      provider: identity.openIdSignIn,
      config: config.analytics,
    }),
    /** Looks up the facts of films; null when the operator has switched it off. */
    films,
    ...backups,
    statistics: new Statistics(database, { timeZone, slices: scheduler }),
    scheduler,
    /** Limits for readers without a session or token; costs are in rows. */
    admission: { ...openAdmission(), ...overrides.admission },
    untrustedProxy: new UntrustedProxy(config, log),
    /** Rises with every change of what readers see, whichever process made it. */
    contentVersion,
    contentState: () => database.contentState(),
    /** Connections of the pool by state; none with SQLite. */
    databaseConnections: () => database.connections?.() ?? {},
    /** Calls `listener` with every such change that this process made, before the call that made it returns. */
    onContentChange: (listener: ContentListener) => database.onContentChange(listener),
    /** The public captcha key: the environment first, then the settings. */
    captchaSiteKey,
    /**
     * Migrates the database to this version's schema, and encrypts its secrets by `ENCRYPTION_KEY`; returns the names of the
     * migrations that ran.
     */
    migrate: (options: { readonly withBackup?: boolean; readonly encrypts?: boolean } = {}) =>
      migrate(database, { config: { ...config.backups, outside: config.media.outside }, log, ...options }),
    ...openFirstRun(database, {
      media,
      removeUnused: removeUnusedOf,
      has: {
        author: async (accountId) => (await administrators.authorName(accountId)) !== '',
        mailServer: isMailed,
        secondFactor: (accountId) => identity.secondFactor.has(accountId),
      },
    }),
    whyNotReady: () => whyNotReady(database, log),
    async examine(options: { thorough: boolean }) {
      const { examine } = await import('./doctor/doctor.ts')
      return examine({ config, database, mail, ...backups }, options)
    },
    /** What is kept how long, with the present sizes. */
    async keptData() {
      const { keptData } = await import('./doctor/kept/kept-data.ts')
      return keptData({ config, database, slices: scheduler, ...backups, cacheFolders: cache.folders })
    },
    /** The answer for an error of the database or the disk; undefined for any other error. */
    storageFailure,
    async [Symbol.asyncDispose]() {
      await backups.backupJobs[Symbol.asyncDispose]()
      await mail[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}
