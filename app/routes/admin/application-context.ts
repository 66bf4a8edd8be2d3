import { createContext, use } from 'react'
import type { NavigateFunction } from 'react-router'
import type { PostSummary } from '#domain/posts/post.ts'

/** Data that all screens of the admin area share, under the names of the specification. */
interface ApplicationContext {
  /** The newest posts: the first page of the list. */
  readonly blogs: readonly PostSummary[]
  readonly blogName: string
  /** Navigates to another address, or back by a number of pages. */
  readonly history: NavigateFunction
  /** E-mail address of the signed-in administrator. */
  readonly email: string
  /** Addresses of screens that the role of the signed-in administrator does not open. */
  readonly closed: readonly string[]
  /** Time zone of the blog: an IANA name. */
  readonly timeZone: string
  /** The captcha's public site key. */
  readonly rKey: string
  /** Whether the last attempt to send mail failed, or sending is paused since. */
  readonly isMailFailing: boolean
  /** Whether the newest backup is older than two days. */
  readonly isBackupOverdue: boolean
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
