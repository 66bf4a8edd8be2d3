import { useSite } from './site.ts'

/** Who made the picture; without a word on it, the site itself this year. */
export function SourceCaption({ source, className = '' }: { source: string; className?: string }) {
  const { blogName, year } = useSite()
  return (
    <figcaption
      className={`source ${className}`.trim()}
    >{`Source: ${source.trim() || `${blogName} (${year})`}`}</figcaption>
  )
}
