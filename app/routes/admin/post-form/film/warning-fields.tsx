import { memo } from 'react'
import { WARNING_KIND_NAMES, WARNING_SEVERITIES, type WarningKind } from '#domain/posts/warnings/content-warnings.ts'
import { WARNING_KINDS } from '#domain/posts/warnings/warning-kinds.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { FoldedPart } from '../../shell/folded-part.tsx'
import type { WarningValues } from '../form-values.ts'

interface WarningFieldsProps {
  warnings: readonly WarningValues[]
  error: string | undefined
  onChange: (warnings: readonly WarningValues[]) => void
}

/** Content warnings of the film: each kind with its severity and when it occurs. */
export const WarningFields = memo(function WarningFields({ warnings, error, onChange }: WarningFieldsProps) {
  const set = (kind: WarningKind, warning: WarningValues | null) =>
    onChange(
      WARNING_KIND_NAMES.flatMap((name) => {
        const standing = name === kind ? warning : warnings.find((each) => each.kind === name)
        return standing ?? []
      }),
    )
  return (
    <FoldedPart
      name="Content warnings"
      summary={warnings.length > 0 ? String(warnings.length) : ''}
      isWrong={error !== undefined}
      isLazy
    >
      <p className="meta">
        Readers see their number first, and what they are when they open them. The minute is that of the film.
      </p>
      {error && <p className="field__error">{error}</p>}
      <ul className="field-grid warnings--typed">
        {WARNING_KIND_NAMES.map((kind) => (
          <WarningField
            key={kind}
            kind={kind}
            warning={warnings.find((each) => each.kind === kind)}
            onChange={(warning) => set(kind, warning)}
          />
        ))}
      </ul>
    </FoldedPart>
  )
})

interface WarningFieldProps {
  kind: WarningKind
  warning: WarningValues | undefined
  onChange: (warning: WarningValues | null) => void
}

function WarningField({ kind, warning, onChange }: WarningFieldProps) {
  const { t } = useLocale()
  const { label, description } = WARNING_KINDS[kind]
  return (
    <li className="cluster cluster--apart">
      <Check
        title={description}
        checked={warning !== undefined}
        onChange={(isChecked) => onChange(isChecked ? { kind, severity: 'strong', minute: '' } : null)}
      >
        {label}
      </Check>
      {warning && (
        <span className="warnings__more">
          <select
            className="control"
            aria-label={t('form.howStrong', { label })}
            value={warning.severity}
            onChange={(event) => onChange({ ...warning, severity: event.target.value === 'mild' ? 'mild' : 'strong' })}
          >
            {WARNING_SEVERITIES.map((severity) => (
              <option key={severity}>{severity}</option>
            ))}
          </select>
          <input
            className="control"
            aria-label={t('form.minuteLabel', { label })}
            placeholder="minute"
            inputMode="numeric"
            maxLength={3}
            value={warning.minute}
            onChange={(event) => onChange({ ...warning, minute: event.target.value.replace(/\D/g, '') })}
          />
        </span>
      )}
    </li>
  )
}
