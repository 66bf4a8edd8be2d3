import { useSite } from '../../../ui/site.ts'

/** By these a feed reader finds the feeds from any page. React lifts them into the document's head. */
export function FeedLinks() {
  const { blogName } = useSite()
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${blogName} (RSS)`} href="/feed.xml" />
      <link rel="alternate" type="application/atom+xml" title={`${blogName} (Atom)`} href="/atom.xml" />
      <link rel="alternate" type="application/feed+json" title={`${blogName} (JSON Feed)`} href="/feed.json" />
    </>
  )
}
