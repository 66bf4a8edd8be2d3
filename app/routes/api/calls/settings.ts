import { STANDARD_WORDS } from '#domain/settings/words.ts'
import type { Calls } from './call.ts'

const NOTICE = { title: 'Nothing here', text: 'The door is shut.' }
const SETTINGS = {
  blogName: 'The Midnight Den',
  language: 'en',
  tagline: 'Welcome, den dwellers.',
  description: 'Reviews, lists and musings about horror films.',
  contact: 'letters@den.example',
  imageSource: 'The Midnight Den (2024)',
  timeZone: 'Europe/Paris',
  siteKey: '',
  adsEnabled: false,
  requireSecondFactor: false,
  scale: [
    'Nothing.',
    'Hardly.',
    'A little.',
    'Some.',
    'Enough.',
    'Half.',
    'More.',
    'Much.',
    'Most.',
    'Nearly all.',
    'All.',
  ],
  emptyFeed: NOTICE,
  missingPost: NOTICE,
  missingPage: NOTICE,
  look: {
    accent: '#b3001b',
    ground: '#f5c518',
    type: 'pulp',
    corners: 'sharp',
    firstTheme: 'light',
    css: '.card__title { text-transform: uppercase }',
  },
  logo: '',
  logoDark: '',
  logoWithName: true,
  icon: '',
  headerPicture: '',
  verification: { google: 'k3x-9f', bing: '', yandex: '', pinterest: '' },
  words: { ...STANDARD_WORDS, 'post-subject': 'New at {blogName}: {title}' },
  welcomeMail: true,
  wholePosts: false,
  menu: null,
  social: [],
  footerText: 'All words are by *Mara Vell*.',
}
const MENU = {
  header: [
    { label: 'All films', screen: 'films' },
    { label: 'How I rate', href: '/how-i-rate' },
  ],
  footer: null,
}
const SOCIAL = [{ network: 'mastodon', href: 'https://horror.example/@mara' }]

export const settings: Calls = {
  'GET /api/settings': {
    id: 'readSettings',
    summary: 'All settings',
    answer: { description: 'As they were typed', schema: 'Settings', example: SETTINGS },
  },
  'PATCH /api/settings': {
    id: 'changeSettings',
    access: { audit: ['settings.changed'] },
    summary: 'Changes the settings that are named',
    description:
      'Another `siteKey` or `requireSecondFactor` needs the password, confirmed within the last ten minutes. `menu` null, or null for its `header` or `footer`, means the entries that a new blog has. Every header begins with Den and Greetings, which need not be named.',
    body: {
      schema: 'SettingsChange',
      example: { blogName: 'The Midnight Den', timeZone: 'Europe/Paris', menu: MENU, social: SOCIAL },
    },
    answer: {
      description: 'All settings as they are now',
      schema: 'Settings',
      example: { ...SETTINGS, menu: MENU, social: SOCIAL },
    },
  },
  'GET /api/settings/revisions': {
    id: 'listSettingRevisions',
    summary: 'The saves that changed settings',
    description: 'The newest is the first. The last 20 values of each setting are kept.',
    answer: {
      description: 'Those whose former values are kept',
      schema: 'SettingRevisionList',
      example: {
        revisions: [
          { until: '2026-10-31T20:15:00.000Z', changedBy: 'keeper@den.example', settings: ['blogName', 'look'] },
        ],
      },
    },
  },
  'GET /api/settings/revisions/:until': {
    id: 'readSettingRevision',
    summary: 'All settings as they were before a save',
    path: { until: { description: '`until` of a revision', example: '2026-10-31T20:15:00.000Z' } },
    answer: { description: 'As they were typed', schema: 'Settings', example: SETTINGS },
  },
}
