import { defaultSource, useSite } from './site.ts'

export function SourceCaption({ source, className = '' }: { source: string; className?: string }) {
  const site = useSite()
  return (
    <figcaption
      className={`source ${className}`.trim()}
    >{`Source: ${source.trim() || defaultSource(site)}`}</figcaption>
  )
}
