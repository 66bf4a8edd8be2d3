import { join } from 'node:path'
import { defaultSettings } from '#content/default-settings.ts'
import { demoContent, removeDemoContent } from './blog/demo-content.ts'
import { Posts } from './blog/posts.ts'
import { SiteSettings } from './blog/site-settings.ts'
import type { Config } from './config.ts'
import { createLog, type Log } from './log.ts'
import { MediaStore } from './media/media-store.ts'
import { Renditions } from './media/renditions.ts'
import { type Database, openDatabase, type Query } from './storage/database.ts'
import { MediaRepository } from './storage/media-repository.ts'
import { migrateToLatest, pendingMigrations } from './storage/migrator.ts'
import { PostRepository } from './storage/post-repository.ts'
import { SettingsRepository } from './storage/settings-repository.ts'

/** What screens, the JSON interface and the command line work with. */
export interface Services extends AsyncDisposable {
  readonly config: Config
  readonly log: Log
  readonly posts: Posts
  readonly settings: SiteSettings
  readonly media: MediaStore
  readonly renditions: Renditions
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
  readonly onQuery?: (query: Query) => void
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
  const settings = new SiteSettings(new SettingsRepository(database), defaultSettings, config.siteUrl)

  return {
    config,
    log,
    media,
    renditions: new Renditions(mediaRepository, join(config.dataDir, 'renditions')),
    settings,
    posts: new Posts(new PostRepository(database), media),
    captchaSiteKey: async () => config.captchaSiteKey ?? (await settings.current()).siteKey,
    migrate: () => migrateToLatest(database),
    loadDemoContent: () => demoContent(database, media),
    removeDemoContent: () => removeDemoContent(database),
    isReady: () => isReady(database, log),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

async function isReady(database: Database, log: Log): Promise<boolean> {
  try {
    return (await pendingMigrations(database)).length === 0
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return false
  }
}
