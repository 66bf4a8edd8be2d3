import type { LoaderFunctionArgs } from 'react-router'
import type { TextPage as TextPageContent } from '#domain/settings/settings-writing.ts'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { PageHead } from '../../ui/page-head.tsx'

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

export default function TextPage({ loaderData }: { loaderData: { page: TextPageContent; canonical: string } }) {
  const { page, canonical } = loaderData
  const [intro, ...parts] = parseMarkedTexts([page.intro, ...page.parts.map(({ text }) => text)])
  return (
    <main id="main" className="column text-page">
      <PageHead screen={page.title} description={plainText(page.intro, { spoilers: 'drop' })} canonical={canonical} />
      <h1>{page.title}</h1>
      <div className="prose">
        <MarkedText blocks={intro!} name="intro" />
        {page.parts.map((part, index) => (
          <section key={part.heading} className="section">
            <h2>{part.heading}</h2>
            <MarkedText blocks={parts[index]!} name={`part-${index + 1}`} />
          </section>
        ))}
      </div>
    </main>
  )
}
