import type { Settings } from '../domain/settings.ts'

const page = { title: 'Terms', intro: 'To be written.', parts: [{ heading: 'One', text: 'Text.' }] }

export const defaultSettings: Settings = {
  blogName: 'The Midnight Den',
  tagline: 'Welcome, den dwellers.',
  description: 'Reviews, lists and musings about horror films.',
  contact: 'keeper@midnight-den.example',
  imageSource: '{blogName} (2024)',
  timeZone: 'UTC',
  siteKey: '',
  adsEnabled: false,
  greetings: { ...page, signature: 'Mara', subscribeHeading: '', subscribeText: '' },
  terms: page,
  privacy: page,
  cookiePolicy: page,
  emptyFeed: { title: 'Nothing lurks here yet', text: 'Come back after dark.' },
  missingPost: { title: 'No post here', text: 'The newest ones are below.' },
  missingPage: { title: 'Beyond the last page', text: 'There are fewer pages than that.' },
}
