import { data } from 'react-router'
import { postHref } from '#domain/posts/path.ts'
import { ownPageContext, servicesContext } from '../../context.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import type { Route } from './+types/own-page'
import Missing, { headers as missingHeaders } from './missing.tsx'
import { filledPage } from './pages/filled-page.ts'
import { OwnPageContent } from './pages/own-page-content.tsx'
import { OwnPageHead } from './pages/own-page-head.tsx'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** `unknown-address.ts` has looked for the page. */
export function loader({ context }: Route.LoaderArgs) {
  const found = context.get(ownPageContext)
  if (found?.kind !== 'page') return data(null, { status: found ? 410 : 404, headers: missingHeaders() })
  const { siteUrl } = context.get(servicesContext).config
  return data({ ...found, page: filledPage(found.page, context), address: siteUrl + postHref(found.page.path) })
}

export default function OwnPage({ loaderData: found }: Route.ComponentProps) {
  if (!found) return <Missing />
  return (
    <main id="main" className="column text-page">
      <OwnPageHead {...found} />
      <OwnPageContent {...found} />
    </main>
  )
}
