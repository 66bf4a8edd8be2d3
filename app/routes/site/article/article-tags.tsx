import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TermLink } from '../../../ui/term-link.tsx'

export function ArticleTags({ tags, slugs }: { tags: readonly string[]; slugs: TermSlugs }) {
  const { t } = useLocale()
  if (tags.length === 0) return null
  return (
    <p className="facts wraps small article-tags">
      <span className="visually-hidden">{t('article.tags')}</span>
      {tags.map((tag) => (
        <span key={tag}>
          <TermLink href={termHref(slugs, 'tag', tag)}>{tag}</TermLink>
        </span>
      ))}
    </p>
  )
}
