import type { RouterContextProvider } from 'react-router'
import type { StandardPath } from '#domain/posts/pages/standard-pages.ts'
import { servicesContext } from '../../../context.ts'
import { filledPage } from './filled-page.ts'

/** A page that every blog has, with its address. */
export async function standardPageAt(path: StandardPath, context: Readonly<RouterContextProvider>) {
  const { standardPages, config } = context.get(servicesContext)
  const { page, ...around } = await standardPages.at(path)
  return { page: filledPage(page, context), ...around, address: config.siteUrl + path }
}
