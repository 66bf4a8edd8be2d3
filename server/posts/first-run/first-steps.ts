import type { Settings } from '#domain/settings/settings-writing.ts'
import type { Database } from '../../db/database.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { demoState } from './demo-content.ts'

const HIDDEN_SETTING = 'firstStepsHidden'

/** Which first steps are done. `author` and `secondFactor` are those of the signed-in account. */
export interface FirstSteps {
  readonly name: boolean
  readonly author: boolean
  /** Whether the demo is gone; without a demo, whether there is a post. */
  readonly posts: boolean
  readonly mail: boolean
  readonly review: boolean
  readonly secondFactor: boolean
}

/** A step whose state another part of the server knows. */
export type Prerequisite = 'author' | 'mailServer' | 'secondFactor'

/** The state of the first steps; null when all are done or the list was hidden. */
export async function firstSteps(
  database: Database,
  defaults: Pick<Settings, 'blogName'>,
  has: Readonly<Record<Prerequisite, () => Promise<boolean>>>,
): Promise<FirstSteps | null> {
  const settings = await new SettingsRepository(database).all()
  if (settings[HIDDEN_SETTING] === true) return null
  const { blogName = defaults.blogName } = settings
  const demo = await demoState(database, settings)
  const [author, ownPost, mail, secondFactor] = await Promise.all([
    has.author(),
    // Done if there are more posts than demo posts. An offset, since a count would read the whole archive.
    database.read
      .selectFrom('published_posts')
      .select('id')
      .orderBy('id')
      .limit(1)
      .offset(demo.posts)
      .executeTakeFirst(),
    has.mailServer(),
    has.secondFactor(),
  ])
  const review = ownPost !== undefined
  const posts = !demo.isLeft && (demo.isRemoved || review)
  const done = { name: blogName !== defaults.blogName, author, posts, mail, review, secondFactor }
  return Object.values(done).every(Boolean) ? null : done
}

export function hideFirstSteps(database: Database): Promise<void> {
  return new SettingsRepository(database).set(HIDDEN_SETTING, true)
}
