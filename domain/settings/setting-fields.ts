export const SETTING_LABELS = {
  blogName: 'Blog name',
  tagline: 'Tagline',
  description: 'Description',
  contact: 'Contact address',
  imageSource: 'Default image source',
  timeZone: 'Time zone',
  siteKey: 'Captcha site key',
  adsEnabled: 'Show ad placeholder',
  requireSecondFactor: 'Require a second factor',
  scale: 'Scale',
  greetings: 'Greetings',
  terms: 'Terms',
  privacy: 'Privacy',
  cookiePolicy: 'Cookie policy',
  emptyFeed: 'Empty feed',
  missingPost: 'Missing post',
  missingPage: 'Missing page',
  look: 'Look',
} as const

export const PARTS_MAX = 50
