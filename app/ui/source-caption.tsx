import { useSite } from './site.ts'

/** The source of a picture; if it is empty, the blog and the current year. */
export function SourceCaption({ source, className = '' }: { source: string; className?: string }) {
  const { blogName, year } = useSite()
  return (
    <figcaption
      className={`source ${className}`.trim()}
    >{`Source: ${source.trim() || `${blogName} (${year})`}`}</figcaption>
  )
}
