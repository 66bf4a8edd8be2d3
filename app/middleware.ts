import { createContext, type MiddlewareFunction } from 'react-router'
import type { Settings } from '#domain/settings.ts'
import { servicesContext } from './context.ts'

/** The settings as they stood when this request came in, read once for all its loaders. */
export const settingsContext = createContext<Settings>()

export const loadSettings: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(settingsContext, await context.get(servicesContext).settings.current())
}
