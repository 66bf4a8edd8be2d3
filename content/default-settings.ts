import { en } from '../domain/locales/en/catalogue.ts'
import type { Catalogue } from '../domain/locales/locale.ts'
import { DEFAULT_LOOK } from '../domain/look/look.ts'
import { SCORES } from '../domain/posts/ratings.ts'
import type { Settings } from '../domain/settings/settings-writing.ts'
import { STANDARD_WORDS } from '../domain/settings/words.ts'

const texts = defaultTexts(en)

/** The settings of a new site until its owner changes them. While it has the demo, some of them are those of `demo/voice.ts`. */
export const defaultSettings: Settings = {
  blogName: 'The Midnight Den',
  language: 'en',
  tagline: texts.tagline,
  description: texts.description,
  contact: 'keeper@midnight-den.example',
  imageSource: '{blogName} (2024)',
  timeZone: 'UTC',
  siteKey: '',
  adsEnabled: false,
  requireSecondFactor: false,
  scale: texts.scale,
  emptyFeed: texts.emptyFeed,
  missingPost: texts.missingPost,
  missingPage: texts.missingPage,
  look: DEFAULT_LOOK,
  logo: '',
  logoDark: '',
  logoWithName: true,
  icon: '',
  headerPicture: '',
  verification: { google: '', bing: '', yandex: '', pinterest: '' },
  words: STANDARD_WORDS,
  welcomeMail: false,
  wholePosts: false,
  menu: null,
  social: [],
  footerText: '',
}

/** What depends on the language of the blog. */
export function defaultTexts({ defaults }: Catalogue) {
  const notice = (name: 'emptyFeed' | 'missingPost' | 'missingPage') => ({
    title: defaults[`${name}Title`],
    text: defaults[`${name}Text`],
  })
  return {
    tagline: defaults.tagline,
    description: defaults.description,
    scale: SCORES.map((score) => defaults[`scale${score}`]),
    emptyFeed: notice('emptyFeed'),
    missingPost: notice('missingPost'),
    missingPage: notice('missingPage'),
  } satisfies Partial<Settings>
}
