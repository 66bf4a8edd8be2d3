import { useLocale } from '../locale.ts'

interface FootnoteReferenceProps {
  number: number
  /** The link back from the footnote leads to the first reference. */
  isFirst: boolean
  /** Name of the text, see `MarkedText`. */
  name: string
}

export function FootnoteReference({ number, isFirst, name }: FootnoteReferenceProps) {
  const { t } = useLocale()
  return (
    <sup>
      <a
        id={isFirst ? referenceId(name, number) : undefined}
        href={`#${footnoteId(name, number)}`}
        role="doc-noteref"
        aria-label={t('article.footnote', { number: String(number) })}
      >
        {number}
      </a>
    </sup>
  )
}

export function footnoteId(name: string, number: number): string {
  return `${name}-note-${number}`
}

export function referenceId(name: string, number: number): string {
  return `${name}-ref-${number}`
}
