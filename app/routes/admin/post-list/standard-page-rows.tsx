import { Link } from 'react-router'
import { STANDARD_PAGES, type StandardPath } from '#domain/posts/pages/standard-pages.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { Row } from './row.tsx'

export interface StandardPageState {
  readonly path: StandardPath
  /** The owner's page at this path is in the trash. */
  readonly isTrashed: boolean
}

/** The pages that every blog has, and of which the owner has written none. */
export function StandardPageRows({ pages }: { pages: readonly StandardPageState[] }) {
  const { t } = useLocale()
  const { history } = useApplication()
  if (pages.length === 0) return null
  return (
    <section className="stack" aria-labelledby="standard-pages">
      <h3 className="heading heading--small" id="standard-pages">
        {t('pages.withWordsOfDen')}
      </h3>
      <ul className="rows">
        {pages.map(({ path, isTrashed }) => {
          const title = t(STANDARD_PAGES[path])
          const address = isTrashed ? '/admin/trash' : `/admin/pages/new?path=${path}`
          return (
            <Row
              key={path}
              picture={undefined}
              name={title}
              title={<Link to={address}>{title}</Link>}
              facts={
                <>
                  <a href={path}>{path}</a>
                  <span>{t(isTrashed ? 'pages.yoursIsInTrash' : 'pages.standardText')}</span>
                </>
              }
            >
              <QuietButton
                aria-label={t(isTrashed ? 'pages.toTrashOfPage' : 'pages.writeYourOwnPage', { page: title })}
                onClick={() => history(address)}
              >
                {t(isTrashed ? 'pages.toTrash' : 'pages.writeYourOwn')}
              </QuietButton>
            </Row>
          )
        })}
      </ul>
    </section>
  )
}
