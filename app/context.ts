import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

/**
 * What the server hands to every loader and action. Context keys are compared by identity, so this module is loaded by
 * Vite only: a key made by Node would be another object.
 */
export const servicesContext = createContext<Services>()
