import { useLocale } from './locale.ts'
import { defaultSource, useSite } from './site.ts'

export function SourceCaption({ source, className = '' }: { source: string; className?: string }) {
  const site = useSite()
  const { t } = useLocale()
  return (
    <figcaption className={`source ${className}`.trim()}>
      {t('article.source', { source: source.trim() || defaultSource(site) })}
    </figcaption>
  )
}
