import type { LoaderFunctionArgs } from 'react-router'
import type { StandardPath } from '#domain/posts/pages/standard-pages.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { OwnPageContent } from './pages/own-page-content.tsx'
import { OwnPageHead } from './pages/own-page-head.tsx'
import { standardPageAt } from './pages/standard-page.ts'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

/** The legal pages, each with a route of its own. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const path = decodeURIComponent(new URL(request.url).pathname).replace(/\/$/, '') as StandardPath
  return standardPageAt(path, context)
}

export default function TextPage({ loaderData: found }: { loaderData: Awaited<ReturnType<typeof standardPageAt>> }) {
  return (
    <main id="main" className="column text-page">
      <OwnPageHead {...found} />
      <OwnPageContent {...found} />
    </main>
  )
}
