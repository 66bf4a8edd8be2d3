import type { Locale } from '../locales/locale.ts'

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

export function networkName(t: Locale['t'], network: Network): string {
  return network === 'website' || network === 'mail' ? t(`shell.${network}`) : NETWORKS[network]
}

export const SOCIAL_MAX = 12
