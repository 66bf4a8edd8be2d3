import { createContext } from 'react-router'
import type { Client, Viewer } from '#server/identity/identity.ts'
import type { Services } from '#server/services.ts'
import type { StorageFailure } from '#server/storage/health/storage-error.ts'

// Context keys are compared by identity, so this module is loaded by Vite only: a key made by Node would be another object.

/** What the server hands to every loader and action. */
export const servicesContext = createContext<Services>()

/** From where a request comes. */
export const clientContext = createContext<Client>()

/** Who sends it, where the guard has looked: nobody on what everybody may read. */
export const viewerContext = createContext<Viewer | null>(null)

/** Set when the database or the disk failed this request. */
export const storageFailureContext = createContext<StorageFailure | null>(null)
