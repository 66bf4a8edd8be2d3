import type { PageText, StandardPath } from '../domain/posts/pages/standard-pages.ts'
import { demoGreetings } from './demo/voice.ts'
import { cookiePolicy } from './texts/cookie-policy.ts'
import { embedsInCookies, embedsInPrivacy } from './texts/embeds.ts'
import { greetings } from './texts/greetings.ts'
import { privacy } from './texts/privacy.ts'
import { termsOfService } from './texts/terms-of-service.ts'

/** The outside services of a site, as far as they concern readers. */
export interface ServicesForReaders {
  /** Company of the captcha; null for the built-in one. */
  readonly captchaCompany: string | null
  readonly counting: 'first-party' | 'google' | 'off'
  readonly isMailedByEmailJs: boolean
}

/** The standard pages of a site with such services. @param hasDemo whether the persona of the demo speaks */
export function standardPages(
  services: ServicesForReaders,
  hasDemo: boolean,
): Readonly<Record<StandardPath, PageText>> {
  const { captchaCompany, counting, isMailedByEmailJs } = services
  const onPrivacy = {
    ...((captchaCompany || counting === 'google') && { Reading: reading(services) }),
    ...(counting === 'google' && { 'Counting readers': COUNTED_BY_GOOGLE }),
    ...(counting === 'off' && { 'Counting readers': NOT_COUNTED }),
    ...(captchaCompany && { 'The captcha': captchaOf(captchaCompany) }),
  }
  const onCookies = captchaCompany ? cookiesOf(captchaCompany) : {}
  return {
    '/greetings': hasDemo ? demoGreetings : greetings,
    '/terms': termsOfService,
    '/privacy': extended(replaced(privacy, onPrivacy), isMailedByEmailJs ? BY_EMAILJS : {}),
    '/cookiepolicy': replaced(cookiePolicy, onCookies),
  }
}

function reading({ captchaCompany, counting }: ServicesForReaders): string {
  const others = [
    captchaCompany &&
      `The form for new posts asks ${captchaCompany} once you send it, which is told under The captcha.`,
    counting === 'google' && 'What Google learns from this server is told under Counting readers.',
  ].filter(Boolean)
  return `While you read, our pages load nothing from anywhere else: type, pictures and scripts come from this site. ${others.join(' ')} There are no advertising networks and no tracking cookies.

${embedsInPrivacy}

Your browser sends its network address with every request, as with any website, because the answer has to go somewhere.`
}

const COUNTED_BY_GOOGLE = `This site counts how often its pages are read, without a cookie, and has Google Analytics count them as well. When a page is shown, your browser tells the server which one, and the host that led you here, if there was one. That is added up for each day, and kept for 13 months.

- To count a reader only once a day, the server computes a number from your network address, the name of your browser, and a secret that is new every day. The address is not stored. Within two days the secret and the number are deleted here.
- For each page that is counted, the server tells Google its name and address, the time, and another number that stands for you and is new every day. Google learns from us neither your network address nor your browser, and no script of Google's runs in it. What Google is told it keeps by rules of its own, and cannot tell from it whether you come back on another day.
- A browser that sends Global Privacy Control is not counted, neither here nor by Google. Neither are programs. Administrators are not counted here; Google is told which views are theirs.

Our own count is shown to the administrators of this site.`

const NOT_COUNTED = `This site does not count its readers. When a page is shown, your browser tells the server which one, and the server forgets it at once.`

const BY_EMAILJS = {
  'New posts by e-mail': `The message that asks you to confirm goes by way of EmailJS, a company that passes on mail for others; new posts may go the same way. EmailJS then gets your address and the words of the message, and its own rules apply to that.`,
}

function captchaOf(company: string): string {
  return `The form for new posts is guarded by ${company}. Nothing of it is loaded while you read. Once you send the form, your browser loads a script and a box to tick from that company, which then learns your network address, which browser you use, on which site you are, and how you use the box; its own rules apply to that. It tells us whether to let you in, and we tell it nothing about you, your e-mail address least of all.

If you would rather not, use the form at {siteUrl}/subscribe. It asks you a question instead, and no company.`
}

function cookiesOf(company: string): Readonly<Record<string, string>> {
  return {
    'If you read': `Readers get no cookies from {siteUrl}: none to track them, none for advertising, none to count them. Nor does subscribing by e-mail set one of ours.`,
    'Other companies': `While you read, our pages load nothing from anywhere else. Only when you send the form for new posts does your browser load the captcha of ${company}, which may then set cookies of its own; its own rules apply to them. The form at {siteUrl}/subscribe does without it. ${embedsInCookies} A link may lead to another site, and its own rules begin there.`,
    'Clearing and refusing': `You can delete cookies and local storage in the settings of your browser, for this site or for all of them, and you can refuse them altogether. Every page that you read works just the same, and so does the form at {siteUrl}/subscribe; the captcha of ${company} may not. Only the theme will be forgotten, and an administrator will have to sign in again.

If anything about this is unclear, write to {contact}.`,
  }
}

function replaced(page: PageText, texts: Readonly<Record<string, string>>): PageText {
  return { ...page, parts: page.parts.map((part) => ({ ...part, text: texts[part.heading] ?? part.text })) }
}

/** Adds a paragraph to the end of a part. */
function extended(page: PageText, texts: Readonly<Record<string, string>>): PageText {
  const more = ({ heading, text }: PageText['parts'][number]) =>
    heading in texts ? `${text}\n\n${texts[heading]}` : text
  return { ...page, parts: page.parts.map((part) => ({ ...part, text: more(part) })) }
}
