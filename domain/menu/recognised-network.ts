import type { Network } from './networks.ts'

/** Hosts of networks, also with `www.` or `m.` before them. */
const HOSTS: Readonly<Record<string, Network>> = {
  'mastodon.social': 'mastodon',
  'mastodon.online': 'mastodon',
  'mstdn.social': 'mastodon',
  'bsky.app': 'bluesky',
  'letterboxd.com': 'letterboxd',
  'boxd.it': 'letterboxd',
  'instagram.com': 'instagram',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'tiktok.com': 'tiktok',
  'x.com': 'x',
  'twitter.com': 'x',
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'threads.net': 'threads',
  'threads.com': 'threads',
  // Their pages of people look like those of Mastodon.
  'medium.com': 'website',
  'substack.com': 'website',
}

/** The network of an address; `website` for any other, and while it is not complete. */
export function recognisedNetwork(address: string): Network {
  if (/^mailto:/i.test(address)) return 'mail'
  const url = URL.parse(address.trim(), 'https://blog.invalid')
  if (!url) return 'website'
  const known = HOSTS[url.hostname.replace(/^(?:www|m)\./, '')]
  if (known) return known
  if (/(?:\/feed\/?|\.(?:xml|rss|atom))$/i.test(url.pathname)) return 'rss'
  // A server of Mastodon may have any host.
  return /^\/@[\w.-]+(?:@[\w.-]+)?\/?$/.test(url.pathname) ? 'mastodon' : 'website'
}
