import type { ReactNode } from 'react'
import { useLocale } from '../../../ui/locale.ts'

interface GatheringHeadProps {
  eyebrow: string
  heading: string
  summary: string
  /** Address of an RSS feed of the page. */
  feed?: string | undefined
  /** Slug of a category whose colour the eyebrow has. */
  category?: string | undefined
  facts?: ReactNode
  /** Stands beside the text in wide windows. */
  drawing?: ReactNode
  children?: ReactNode
}

export function GatheringHead({
  eyebrow,
  heading,
  summary,
  feed,
  category,
  facts,
  drawing,
  children,
}: GatheringHeadProps) {
  const { t } = useLocale()
  return (
    <header className={drawing ? 'gathering__head gathering__head--drawn' : 'gathering__head'} data-category={category}>
      <p className="label">{eyebrow}</p>
      {feed && (
        <a className="gathering__feed" href={feed}>
          {t('shell.rss')}
        </a>
      )}
      <h1>{heading}</h1>
      {facts}
      <p className="gathering__summary">{summary}</p>
      {children}
      {drawing}
    </header>
  )
}
