import { join } from 'node:path'
import { defaultSettings } from '#content/default-settings.ts'
import { withServices } from '#content/with-services.ts'
import type { Settings } from '#domain/settings.ts'
import type { Analytics } from './analytics/analytics.ts'
import { demoContent, removeDemoContent } from './blog/demo-content.ts'
import { MailDesk } from './blog/mail-desk.ts'
import type { Outbox } from './blog/mail-queue.ts'
import { PostEditor } from './blog/post-editor.ts'
import { Posts } from './blog/posts.ts'
import { ServiceChecks } from './blog/service-checks.ts'
import { SiteSettings } from './blog/site-settings.ts'
import { Statistics } from './blog/statistics.ts'
import { captchaProvider } from './captcha/providers.ts'
import type { Config } from './config.ts'
import { Covers } from './covers/covers.ts'
import type { Administrators } from './identity/administrators.ts'
import type { ApiTokens } from './identity/api-tokens.ts'
import type { Identity } from './identity/identity.ts'
import { Invitations } from './identity/invitations.ts'
import { openIdentity } from './identity/open-identity.ts'
import type { Passwords } from './identity/passwords.ts'
import { createLog, type Log } from './log.ts'
import { type Mail, type MailSchedule, openMail } from './mail/open-mail.ts'
import { MediaStore } from './media/media-store.ts'
import { MediaUpkeep } from './media/media-upkeep.ts'
import { Renditions } from './media/renditions.ts'
import { openAnalytics } from './open-analytics.ts'
import { openSubscriptions, type SubscriptionServices } from './open-subscriptions.ts'
import { type Database, openDatabase, type Query } from './storage/database.ts'
import { MediaRepository } from './storage/media-repository.ts'
import { migrateToLatest, pendingMigrations } from './storage/migrator.ts'
import { PostListRepository } from './storage/post-list-repository.ts'
import { PostRepository } from './storage/post-repository.ts'
import { SettingsRepository } from './storage/settings-repository.ts'
import { UnusedMedia } from './storage/unused-media.ts'

/** What screens, the JSON interface and the command line work with. */
export interface Services extends AsyncDisposable, SubscriptionServices {
  readonly config: Config
  readonly log: Log
  readonly posts: Posts
  readonly postEditor: PostEditor
  readonly mailDesk: MailDesk
  readonly settings: SiteSettings
  readonly media: MediaStore
  readonly renditions: Renditions
  readonly mediaUpkeep: MediaUpkeep
  readonly mail: Mail
  readonly covers: Covers
  readonly identity: Identity
  readonly administrators: Administrators
  readonly invitations: Invitations
  readonly apiTokens: ApiTokens
  readonly analytics: Analytics
  readonly serviceChecks: ServiceChecks
  readonly statistics: Statistics
  /** Rises with every change of what readers see, whichever process made it. */
  contentVersion(): Promise<number>
  /** The public captcha key: the environment first, then the settings. */
  captchaSiteKey(): Promise<string>
  /** Brings the database to this version's shape; gives the names of the migrations that ran. */
  migrate(): Promise<string[]>
  /** Loads the demo posts into a database that never held any; gives their number. */
  loadDemoContent(): Promise<number>
  /** Deletes the demo posts that nobody changed. */
  removeDemoContent(): Promise<{ removed: number; kept: number }>
  /** Whether the database answers and has this version's shape. */
  isReady(): Promise<boolean>
}

/** What a test may put in the place of the real thing. */
export interface Overrides {
  readonly log?: Log
  readonly outbox?: Outbox
  readonly onQuery?: (query: Query) => void
  /** Hashes passwords in place of argon2id, which takes 25 ms for each. */
  readonly passwords?: Passwords
  /** How often the outbox is looked at by itself. */
  readonly mailSchedule?: MailSchedule
}

/** The only place that constructs. Nothing here talks to the outside but to open the database. */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<Services> {
  const log = overrides.log ?? createLog(config.logLevel)
  const database = await openDatabase({
    ...config,
    ...(overrides.onQuery && { onQuery: overrides.onQuery }),
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const mediaRepository = new MediaRepository(database)
  const media = new MediaStore(mediaRepository)
  const postRepository = new PostRepository(database)
  const renditionFolder = join(config.dataDir, 'renditions')
  const settings = new SiteSettings(new SettingsRepository(database), defaultsFor(config), config.siteUrl)
  const blogName = async () => (await settings.current()).blogName
  // Each needs the other: subscribing sends mail, and mail holds links that end a subscription.
  const links = { unsubscribing: () => subscribing.subscriptionLinks.unsubscribing() }
  const mail = openMail(database, config, log, links, () => settings.current(), overrides.mailSchedule)
  const captchaSiteKey = async () => config.captchaSiteKey ?? (await settings.current()).siteKey
  const outbox = overrides.outbox ?? mail.outbox
  const subscribing = openSubscriptions(database, config, log, outbox, captchaSiteKey)

  const analytics = openAnalytics(database, config, log, blogName)

  return {
    config,
    log,
    media,
    renditions: new Renditions(mediaRepository, renditionFolder),
    mediaUpkeep: new MediaUpkeep(new UnusedMedia(database), mediaRepository, renditionFolder, log),
    covers: new Covers(postRepository, join(config.dataDir, 'covers')),
    settings,
    posts: new Posts(postRepository, new PostListRepository(database), media),
    postEditor: new PostEditor(database, media, mail.outbox),
    ...openIdentity(database, config, log, blogName, overrides.passwords),
    invitations: new Invitations({ database, outbox, siteUrl: config.siteUrl, log }),
    mail,
    mailDesk: new MailDesk(database, mail, config.smtp),
    ...subscribing,
    analytics,
    serviceChecks: new ServiceChecks({ mail, captcha: subscribing.captcha, analytics, config: config.analytics }),
    statistics: new Statistics(database),
    contentVersion: () => database.contentVersion(),
    captchaSiteKey,
    migrate: () => migrateToLatest(database),
    loadDemoContent: () => demoContent(database, media),
    removeDemoContent: () => removeDemoContent(database),
    isReady: () => isReady(database, log),
    async [Symbol.asyncDispose]() {
      await mail[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

function defaultsFor({ captcha, analytics, emailJs }: Config): Settings {
  return withServices(defaultSettings, {
    captchaCompany: captcha.provider === 'altcha' ? null : captchaProvider(captcha).name,
    counting: analytics.provider,
    isMailedByEmailJs: emailJs !== undefined,
  })
}

async function isReady(database: Database, log: Log): Promise<boolean> {
  try {
    return (await pendingMigrations(database)).length === 0
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return false
  }
}
