import { type ContentWarning, warningCodes } from '#domain/posts/warnings/content-warnings.ts'
import { useLocale } from '../../../ui/locale.ts'

/** Content warnings, folded at first. `reader/my-limits.ts` adds the selects for the reader's limits. */
export function ContentWarnings({ warnings }: { warnings: readonly ContentWarning[] }) {
  const { t, number } = useLocale()
  if (warnings.length === 0) return null
  return (
    <details className="warnings" data-warning-codes={warningCodes(warnings)}>
      <summary>{t('warnings.heading', { count: warnings.length })}</summary>
      <ul>
        {warnings.map(({ kind, severity, minute }) => (
          <li key={kind} data-limit={kind}>
            <span>
              {t(`warnings.${kind}`)}{' '}
              <small>
                {t(`warnings.${severity}`)}
                {minute !== undefined && ` · ${t('warnings.minute', { minute: number(minute) })}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="needs-script">
        <a href="/limits">{t('warnings.allLimits')}</a>
      </p>
    </details>
  )
}
