import { createContext, use } from 'react'
import type { NavigateFunction } from 'react-router'
import type { PostSummary } from '#domain/posts/post.ts'
import type { AreaState } from './shell/frame/areas.ts'

/** Data that all screens of the admin area share, under the names of the specification. */
interface ApplicationContext extends Pick<AreaState, 'closed' | 'postCounts' | 'isMailFailing'> {
  /** The newest posts: the first page of the list. */
  readonly blogs: readonly PostSummary[]
  readonly blogName: string
  /** Navigates to another address, or back by a number of pages. */
  readonly history: NavigateFunction
  /** E-mail address of the signed-in administrator. */
  readonly email: string
  /** Time zone of the blog: an IANA name. */
  readonly timeZone: string
  /** The captcha's public site key. */
  readonly rKey: string
  /** Name of the directory in which facts of films can be looked up; null without one. */
  readonly filmDirectory: string | null
}

const Context = createContext<ApplicationContext | null>(null)

export const ApplicationProvider = Context.Provider

export function useApplication(): ApplicationContext {
  const application = use(Context)
  if (!application) throw new Error('useApplication works in the admin area only')
  return application
}
