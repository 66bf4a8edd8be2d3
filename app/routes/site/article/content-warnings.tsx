import { type ContentWarning, WARNING_KINDS, warningCodes } from '#domain/posts/warnings/content-warnings.ts'

/** Content warnings, folded at first. `reader/my-limits.ts` adds the selects for the reader's limits. */
export function ContentWarnings({ warnings }: { warnings: readonly ContentWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <details className="warnings" data-warning-codes={warningCodes(warnings)}>
      <summary>Content warnings: {warnings.length}</summary>
      <ul>
        {warnings.map(({ kind, severity, minute }) => (
          <li key={kind} data-limit={kind}>
            <span>
              {WARNING_KINDS[kind].label}{' '}
              <small>
                {severity}
                {minute !== undefined && ` · minute ${minute}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="needs-script">
        <a href="/limits">All of my limits</a>
      </p>
    </details>
  )
}
