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
        {t('posts.withWordsDen')}
      </h3>
      <ul className="rows">
        {pages.map(({ path, isTrashed }) => {
          const title = STANDARD_PAGES[path]
          const [address, action] = isTrashed
            ? ['/admin/trash', t('posts.toTrash')]
            : [`/admin/pages/new?path=${path}`, t('posts.writeYourOwn')]
          return (
            <Row
              key={path}
              picture={undefined}
              name={title}
              title={<Link to={address}>{title}</Link>}
              facts={
                <>
                  <a href={path}>{path}</a>
                  <span>{isTrashed ? t('posts.yoursInTrash') : t('posts.standardText')}</span>
                </>
              }
            >
              <QuietButton aria-label={`${action}: ${title}`} onClick={() => history(address)}>
                {action}
              </QuietButton>
            </Row>
          )
        })}
      </ul>
    </section>
  )
}
