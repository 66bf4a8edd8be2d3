import { memo } from 'react'
import { WARNING_KIND_NAMES, WARNING_SEVERITIES, type WarningKind } from '#domain/posts/warnings/content-warnings.ts'
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
  const { t } = useLocale()
  const set = (kind: WarningKind, warning: WarningValues | null) =>
    onChange(
      WARNING_KIND_NAMES.flatMap((name) => {
        const standing = name === kind ? warning : warnings.find((each) => each.kind === name)
        return standing ?? []
      }),
    )
  return (
    <FoldedPart
      name={t('film.warnings')}
      summary={warnings.length > 0 ? String(warnings.length) : ''}
      isWrong={error !== undefined}
      isLazy
    >
      <p className="meta">{t('film.warningsHint')}</p>
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
  const label = t(`warnings.${kind}`)
  return (
    <li className="cluster cluster--apart">
      <Check
        title={t(`meanings.${kind}`)}
        checked={warning !== undefined}
        onChange={(isChecked) => onChange(isChecked ? { kind, severity: 'strong', minute: '' } : null)}
      >
        {label}
      </Check>
      {warning && (
        <span className="warnings__more">
          <select
            className="control"
            aria-label={t('film.howStrong', { warning: label })}
            value={warning.severity}
            onChange={(event) => onChange({ ...warning, severity: event.target.value === 'mild' ? 'mild' : 'strong' })}
          >
            {WARNING_SEVERITIES.map((severity) => (
              <option key={severity} value={severity}>
                {t(`warnings.${severity}`)}
              </option>
            ))}
          </select>
          <input
            className="control"
            aria-label={t('film.minuteOf', { warning: label })}
            placeholder={t('film.minute')}
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
