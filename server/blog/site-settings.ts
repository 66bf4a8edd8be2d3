import type { Settings } from '#domain/settings.ts'
import { fillTokens } from '#domain/texts.ts'
import type { SettingsRepository } from '../storage/settings-repository.ts'

/** What the owner decided, over what the project brings along. */
export class SiteSettings {
  readonly #settings: SettingsRepository
  readonly #defaults: Settings
  readonly #siteUrl: string

  constructor(settings: SettingsRepository, defaults: Settings, siteUrl: string) {
    this.#settings = settings
    this.#defaults = defaults
    this.#siteUrl = siteUrl
  }

  /** Every setting as readers see it: `{blogName}` and its like already filled in. */
  async current(): Promise<Settings> {
    const chosen = await this.#settings.all()
    const known = Object.entries(chosen).filter(([key]) => Object.hasOwn(this.#defaults, key))
    const settings: Settings = { ...this.#defaults, ...Object.fromEntries(known) }
    const { blogName, contact } = settings
    return filled(settings, { blogName, contact, siteUrl: this.#siteUrl })
  }
}

function filled<T>(value: T, tokens: Parameters<typeof fillTokens>[1]): T {
  if (typeof value === 'string') return fillTokens(value, tokens) as T
  if (Array.isArray(value)) return value.map((item) => filled(item, tokens)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, tokens)])) as T
}
