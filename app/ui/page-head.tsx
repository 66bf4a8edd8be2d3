export interface PageHeadProps {
  /** Exactly what the browser's tab shows. */
  title: string
  description?: string | undefined
  /** Absolute address of this page; absent on pages that search engines should pass over. */
  canonical?: string | undefined
}

/** React lifts these into the document's head from wherever they stand. */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
    </>
  )
}
