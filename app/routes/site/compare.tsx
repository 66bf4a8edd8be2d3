import { data, redirect } from 'react-router'
import { filmName } from '#domain/posts/film/film-name.ts'
import { comparePath } from '#domain/posts/scores/compare-path.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import compareStyles from '../../styles/scores/compare.css?url'
import { useLocale } from '../../ui/locale.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/compare'
import { Notice } from './notice.tsx'
import { ComparedFilms } from './scores/compared-films.tsx'

export const links = () => [{ rel: 'stylesheet', href: compareStyles }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const slugs = [params.first, params.second, params.third].filter((slug) => slug !== undefined)
  const path = comparePath(slugs)
  if (path === null) throw redirect('/ratings', 302)
  if (path !== `/compare/${slugs.map(encodeURIComponent).join('/')}`) throw redirect(path, 301)
  const { scores, config } = context.get(servicesContext)
  const films = await scores.compared(slugs)
  const found = films.filter((film) => film !== undefined)
  const isWhole = found.length === films.length
  return data(
    { found, isWhole, canonical: config.siteUrl + path, notice: context.get(settingsContext).missingPage },
    { status: isWhole ? 200 : 404 },
  )
}

export default function Compare({ loaderData: { found, isWhole, canonical, notice } }: Route.ComponentProps) {
  const { t, list, commas } = useLocale()
  const names = found.map(({ film }) => filmName(film))
  return (
    <main id="main">
      {isWhole ? (
        <>
          <PageHead
            screen={t('ratings.compareTitle', { films: commas(names) })}
            description={t('ratings.compareDescription', { films: list(names) })}
            canonical={canonical}
          />
          <ComparedFilms films={found} />
        </>
      ) : (
        <>
          <PageHead screen={notice.title} />
          <Notice text={{ ...notice, text: t('ratings.compareMissing') }}>
            <p className="actions">
              <a className="button" href="/ratings">
                {t('ratings.chooseOthers')}
              </a>
            </p>
          </Notice>
        </>
      )}
    </main>
  )
}
