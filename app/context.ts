import { createContext, type RouterContextProvider } from 'react-router'
import type { AuditEvent } from '#domain/audit-event.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { StorageFailure } from '#server/db/health/storage-error.ts'
import type { Account } from '#server/identity/account-repository.ts'
import type { Client } from '#server/network/network.ts'
import type { FoundPage } from '#server/posts/own-pages.ts'
import type { Services } from '#server/services.ts'

/** The arguments of loaders and actions that this application uses. */
export interface RequestArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

// Context keys are compared by identity, so this module is loaded by Vite only: a key made by Node would be another object.

/** The services of the server, set for every request. */
export const servicesContext = createContext<Services>()

/** What is at an address of one segment that no screen has: an own page, or one of the trash. Set by `unknown-address.ts`. */
export const ownPageContext = createContext<Exclude<FoundPage, { kind: 'moved' }> | null>(null)

/** How the blog speaks. Set with the settings. */
export const localeContext = createContext<Locale | null>(null)

/** The client that sent the request. */
export const clientContext = createContext<Client>()

/** The signed-in administrator. Set by the guard, on routes that need a session. */
export const viewerContext = createContext<Account | null>(null)

/** Why the role of the signed-in administrator does not allow the requested page, as a sentence to show. Set by the guard. */
export const pageRefusalContext = createContext<string | null>(null)

/** Audit details that a route adds to the event that the description of its call names. */
export interface AuditNote {
  /** Selects the event where the description of the call names several. */
  readonly what?: AuditEvent
  readonly about?: string
  readonly postId?: string
}

export const auditNotesContext = createContext<readonly AuditNote[]>([])

/** Set when the database or the disk failed this request. */
export const storageFailureContext = createContext<StorageFailure | null>(null)
