import { data, type LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import { termPath } from '#domain/posts/terms/term.ts'
import { termHeading } from '#domain/posts/terms/term-words.ts'
import { servicesContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'
import archiveStyles from '../../../styles/gathering/archive.css?url'
import gatheringStyles from '../../../styles/gathering/gathering.css?url'
import { useLocale } from '../../../ui/locale.ts'
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
  { href: '/films', label: 'terms.filmsFromAToZ' },
  { href: '/directors', label: 'shell.directors' },
  { href: '/authors', label: 'shell.authors' },
  { href: '/categories', label: 'shell.categories' },
] as const

export default function Archive({ loaderData: archive }: { loaderData: Archive }) {
  const { years, months, decades, notice, canonical } = archive
  const locale = useLocale()
  const { t } = locale
  const summary = summaryOf(t, archive)
  return (
    <main id="main" className="gathering">
      <PageHead screen={t('shell.archive')} description={summary || notice.text} canonical={canonical} />
      {years.length === 0 ? (
        <Notice text={notice} />
      ) : (
        <>
          <GatheringHead eyebrow={t('terms.everything')} heading={t('shell.archive')} summary={summary} />
          <nav className="archive-links" aria-label={t('terms.listsLabel')}>
            <ul className="plain-list wraps chips">
              {LISTS.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{t(label)}</a>
                </li>
              ))}
            </ul>
            {decades.length > 0 && (
              <>
                <h2 className="label">{t('terms.filmsByDecade')}</h2>
                <ul className="plain-list wraps chips">
                  {decades.map(({ kind, slug, label, posts }) => (
                    <li key={slug}>
                      <a href={termPath(kind, slug)}>
                        {termHeading(locale, { kind, label })} <span className="chips__count">{posts}</span>
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

function summaryOf(t: Locale['t'], { years }: Pick<Archive, 'years'>): string {
  const count = years.reduce((sum, year) => sum + year.posts, 0)
  if (count === 0) return ''
  const year = years[0]!.slug
  return count === 1 ? t('terms.archiveOne', { year }) : t('terms.archiveMany', { count, year })
}
