import { defaultSource, useSite } from './site.ts'

/** The source of a picture; if it is empty, the blog and the current year. */
export function SourceCaption({ source, className = '' }: { source: string; className?: string }) {
  const site = useSite()
  return (
    <figcaption
      className={`source ${className}`.trim()}
    >{`Source: ${source.trim() || defaultSource(site)}`}</figcaption>
  )
}
