import { createContext, type MiddlewareFunction } from 'react-router'
import type { Settings } from '#domain/settings/settings.ts'
import { servicesContext } from './context.ts'

/** The settings, read once for all loaders of a request. */
export const settingsContext = createContext<Settings>()

export const loadSettings: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(settingsContext, await context.get(servicesContext).settings.current())
}
