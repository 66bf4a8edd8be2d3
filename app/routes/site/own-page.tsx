import { data } from 'react-router'
import { postHref } from '#domain/posts/path.ts'
import { canonicalAddress } from '#domain/posts/seo/seo.ts'
import { cardPicture, sharedPicture } from '#domain/posts/social-picture.ts'
import { pageData } from '#domain/posts/structured-data.ts'
import { ownPageContext, servicesContext } from '../../context.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site.ts'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/own-page'
import Missing, { headers as missingHeaders } from './missing.tsx'
import { OwnPageContent, pageDescription } from './pages/own-page-content.tsx'

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
  return data({ ...found, address: context.get(servicesContext).config.siteUrl + postHref(found.page.path) })
}

export default function OwnPage({ loaderData: found }: Route.ComponentProps) {
  const site = useSite()
  if (!found) return <Missing />
  const { page, pictures, address } = found
  const picture = sharedPicture(page, pictures, site.siteUrl) ?? cardPicture(page, pictures, site.siteUrl)
  const description = page.seo?.description ?? pageDescription(page)
  return (
    <main id="main" className="column text-page">
      <PageHead
        screen={page.title}
        title={page.seo?.title}
        description={description}
        canonical={canonicalAddress(page, address)}
        isHidden={page.seo?.noindex === true}
        picture={picture}
      />
      <StructuredData blocks={[pageData(page, description, picture, site)]} />
      <OwnPageContent {...found} />
    </main>
  )
}
