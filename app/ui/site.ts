import { useRouteLoaderData } from 'react-router'
import type { Language } from '#domain/locales/language.ts'
import type { DrawnLook } from '#domain/look/drawn-look.ts'
import type { OwnLogo } from '#domain/look/logo.ts'
import type { Menu } from '#domain/menu/menu.ts'
import type { SocialLink } from '#domain/menu/social.ts'
import type { KnownCategory } from '#server/posts/categories/category-repository.ts'
import type { DocumentLook } from '#server/settings/site-look.ts'
import type { SubscribeFormProps } from '../islands/subscribe/subscribe-form.tsx'

export interface Site {
  readonly blogName: string
  readonly language: Language
  readonly tagline: string
  /** E-mail address. */
  readonly contact: string
  readonly siteUrl: string
  /** The current year, in the site's time zone. */
  readonly year: string
  /** Texts of the scores from 0 to 10, by index; empty for a score without one. */
  readonly scale: readonly string[]
  /** Those of the owner in their order, then others that count as reviews. */
  readonly categories: readonly Omit<KnownCategory, 'description' | 'picture'>[]
  readonly look: DocumentLook
  readonly logo: OwnLogo
  readonly drawn: DrawnLook
  /** The owner's entries of header and footer; null where they are the specified ones. */
  readonly menu: Menu
  readonly social: readonly SocialLink[]
  readonly footerText: string
  readonly captcha: SubscribeFormProps['captcha']
  /** Words of the subscribe form, of its page without scripts, and of the box around it. */
  readonly subscribing: Readonly<Record<'label' | 'page' | 'heading' | 'text', string>>
}

export function defaultSource({ blogName, year }: Pick<Site, 'blogName' | 'year'>): string {
  return `${blogName} (${year})`
}

export function useSite(): Site {
  const read = useRouteLoaderData<Site>('routes/site/layout')
  const administered = useRouteLoaderData<Site>('routes/admin/layout')
  const site = read ?? administered
  if (!site) throw new Error('useSite works on the screens of the site and of the admin area only')
  return site
}
