import { warningKinds } from '#domain/posts/warnings/content-warnings.ts'
import { servicesContext } from '../../context.ts'
import letterStyles from '../../styles/article/letter.css?url'
import readingStyles from '../../styles/reading.css?url'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/limits'

export const links = () => [
  { rel: 'stylesheet', href: readingStyles },
  { rel: 'stylesheet', href: letterStyles },
]

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: `${context.get(servicesContext).config.siteUrl}/limits` }
}

/** All kinds of content warnings. `reader/my-limits.ts` adds a select for the reader's limit to each. */
export default function Limits({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="column text-page">
      <PageHead
        screen="My limits"
        description="What reviews here warn of, and a way to say what you would rather not meet."
        canonical={loaderData.canonical}
      />
      <h1>My limits</h1>
      <div className="prose">
        <div>
          <p>Reviews here say what is in a film that you may not want to meet. This is all that they warn of.</p>
          <p className="needs-script">
            Say what you would rather do without. Cards and reviews then tell you what of it is in a film, or that it is
            within your limits. A post without content warnings says nothing. Your choice is kept in this browser alone.
          </p>
        </div>
      </div>
      <ul className="plain-list small limits">
        {warningKinds().map(({ kind, label, description }) => (
          <li key={kind} data-limit={kind}>
            <span>
              <strong>{label}</strong> {description}
            </span>
          </li>
        ))}
      </ul>
    </main>
  )
}
