import { createHash } from 'node:crypto'
import type { ColouredCategory } from '#domain/look/category-tones.ts'
import { DEFAULT_DRAWN, type DrawnLook, type Paper } from '#domain/look/drawn-look.ts'
import { type OwnLogo, ownLogo } from '#domain/look/logo.ts'
import { DEFAULT_LOOK, type Look } from '#domain/look/look.ts'
import { type Corners, type FirstTheme, TYPES, type Type } from '#domain/look/look-choices.ts'
import { lookStyle, ownPalette, pagesOf } from '#domain/look/look-style.ts'
import { type Palette, paletteOf } from '#domain/look/palette.ts'
import { mediumNamedBy, type Picture, type Pictures } from '#domain/pictures/picture.ts'
import { SETTING_PICTURES, type Settings } from '#domain/settings/settings-writing.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { SiteSettings } from './site-settings.ts'

/** The look of the blog as the head of a document needs it. */
export interface DocumentLook {
  /** Name of the style sheet with the owner's own CSS, see {@link Sheet}; null where it would be empty. */
  readonly version: string | null
  readonly firstTheme: FirstTheme
  readonly type: Type
  /** Colours of the page in both themes, `#rrggbb`. */
  readonly pages: { readonly dark: string; readonly light: string }
  /** Address of the picture from which icons are made; null for the drawn icon. */
  readonly icon: string | null
}

/** CSS that is loaded after the site's own, under a name that changes with it. */
export interface Sheet {
  readonly version: string
  readonly style: string
}

interface MadeLook {
  /** For reading pages. */
  readonly document: DocumentLook
  /** Name of the sheet without the owner's own CSS, for screens that own CSS could make useless. */
  readonly plainVersion: string | null
  /** Those that pages name; that of reading pages first. */
  readonly sheets: readonly Sheet[]
  readonly logo: OwnLogo
  /** Above the posts of the front page. */
  readonly headerPicture: Picture | null
  /** Both themes; null for the colours of a new blog. */
  readonly palette: Palette | null
  readonly drawn: DrawnLook
  readonly corners: Corners
}

export class SiteLook {
  readonly #settings: Pick<SiteSettings, 'current'>
  readonly #media: Pick<MediaStore, 'describe'>
  readonly #categories: () => Promise<readonly ColouredCategory[]>
  /** By the settings, which are another object for each content version. */
  readonly #made = new WeakMap<Settings, Promise<MadeLook>>()

  constructor(
    settings: Pick<SiteSettings, 'current'>,
    media: Pick<MediaStore, 'describe'>,
    categories: () => Promise<readonly ColouredCategory[]>,
  ) {
    this.#settings = settings
    this.#media = media
    this.#categories = categories
  }

  async current(): Promise<MadeLook> {
    return this.of(await this.#settings.current())
  }

  /** @param settings the current ones, as {@link SiteSettings.current} gives them */
  of(settings: Settings): Promise<MadeLook> {
    const known = this.#made.get(settings)
    if (known) return known
    const making = this.#make(settings)
    this.#made.set(settings, making)
    // Failures are not kept.
    making.catch(() => this.#made.delete(settings))
    return making
  }

  /** Whether the blog has its icons from the picture of this hash. */
  async isIcon(hash: string): Promise<boolean> {
    const { icon } = (await this.current()).document
    return icon !== null && mediumNamedBy(icon)?.hash === hash
  }

  /** What mails have of it. */
  async ofMails(): Promise<{ palette: Palette | null; type: Type; corners: Corners; logo: OwnLogo }> {
    const { palette, document, corners, logo } = await this.current()
    return { palette, type: document.type, corners, logo }
  }

  async #make(settings: Settings): Promise<MadeLook> {
    const { look } = settings
    // A later version may have stored a type that this one does not have.
    const type = Object.hasOwn(TYPES, look.type) ? look.type : DEFAULT_LOOK.type
    const addresses = SETTING_PICTURES.map((name) => settings[name]).filter(Boolean)
    const pictures: Pictures = addresses.length > 0 ? await this.#media.describe(addresses) : new Map()
    const logo = ownLogo(settings, (address) => pictures.get(address))
    const palette = ownPalette(look)
    const headerPicture = pictures.get(settings.headerPicture) ?? null
    const categories = await this.#categories()
    const parts = { logo, hasHeaderPicture: headerPicture !== null, hasMenu: settings.menu !== null, categories }
    const style = lookStyle(look, palette, parts)
    const [whole, plain] = [sheetOf(style + look.css), sheetOf(style)]
    const icon = pictures.get(settings.icon)?.src ?? null
    return {
      document: { version: whole?.version ?? null, firstTheme: look.firstTheme, type, pages: pagesOf(palette), icon },
      plainVersion: plain?.version ?? null,
      sheets: [whole, plain].filter((sheet) => sheet !== null),
      logo,
      headerPicture,
      palette,
      drawn: {
        tint: palette && look.accent,
        type: type === 'system' ? DEFAULT_DRAWN.type : type,
        paper: paperOf(look),
      },
      corners: look.corners,
    }
  }
}

function paperOf({ corners, firstTheme, ...look }: Look): Paper | null {
  if (corners === 'plain') return null
  const palette = paletteOf(look.accent, look.ground)
  const { page, text, muted, accent } = firstTheme === 'light' ? palette.light : palette.dark
  return { shape: corners, page, text, muted, accent }
}

function sheetOf(style: string): Sheet | null {
  if (style === '') return null
  return { version: createHash('sha256').update(style).digest('base64url').slice(0, 10), style }
}
