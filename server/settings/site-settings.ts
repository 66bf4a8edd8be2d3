import { isDeepStrictEqual } from 'node:util'
import { allSettings, type Settings, type SettingsChange } from '#domain/settings/settings-writing.ts'
import { filledTexts } from '#domain/settings/texts.ts'
import { ContentCache } from '../db/content-cache.ts'
import type { SettingRevision } from './setting-revisions.ts'
import type { SettingsRepository } from './settings-repository.ts'

/** Settings whose defaults do not show what they may hold: what is stored is checked as when it was typed. */
const CHECKED = ['language', 'timeZone', 'menu', 'social'] as const

type StoredSettings = Readonly<Record<string, unknown>>
type StandIns = (stored: StoredSettings) => Promise<Partial<Settings>>

export class SiteSettings {
  readonly #settings: SettingsRepository
  readonly #defaults: Settings
  readonly #siteUrl: string
  readonly #cache: ContentCache
  readonly #standIns: StandIns

  /** @param standIns what stands in for defaults */
  constructor(
    settings: SettingsRepository,
    defaults: Settings,
    siteUrl: string,
    contentVersion: () => Promise<number>,
    standIns: StandIns = async () => ({}),
  ) {
    this.#settings = settings
    this.#defaults = defaults
    this.#siteUrl = siteUrl
    this.#cache = new ContentCache(contentVersion)
    this.#standIns = standIns
  }

  /** The defaults of all settings, with placeholders unreplaced. */
  async defaults(): Promise<Settings> {
    return this.#defaultsBeside(await this.#settings.all())
  }

  /** `{blogName}` and other placeholders are replaced. A stored value or part that cannot be used is replaced by its default. */
  current(): Promise<Settings> {
    return this.#cache.get('current', async () => {
      const settings = await this.stored()
      const { blogName, contact } = settings
      return filledTexts(settings, { blogName, contact, siteUrl: this.#siteUrl })
    })
  }

  /** The settings as they were typed, with `{blogName}` and other placeholders unreplaced. */
  async stored(): Promise<Settings> {
    return this.#usable(await this.#settings.all())
  }

  /**
   * All or nothing; other settings are unchanged, even if they are saved concurrently. A value that equals its default is deleted,
   * so that it follows the default of a later version, and of another language.
   * @param by e-mail address of the administrator who saves; empty when it is not known
   */
  async save(changes: SettingsChange, by = ''): Promise<Settings> {
    return this.#settings.locked(async (settings) => {
      const before = await settings.all()
      const defaults = await this.#defaultsBeside(before)
      const decided = Object.entries(whole(changes, usable(before, defaults))).filter(
        ([, value]) => value !== undefined,
      )
      const { language = before.language } = changes
      const both = [defaults, await this.#defaultsBeside({ ...before, language })]
      // A language that is chosen stays chosen: a new blog without one takes that of DEN_LANGUAGE at each start. So does the name, whose
      // choice is a first step.
      const isDefault = ([key, value]: [string, unknown]) =>
        key !== 'language' &&
        key !== 'blogName' &&
        both.some((known) => isDeepStrictEqual(value, known[key as keyof Settings]))
      const chosen = decided.filter((entry) => !isDefault(entry))
      const forgotten = decided.filter(isDefault).map(([key]) => key)
      if (decided.length > 0) await settings.change(Object.fromEntries(chosen), forgotten, by)
      return this.#usable(await settings.all())
    })
  }

  /** The saves that changed a setting, the newest first. */
  revisions(): Promise<SettingRevision[]> {
    return this.#settings.revisions(Object.keys(this.#defaults))
  }

  /** The settings as they were just before an instant, as far as it is known. */
  async before(instant: string): Promise<Settings> {
    const former = await this.#settings.before(instant, Object.keys(this.#defaults))
    return this.#usable({ ...(await this.#settings.all()), ...former })
  }

  async #usable(stored: StoredSettings): Promise<Settings> {
    return usable(stored, await this.#defaultsBeside(stored))
  }

  async #defaultsBeside(stored: StoredSettings): Promise<Settings> {
    return { ...this.#defaults, ...(await this.#standIns(stored)) }
  }
}

/** With the unchanged parts of settings of which a change may name some. */
function whole(changes: SettingsChange, stored: Settings): Partial<Record<keyof Settings, unknown>> {
  const { look, menu, verification, words, ...others } = changes
  return {
    ...others,
    ...(look && { look: { ...stored.look, ...look } }),
    ...(menu !== undefined && { menu: menu && wholeMenu(stored.menu, menu) }),
    ...(verification && { verification: { ...stored.verification, ...verification } }),
    ...(words && { words: { ...stored.words, ...words } }),
  }
}

function wholeMenu(stored: Settings['menu'], change: NonNullable<SettingsChange['menu']>): Settings['menu'] {
  const { header = stored?.header ?? null, footer = stored?.footer ?? null } = change
  return header || footer ? { header, footer } : null
}

/** What is stored, or the default of what cannot be used. */
function usable(chosen: Readonly<Record<string, unknown>>, defaults: Settings): Settings {
  const checked = CHECKED.map((name) => {
    const { success, data } = allSettings.shape[name].safeParse(chosen[name])
    return [name, success ? data : defaults[name]]
  })
  return { ...chosenOrDefault(chosen, defaults), ...Object.fromEntries(checked) }
}

/** The chosen values that have the shape of the default, and the default for all others. */
function chosenOrDefault<T>(chosen: unknown, standard: T): T {
  if (Array.isArray(standard)) return isLike(chosen, standard) ? (chosen as T) : standard
  if (!isRecord(standard)) return typeof chosen === typeof standard ? (chosen as T) : standard
  const values = isRecord(chosen) ? chosen : {}
  return Object.fromEntries(
    Object.entries(standard).map(([key, value]) => [key, chosenOrDefault(values[key], value)]),
  ) as T
}

/** Lists may have any length; their items are like the first of the example. */
function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => isLike(item, example[0]))
  if (!isRecord(example)) return typeof value === typeof example
  return isRecord(value) && Object.entries(example).every(([key, part]) => isLike(value[key], part))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
