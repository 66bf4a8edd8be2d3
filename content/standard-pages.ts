import { filled } from '../domain/locales/message.ts'
import type { PageText, StandardPath } from '../domain/posts/pages/standard-pages.ts'
import type { StandardTexts } from './texts/standard-texts.ts'

/** The outside services of a site, as far as they concern readers. */
export interface ServicesForReaders {
  /** Company of the captcha; null for the built-in one. */
  readonly captchaCompany: string | null
  readonly counting: 'first-party' | 'google' | 'off'
  readonly isMailedByEmailJs: boolean
}

/** Positions of the parts that services change. */
const PRIVACY = { reading: 0, counting: 1, newPosts: 2, captcha: 3 }
const COOKIES = { readers: 0, others: 3, clearing: 4 }

/** The standard pages of a site with such services. */
export function standardPages(
  services: ServicesForReaders,
  { greetings, termsOfService, privacy, cookiePolicy, services: said }: StandardTexts,
): Readonly<Record<StandardPath, PageText>> {
  const { captchaCompany: company, counting, isMailedByEmailJs } = services
  const newPosts = privacy.parts[PRIVACY.newPosts]!.text
  return {
    '/greetings': greetings,
    '/terms': termsOfService,
    '/privacy': withTexts(privacy, {
      ...((company || counting === 'google') && { [PRIVACY.reading]: reading(services, said) }),
      ...(counting === 'google' && { [PRIVACY.counting]: said.countedByGoogle }),
      ...(counting === 'off' && { [PRIVACY.counting]: said.notCounted }),
      ...(isMailedByEmailJs && { [PRIVACY.newPosts]: `${newPosts}\n\n${said.byEmailJs}` }),
      ...(company && { [PRIVACY.captcha]: filled(said.captcha, { company }) }),
    }),
    '/cookiepolicy': company
      ? withTexts(cookiePolicy, {
          [COOKIES.readers]: said.cookiesOfReaders,
          [COOKIES.others]: filled(said.cookiesOfOthers, { company, embeds: said.embedsInCookies }),
          [COOKIES.clearing]: filled(said.cookiesCleared, { company }),
        })
      : cookiePolicy,
  }
}

function reading({ captchaCompany: company, counting }: ServicesForReaders, said: StandardTexts['services']): string {
  const others = [
    company && filled(said.readingCaptcha, { company }),
    counting === 'google' && said.readingGoogle,
  ].filter(Boolean)
  return filled(said.reading, { others: others.join(' '), embeds: said.embedsInPrivacy })
}

/** @param texts in place of those of the parts, by position */
function withTexts(page: PageText, texts: Readonly<Record<number, string>>): PageText {
  return { ...page, parts: page.parts.map((part, index) => ({ ...part, text: texts[index] ?? part.text })) }
}
