import type { RouterContextProvider } from 'react-router'
import type { Post } from '#domain/posts/post.ts'
import { filledTexts } from '#domain/settings/texts.ts'
import { servicesContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'

/** An own page with `{blogName}`, `{contact}` and `{siteUrl}` replaced. */
export function filledPage(page: Post, context: Readonly<RouterContextProvider>): Post {
  const { blogName, contact } = context.get(settingsContext)
  const { title, tagline, description, sections, seo } = page
  const { siteUrl } = context.get(servicesContext).config
  return { ...page, ...filledTexts({ title, tagline, description, sections, seo }, { blogName, contact, siteUrl }) }
}
