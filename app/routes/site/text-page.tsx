import type { LoaderFunctionArgs } from 'react-router'
import type { TextPage as Content } from '#domain/settings/settings-writing.ts'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { PageHead } from '../../ui/page-head.tsx'
import { TextPageContent } from './pages/text-page-content.tsx'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

/** The text pages: the last segment of their address, and the setting that contains them. */
const PAGES = { terms: 'terms', privacy: 'privacy', cookiepolicy: 'cookiePolicy' } as const

export function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = context.get(servicesContext)
  const name = decodeURIComponent(new URL(request.url).pathname).replaceAll('/', '') as keyof typeof PAGES
  return { page: context.get(settingsContext)[PAGES[name]], canonical: `${config.siteUrl}/${name}` }
}

export default function TextPage({ loaderData }: { loaderData: { page: Content; canonical: string } }) {
  const { page, canonical } = loaderData
  return (
    <main id="main" className="column text-page">
      <PageHead screen={page.title} description={plainText(page.intro, { spoilers: 'drop' })} canonical={canonical} />
      <TextPageContent page={page} />
    </main>
  )
}
