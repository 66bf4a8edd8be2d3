import { redirect } from 'react-router'

/** Redirects `/rss`, `/feed` and `/rss.xml`, usual addresses of other blog software. */
export function loader() {
  return redirect('/feed.xml', 301)
}
