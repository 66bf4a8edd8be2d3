import { DEFAULT_LOOK } from '../domain/look/look.ts'
import type { Settings } from '../domain/settings/settings-writing.ts'
import { STANDARD_WORDS } from '../domain/settings/words.ts'
import { scale } from './texts/scale.ts'

/** The settings of a new site until its owner changes them. While it has the demo, some of them are those of `demo/voice.ts`. */
export const defaultSettings: Settings = {
  blogName: 'The Midnight Den',
  tagline: 'Welcome, den dwellers.',
  description: 'Reviews, lists and musings about horror films.',
  contact: 'keeper@midnight-den.example',
  imageSource: '{blogName} (2024)',
  timeZone: 'UTC',
  siteKey: '',
  adsEnabled: false,
  requireSecondFactor: false,
  scale,
  emptyFeed: {
    title: 'Nothing lurks here yet',
    text: 'The first post will stand here.',
  },
  missingPost: {
    title: 'No post at this address',
    text: 'It may have been taken down, or the link may have lost a letter on its way. The newest posts are below.',
  },
  missingPage: {
    title: 'There is no such page',
    text: 'The posts end before it. Go back to the first page.',
  },
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
