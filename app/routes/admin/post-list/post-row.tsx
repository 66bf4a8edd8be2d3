import type { Picture } from '#domain/pictures/picture.ts'
import { authorNames, authorWords } from '#domain/posts/authors/authors.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { PostDate } from '../../../ui/post-date.tsx'
import { OverallBadge } from '../../../ui/score-badge.tsx'
import { useApplication } from '../application-context.ts'
import { Row, type Tick } from './row.tsx'

interface PostRowProps {
  post: PostSummary
  picture: Picture | undefined
  /** Whether the viewer may change it. */
  isOwn: boolean
  /** How many subscribers it was mailed to. */
  mailed: number
  tick: Tick
  onDelete: (post: PostSummary) => void
}

export function PostRow({ post, picture, isOwn, mailed, tick, onDelete }: PostRowProps) {
  const locale = useLocale()
  const { t } = locale
  const { history } = useApplication()
  const facts = (
    <>
      <PostDate date={post.date} />
      {authorNames(post).length > 0 && <span>{authorWords(locale, post)}</span>}
      <span>{categoryName(locale, post.tag)}</span>
      {post.featured === 1 && <span className="accent">{t('posts.featured')}</span>}
    </>
  )
  const figures = (
    <>
      <span className="row__figure">
        <OverallBadge post={post} />
      </span>
      <Figure count={post.views} words={t('posts.views', { count: post.views })} />
      {mailed > 0 ? <Figure count={mailed} words={t('posts.mailed')} /> : <span className="row__figure" />}
    </>
  )
  return (
    <Row
      picture={picture}
      name={post.title}
      title={<a href={postHref(post.path)}>{post.title}</a>}
      facts={facts}
      figures={figures}
      tick={isOwn ? tick : undefined}
    >
      {isOwn && (
        <>
          <QuietButton
            aria-label={t('posts.updateTitle', { title: post.title })}
            onClick={() => history(`/admin/posts/${post.id}`)}
          >
            {t('posts.update')}
          </QuietButton>
          <QuietButton
            className="row__delete"
            aria-label={t('posts.deleteTitle', { title: post.title })}
            onClick={() => onDelete(post)}
          >
            {t('labels.delete')}
          </QuietButton>
        </>
      )}
    </Row>
  )
}

function Figure({ count, words }: { count: number; words: string }) {
  const { number } = useLocale()
  return (
    <span className="row__figure">
      <span className="row__count">{number(count)}</span> {words}
    </span>
  )
}
