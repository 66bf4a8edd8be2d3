import { useLocale } from '../../../../ui/locale.ts'

/** A mark beside the name of a screen where something is wrong. @param texts without full stops */
export function FailureBadge({ texts }: { texts: readonly string[] }) {
  const { commas, lowered } = useLocale()
  if (texts.length === 0) return null
  const text = commas(texts)
  return (
    <>
      <span className="admin__badge" aria-hidden="true" title={text}>
        !
      </span>
      <span className="visually-hidden"> ({lowered(text.charAt(0)) + text.slice(1)})</span>
    </>
  )
}
