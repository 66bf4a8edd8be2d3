import { catalogueOf } from '#domain/locales/catalogues.ts'
import { en } from '#domain/locales/en/catalogue.ts'
import type { Language } from '#domain/locales/language.ts'
import { createLocale, type Locale } from '#domain/locales/locale.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'

/** The locale of the blog, by its settings. */
export class Locales {
  /** By the settings, which are one object until they change. */
  readonly #known = new WeakMap<object, Locale>()
  readonly #catalogueOf: typeof catalogueOf
  #last = createLocale('en', en)

  /** @param catalogue replaces the catalogues, for tests */
  constructor(catalogue = catalogueOf) {
    this.#catalogueOf = catalogue
  }

  /** That of the settings that were last asked about, for pages that cannot read the settings. */
  get last(): Locale {
    return this.#last
  }

  /** A language in the words of Den. */
  async in(language: Language): Promise<Locale> {
    return createLocale(language, await this.#catalogueOf(language))
  }

  async of(settings: Pick<Settings, 'language' | 'words'>): Promise<Locale> {
    const { language, words } = settings
    const known = this.#known.get(settings)
    if (known) return known
    this.#last = createLocale(language, await this.#catalogueOf(language), words)
    this.#known.set(settings, this.#last)
    return this.#last
  }
}
