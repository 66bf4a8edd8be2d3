import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '#domain/settings/settings-writing.ts'
import type { Database } from '../../db/database.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { demoPostCount } from './demo-content.ts'

const HIDDEN_SETTING = 'firstStepsHidden'

export interface FirstSteps {
  /** Whether the signed-in account has one. */
  readonly secondFactor: boolean
  readonly name: boolean
  readonly greetings: boolean
  readonly mail: boolean
  /** Done once there is a subscriber, imported or not. */
  readonly subscribers: boolean
  readonly post: boolean
  readonly demo: boolean
}

/** The state of the first steps; null when all are done or the list was hidden. */
export async function firstSteps(
  database: Database,
  defaults: Settings,
  has: { readonly mailServer: () => Promise<boolean>; readonly secondFactor: () => Promise<boolean> },
): Promise<FirstSteps | null> {
  const settings = await new SettingsRepository(database).all()
  if (settings[HIDDEN_SETTING] === true) return null
  const { plainGreetings } = await import('#content/texts/greetings.ts')
  const { blogName = defaults.blogName, greetings = defaults.greetings } = settings
  const demoPosts = await demoPostCount(database, settings)
  const [secondFactor, ownPost, mail, subscriber] = await Promise.all([
    has.secondFactor(),
    // Done if there are more posts than demo posts. An offset, since a count would read the whole archive.
    database.read
      .selectFrom('published_posts')
      .select('id')
      .orderBy('id')
      .limit(1)
      .offset(demoPosts)
      .executeTakeFirst(),
    has.mailServer(),
    database.read.selectFrom('subscribers').select('id').limit(1).executeTakeFirst(),
  ])
  const steps = {
    secondFactor,
    name: blogName !== defaults.blogName,
    greetings: ![defaults.greetings, plainGreetings].some((text) => isDeepStrictEqual(text, greetings)),
    mail,
    subscribers: subscriber !== undefined,
    post: ownPost !== undefined,
    demo: demoPosts === 0,
  }
  return Object.values(steps).every(Boolean) ? null : steps
}

export function hideFirstSteps(database: Database): Promise<void> {
  return new SettingsRepository(database).set(HIDDEN_SETTING, true)
}
