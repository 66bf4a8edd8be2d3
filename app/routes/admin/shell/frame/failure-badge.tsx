import { useLocale } from '../../../../ui/locale.ts'

/** A mark beside the name of a screen where something is wrong. @param text without a full stop; nothing is shown for '' */
export function FailureBadge({ text }: { text: string }) {
  const { lowered } = useLocale()
  if (text === '') return null
  return (
    <>
      <span className="admin__badge" aria-hidden="true" title={text}>
        !
      </span>
      <span className="visually-hidden"> ({lowered(text.charAt(0)) + text.slice(1)})</span>
    </>
  )
}
