import { z } from 'zod'
import { emailProblem, trimmedEmail } from '../email.ts'
import { unlessUnknownKeys } from '../field-errors.ts'
import { LANGUAGE_TAGS } from '../locales/language.ts'
import { look } from '../look/look.ts'
import { menu, menuChange } from '../menu/menu.ts'
import { social } from '../menu/social.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { SCORE_MAX } from '../posts/ratings.ts'
import { isTimeZone } from '../text/civil-time.ts'
import { lineField as line, paragraphField as paragraph } from '../text/line-field.ts'
import { textField } from '../text/text-field.ts'
import { SETTING_LABELS } from './setting-fields.ts'
import { verification } from './verification.ts'
import { words } from './words.ts'

export type SettingsChange = z.output<typeof settingsChange>

const TITLE_MAX = 200
const TEXT_MAX_BYTES = 100_000
const SCALE = `The scale is a list of ${SCORE_MAX + 1} lines, from 0 to ${SCORE_MAX}`

const title = line('Title', TITLE_MAX, { isRequired: true })
export const notice = z.strictObject(
  { title, text: text('Text') },
  { error: unlessUnknownKeys('A notice is an object with title and text') },
)

/**
 * The settings of the site. Texts are plain text with the marks of section texts, and may contain `{blogName}`, `{contact}` and
 * `{siteUrl}`. Their defaults are in `content/`.
 */
const fields = {
  blogName: line(SETTING_LABELS.blogName, 80, { isRequired: true }),
  /** Of reading pages, feeds and mails to subscribers. */
  language: z.literal(LANGUAGE_TAGS, `${SETTING_LABELS.language} is one of: ${LANGUAGE_TAGS.join(', ')}`),
  /** One sentence under the name, in the footer. */
  tagline: line(SETTING_LABELS.tagline, 200),
  /** Description of the home page for search engines and shared links. */
  description: paragraph(SETTING_LABELS.description, 500),
  /** The contact address of footer and greetings, and `{email}` in messages. */
  contact: z
    .string(`${SETTING_LABELS.contact} is a text`)
    .overwrite(trimmedEmail)
    .superRefine((address, context) => {
      const message = emailProblem(address)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  /** Image Source of a new post. */
  imageSource: line(SETTING_LABELS.imageSource, 200),
  /** IANA name; says when a day begins. */
  timeZone: z
    .string(`${SETTING_LABELS.timeZone} is a text`)
    .trim()
    .refine(isTimeZone, `${SETTING_LABELS.timeZone} must be a name such as Europe/Paris or UTC`),
  /** The captcha's public key; the environment wins over it. */
  siteKey: line(SETTING_LABELS.siteKey, 200).refine(
    (key) => !/\s/.test(key),
    `${SETTING_LABELS.siteKey} has no spaces`,
  ),
  adsEnabled: z.boolean(`${SETTING_LABELS.adsEnabled} is true or false`),
  /** Whether every administrator must set up a second factor before anything else. */
  requireSecondFactor: z.boolean(`${SETTING_LABELS.requireSecondFactor} is true or false`),
  /** The meaning of each score from 0 to 10, in that order; pages leave out empty lines. */
  scale: z.array(line('A line of the scale', TITLE_MAX), SCALE).length(SCORE_MAX + 1, SCALE),
  emptyFeed: notice,
  missingPost: notice,
  missingPage: notice,
  look,
  /** Addresses of pictures, or empty: the logo, in place of the drawn one; on dark pages, where it needs another; the icon of browsers. */
  logo: pictureField(SETTING_LABELS.logo),
  logoDark: pictureField(SETTING_LABELS.logoDark),
  /** Whether the name stands beside the logo. */
  logoWithName: z.boolean(`${SETTING_LABELS.logoWithName} is true or false`),
  icon: pictureField(SETTING_LABELS.icon),
  /** Address of a picture above the posts of the front page, or empty. */
  headerPicture: pictureField(SETTING_LABELS.headerPicture),
  verification,
  words,
  /** Whether subscribers get a mail after they confirmed. */
  welcomeMail: z.boolean(`${SETTING_LABELS.welcomeMail} is true or false`),
  /** Whether announcements hold the text of the post in place of its captions. */
  wholePosts: z.boolean(`${SETTING_LABELS.wholePosts} is true or false`),
  /** Entries of header, phone menu and footer; null for the specified ones. */
  menu,
  /** Where else the blog is found, in the footer. */
  social,
  /** A paragraph of the footer, with the marks that stand within a line. */
  footerText: paragraph(SETTING_LABELS.footerText, 500),
} as const

export const allSettings = z.strictObject(fields, { error: unlessUnknownKeys('A change is an object') })

export type Settings = z.output<typeof allSettings>
export type Notice = z.output<typeof notice>

/** `PATCH /api/settings`: missing settings are unchanged, and so are missing parts of look, menu, verification and words. */
export const settingsChange = allSettings
  .extend({
    look: look.partial(),
    menu: menuChange,
    verification: verification.partial(),
    words: words.partial(),
  })
  .partial()
  .readonly()

/** The settings that name a picture. */
export const SETTING_PICTURES = [
  'logo',
  'logoDark',
  'icon',
  'headerPicture',
] as const satisfies readonly (keyof Settings)[]

/** A field whose text is kept as typed, with spaces and line breaks. */
function text(name: string) {
  return textField(name, TEXT_MAX_BYTES)
}
