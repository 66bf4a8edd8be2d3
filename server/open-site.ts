import { defaultSettings } from '#content/default-settings.ts'
import { demoGreetings } from '#content/demo/voice.ts'
import { type ServicesForReaders, standardPages } from '#content/standard-pages.ts'
import { standardTexts } from '#content/texts/standard-texts.ts'
import type { StandardPath } from '#domain/posts/pages/standard-pages.ts'
import type { Words } from '#domain/settings/words.ts'
import { captchaProvider } from './captcha/providers.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { MediaStore } from './media/media-store.ts'
import type { PreviewedMail } from './newsletter/mail-preview.ts'
import { isDemoHeard, standInTexts } from './posts/first-run/demo-content.ts'
import type { Overrides } from './services.ts'
import { Locales } from './settings/locales.ts'
import { SettingsRepository } from './settings/settings-repository.ts'
import { SiteLook } from './settings/site-look.ts'
import { SiteSettings } from './settings/site-settings.ts'

interface Parts {
  readonly config: Config
  readonly media: MediaStore
  readonly categories: ConstructorParameters<typeof SiteLook>[2]
  readonly catalogueOf: Overrides['catalogueOf']
}

/** Settings, look and language of the site, and what follows from them. */
export function openSite(database: Database, { config, media, categories, catalogueOf }: Parts) {
  const rows = new SettingsRepository(database)
  const contentVersion = () => database.contentVersion()
  const settings = new SiteSettings(rows, defaultSettings, config.siteUrl, contentVersion, standInTexts)
  const siteLook = new SiteLook(settings, media, categories)
  const locales = new Locales(catalogueOf)
  const blogName = async () => (await settings.current()).blogName
  const locale = async () => locales.of(await settings.current())
  return {
    settings,
    siteLook,
    locales,
    blogName,
    locale,
    timeZone: async () => (await settings.current()).timeZone,
    /** What a drawn card shows of the site. */
    ofCards: async () => ({
      blogName: await blogName(),
      drawn: (await siteLook.current()).drawn,
      locale: await locale(),
    }),
    /** What mails show of the site. @param words in place of the owner's saved ones */
    async ofMails(words: PreviewedMail['words'] = {}) {
      const current = await settings.current()
      const written =
        Object.keys(words).length === 0 ? current : { ...current, words: { ...current.words, ...words } as Words }
      return { ...current, ...(await siteLook.ofMails()), locale: await locales.of(written) }
    },
    /** What Den says on a standard page. */
    async standardText(path: StandardPath) {
      const { language } = await settings.current()
      if (path === '/greetings' && language === 'en' && (await isDemoHeard(database))) return demoGreetings
      return standardPages(servicesForReaders(config), await standardTexts(language))[path]
    },
  }
}

function servicesForReaders({ captcha, analytics, emailJs }: Config): ServicesForReaders {
  return {
    captchaCompany: captcha.provider === 'altcha' ? null : captchaProvider(captcha).name,
    counting: analytics.provider,
    isMailedByEmailJs: emailJs !== undefined,
  }
}
