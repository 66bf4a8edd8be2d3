import { expect, it } from 'vitest'
import { recognisedNetwork } from './recognised-network.ts'

it.each([
  ['https://letterboxd.com/mara', 'letterboxd'],
  ['https://www.instagram.com/mara/', 'instagram'],
  ['https://m.youtube.com/@mara', 'youtube'],
  ['https://twitter.com/mara', 'x'],
  ['https://bsky.app/profile/mara.example', 'bluesky'],
  ['https://www.threads.net/@mara', 'threads'],
  ['https://horror.example/@mara', 'mastodon'],
  ['https://mastodon.social/@mara@horror.example', 'mastodon'],
  ['https://medium.com/@mara', 'website'],
  ['https://mara.example', 'website'],
  ['https://mara.example/@about/me', 'website'],
  ['https://instagram.com.example/mara', 'website'],
  ['https://mara.example/feed.xml', 'rss'],
  ['/author/mara/feed.xml', 'rss'],
  ['mailto:mara@den.example', 'mail'],
  ['https://', 'website'],
  ['', 'website'],
])('%s is %s', (address, network) => {
  expect(recognisedNetwork(address)).toBe(network)
})
