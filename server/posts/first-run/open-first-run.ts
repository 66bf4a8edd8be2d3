import type { Language } from '#domain/locales/language.ts'
import type { Database } from '../../db/database.ts'
import type { MediaStore } from '../../media/media-store.ts'
import {
  demoContent,
  demoPostCount,
  demoState,
  type RemoveUnused,
  removeDemoContent,
  storeFirstLanguage,
} from './demo-content.ts'
import { firstSteps, hideFirstSteps, type Prerequisite } from './first-steps.ts'

interface FirstRunOptions {
  readonly media: MediaStore
  readonly removeUnused: RemoveUnused
  /** What other parts know of the first steps of an account. */
  readonly has: Readonly<Record<Prerequisite, (accountId: string) => Promise<boolean>>>
}

/** The demo content and the first steps of a new blog. */
export function openFirstRun(database: Database, { media, removeUnused, has }: FirstRunOptions) {
  return {
    storeFirstLanguage: (language: Language) => storeFirstLanguage(database, language),
    /** Loads the demo posts into a database that never held any; returns their number. */
    loadDemoContent: () => demoContent(database, media),
    demoPostCount: () => demoPostCount(database),
    demoState: () => demoState(database),
    /** Removes the demo posts, pictures and words that were not edited. */
    removeDemoContent: () => removeDemoContent(database, removeUnused),
    /** The first steps of an administrator; null when they are done or hidden. */
    firstSteps: (accountId: string) =>
      firstSteps(database, {
        author: () => has.author(accountId),
        mailServer: () => has.mailServer(accountId),
        secondFactor: () => has.secondFactor(accountId),
      }),
    hideFirstSteps: () => hideFirstSteps(database),
  }
}
