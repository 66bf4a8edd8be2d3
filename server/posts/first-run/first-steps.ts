import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { reviewMark } from '../post-row.ts'
import { demoPostIds, demoState } from './demo-content.ts'

const HIDDEN_SETTING = 'firstStepsHidden'

/** As `isReview` of `domain/posts/review.ts` says. */
const IS_REVIEW = sql<SqlBool>`coalesce(${reviewMark}, case when lower(tag) like '%review%' then 1 else 0 end) = 1`

/** Which first steps are done. `author` and `secondFactor` are those of the signed-in account. */
export interface FirstSteps {
  /** Whether a name was chosen, which may be the one that it had. */
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
  has: Readonly<Record<Prerequisite, () => Promise<boolean>>>,
): Promise<FirstSteps | null> {
  const settings = await new SettingsRepository(database).all()
  if (settings[HIDDEN_SETTING] === true) return null
  const demo = await demoState(database, settings)
  const [author, ownPost, ownReview, mail, secondFactor] = await Promise.all([
    has.author(),
    // Done if there are more posts than demo posts. An offset, since a count would read the whole archive.
    database.read
      .selectFrom('published_posts')
      .select('id')
      .orderBy('id')
      .limit(1)
      .offset(demo.posts)
      .executeTakeFirst(),
    database.read
      .selectFrom('published_posts')
      .select('id')
      .where(IS_REVIEW)
      .where((eb) => eb.or([eb('id', 'not in', ['', ...demoPostIds(settings)]), eb('revision', '>', 1)]))
      .limit(1)
      .executeTakeFirst(),
    has.mailServer(),
    has.secondFactor(),
  ])
  const posts = !demo.isLeft && (demo.isRemoved || ownPost !== undefined)
  const done = { name: 'blogName' in settings, author, posts, mail, review: ownReview !== undefined, secondFactor }
  return Object.values(done).every(Boolean) ? null : done
}

export function hideFirstSteps(database: Database): Promise<void> {
  return new SettingsRepository(database).set(HIDDEN_SETTING, true)
}
