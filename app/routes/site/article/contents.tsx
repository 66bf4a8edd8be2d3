import type { Section } from '#domain/posts/post.ts'
import type { ListEntry } from '#domain/posts/sections/list-entries.ts'
import { useLocale } from '../../../ui/locale.ts'
import { sectionHeading, sectionId } from './section.tsx'

interface Part {
  readonly id: string
  readonly title: string
}

/** The sections that have a heading. */
export function contentsOf(sections: readonly Section[], entries: readonly (ListEntry | undefined)[]): Part[] {
  return sections.flatMap((section, index) => {
    const entry = entries[index]
    const heading = sectionHeading(section, entry)
    const title = entry?.number ? `${entry.number}. ${heading}` : heading
    return heading === '' ? [] : [{ id: sectionId(index + 1), title }]
  })
}

/** The parts of a long article, in one line until it is opened. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const { t } = useLocale()
  return (
    <details className="contents">
      <summary>{t('article.contents', { count: parts.length })}</summary>
      <nav aria-label={t('article.contentsLabel')}>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
