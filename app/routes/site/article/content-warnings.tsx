import { type ContentWarning, WARNING_KINDS, warningCodes } from '#domain/posts/warnings/content-warnings.ts'

/** What the film may show, closed until a reader asks for it. `reader/my-limits.ts` adds what the reader would rather not meet. */
export function ContentWarnings({ warnings }: { warnings: readonly ContentWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <details className="warnings" data-warnings={warningCodes(warnings)}>
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
