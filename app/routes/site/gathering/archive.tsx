import { data, type LoaderFunctionArgs } from 'react-router'
import { termPath } from '#domain/posts/terms/term.ts'
import { servicesContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'
import archiveStyles from '../../../styles/gathering/archive.css?url'
import gatheringStyles from '../../../styles/gathering/gathering.css?url'
import { PageHead } from '../../../ui/page-head.tsx'
import { Notice } from '../notice.tsx'
import { ArchiveYear } from './archive-year.tsx'
import { GatheringHead } from './gathering-head.tsx'

export const links = () => [gatheringStyles, archiveStyles].map((href) => ({ rel: 'stylesheet', href }))

export async function loader({ context }: LoaderFunctionArgs) {
  const { termLists, config } = context.get(servicesContext)
  const archive = await termLists.archive()
  return data({ ...archive, notice: context.get(settingsContext).emptyFeed, canonical: `${config.siteUrl}/archive` })
}

type Archive = Awaited<ReturnType<typeof loader>>['data']

/** Other lists of all posts, linked above the years. */
const LISTS = [
  { href: '/films', label: 'Films from A to Z' },
  { href: '/directors', label: 'Directors' },
  { href: '/authors', label: 'Authors' },
  { href: '/categories', label: 'Categories' },
] as const

export default function Archive({ loaderData: archive }: { loaderData: Archive }) {
  const { years, months, decades, notice, canonical } = archive
  const summary = summaryOf(archive)
  return (
    <main id="main" className="gathering">
      <PageHead screen="Archive" description={summary || notice.text} canonical={canonical} />
      {years.length === 0 ? (
        <Notice text={notice} />
      ) : (
        <>
          <GatheringHead eyebrow="Everything so far" heading="Archive" summary={summary} />
          <nav className="archive-links" aria-label="Lists">
            <ul className="plain-list wraps chips">
              {LISTS.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            {decades.length > 0 && (
              <>
                <h2 className="label">Films by decade</h2>
                <ul className="plain-list wraps chips">
                  {decades.map(({ kind, slug, label, posts }) => (
                    <li key={slug}>
                      <a href={termPath(kind, slug)}>
                        {label} <span className="chips__count">{posts}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </nav>
          {years.toReversed().map((year) => (
            <ArchiveYear
              key={year.slug}
              year={year}
              months={months.filter(({ slug }) => slug.startsWith(`${year.slug}-`))}
            />
          ))}
        </>
      )}
    </main>
  )
}

function summaryOf({ years }: Pick<Archive, 'years'>): string {
  const posts = years.reduce((sum, year) => sum + year.posts, 0)
  if (posts === 0) return ''
  return posts === 1 ? `One post, of ${years[0]!.slug}.` : `${posts} posts since ${years[0]!.slug}.`
}
