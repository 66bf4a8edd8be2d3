import { DEFAULT_LOOK } from '../domain/look/look.ts'
import type { Settings } from '../domain/settings/settings-writing.ts'
import { STANDARD_WORDS } from '../domain/settings/words.ts'
import { scale } from './texts/scale.ts'

/** The settings of a new site until its owner changes them. */
export const defaultSettings: Settings = {
  blogName: 'The Midnight Den',
  tagline: 'Welcome, den dwellers.',
  description:
    'Horror films watched to the end, in the dark: reviews with six scores, lists with a reason for their order, and musings for after the credits.',
  contact: 'keeper@midnight-den.example',
  imageSource: '{blogName} (2024)',
  timeZone: 'UTC',
  siteKey: '',
  adsEnabled: false,
  requireSecondFactor: false,
  scale,
  emptyFeed: {
    title: 'Nothing lurks here yet',
    text: 'The projector is warm and the seats are empty. The first post will stand here.',
  },
  missingPost: {
    title: 'No post at this address',
    text: 'It may have been taken down, or the link may have lost a letter on its way. The newest posts are below, and the way home is always open.',
  },
  missingPage: {
    title: 'This page lies beyond the last',
    text: 'The posts end before it. Go back to the first page and walk in from there.',
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
