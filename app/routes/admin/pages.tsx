import { Link } from 'react-router'
import { LISTED_POSTS } from '#domain/posts/page-numbers.ts'
import { STANDARD_PATHS } from '#domain/posts/pages/standard-pages.ts'
import { today } from '#domain/text/civil-time.ts'
import { accountLocale, accountSayer } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Route } from './+types/pages'
import { type ListedPage, PageRow } from './post-list/page-row.tsx'
import { StandardPageRows, type StandardPageState } from './post-list/standard-page-rows.tsx'
import { pageIn, UnpublishedList } from './post-list/unpublished-list.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'
import { zonedInstantWords } from './shell/instant-words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { administrators, savedPosts, media } = context.get(servicesContext)
  const { timeZone } = context.get(settingsContext)
  const locale = await accountLocale({ request, context })
  const total = await savedPosts.count('pages')
  const page = pageIn(request, total)
  const found = await savedPosts.list('pages', { offset: (page - 1) * LISTED_POSTS, limit: LISTED_POSTS })
  const [pictures, names, standard] = await Promise.all([
    media.describe(found.map(({ articleImage }) => articleImage).filter(Boolean)),
    administrators.authorNames(),
    savedPosts.atPaths(STANDARD_PATHS),
  ])
  const say = await accountSayer({ request, context })
  const pages: ListedPage[] = found.map((each) => ({
    id: each.id,
    revision: each.revision,
    title: each.title.trim() || locale.t('labels.untitled'),
    author: '',
    picture: pictures.get(each.articleImage),
    status: each.status,
    path: each.path,
    comesOut: each.publishAt && zonedInstantWords(locale, each.publishAt, timeZone),
    problem: each.publishProblem && say(each.publishProblem),
    savedOn: today(timeZone, new Date(each.updatedAt)),
    savedBy: names.get(each.updatedBy) ?? each.updatedBy,
  }))
  const unwritten = STANDARD_PATHS.flatMap((path): StandardPageState[] => {
    const owners = standard.filter((each) => each.path === path)
    return owners.some(({ isTrashed }) => !isTrashed) ? [] : [{ path, isTrashed: owners.length > 0 }]
  })
  return { pages, unwritten, page, total }
}

/** The owner's pages, such as *How I rate*, whatever becomes of them; those of the trash are there. */
export default function Pages({ loaderData: { pages, unwritten, page, total } }: Route.ComponentProps) {
  const { t, sentences } = useLocale()
  const { fallback, expectChange } = useFocusFallback<HTMLHeadingElement>(pages)
  return (
    <div className="stack">
      <UnpublishedList
        title={t('labels.pages')}
        summary={
          <div className="cluster cluster--apart">
            <p>{sentences([total > 0 && t('pages.pageCount', { count: total }), t('pages.pagesHaveAddresses')])}</p>
            <Link className="button" to="/admin/pages/new">
              {t('pages.writePage')}
            </Link>
          </div>
        }
        empty={{
          title: t('pages.noPagesYet'),
          text: t('pages.whatPagesAre'),
        }}
        address="/admin/pages"
        page={page}
        total={total}
        heading={fallback}
      >
        {pages.map((each) => (
          <PageRow key={each.id} page={each} onDeleted={expectChange} />
        ))}
      </UnpublishedList>
      <StandardPageRows pages={unwritten} />
    </div>
  )
}
