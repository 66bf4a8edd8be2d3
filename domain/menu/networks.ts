/** Where else a blog may be found, in the order of the form. */
export const NETWORKS = {
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  letterboxd: 'Letterboxd',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  facebook: 'Facebook',
  threads: 'Threads',
  rss: 'RSS',
  mail: 'Mail',
  website: 'Website',
} as const

export type Network = keyof typeof NETWORKS

export const SOCIAL_MAX = 12
