import type { Pictures } from '#domain/pictures/picture.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import type { Notice as NoticeText } from '#domain/settings/settings-writing.ts'
import { useLocale } from '../../../ui/locale.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Notice } from '../notice.tsx'
import { MorePosts } from './more-posts.tsx'

interface MissingArticleProps {
  notice: NoticeText
  more: readonly PostSummary[]
  pictures: Pictures
  slugs: TermSlugs
}

export function MissingArticle({ notice, more, pictures, slugs }: MissingArticleProps) {
  const { t } = useLocale()
  return (
    <main id="main">
      <PageHead screen={notice.title} />
      <Notice text={notice}>
        <p className="actions">
          <a className="button" href="/">
            {t('shell.home')}
          </a>
        </p>
      </Notice>
      <MorePosts heading={t('shell.newest')} posts={more} pictures={pictures} slugs={slugs} />
    </main>
  )
}
