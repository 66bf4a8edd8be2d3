import { createHash } from 'node:crypto'
import type { FirstTheme } from '#domain/look/look-choices.ts'
import { lookStyle, pagesOf } from '#domain/look/look-style.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { ContentCache } from '../db/content-cache.ts'

/** The look of the blog as documents need it. */
export interface DocumentLook {
  /** Name of the style sheet, which changes with its content; null for the look of a new blog, which needs none. */
  readonly version: string | null
  readonly firstTheme: FirstTheme
  /** Colours of the page in both themes, `#rrggbb`. */
  readonly pages: { readonly dark: string; readonly light: string }
}

interface MadeLook {
  readonly document: DocumentLook
  /** CSS that is loaded after the site's own. */
  readonly style: string
}

export class SiteLook {
  readonly #settings: () => Promise<Settings>
  readonly #cache: ContentCache

  constructor(settings: () => Promise<Settings>, contentVersion: () => Promise<number>) {
    this.#settings = settings
    this.#cache = new ContentCache(contentVersion)
  }

  /** Made once for each content version. */
  current(): Promise<MadeLook> {
    return this.#cache.get('look', async () => {
      const { look } = await this.#settings()
      const style = lookStyle(look)
      const version = style === '' ? null : createHash('sha256').update(style).digest('base64url').slice(0, 10)
      return { document: { version, firstTheme: look.firstTheme, pages: pagesOf(look) }, style }
    })
  }
}
