import { useEffect, useRef } from 'react'
import { differencesBetween } from './differences.ts'
import type { FormValues } from './form-values.ts'

export interface Conflict {
  /** What the other one saved. */
  readonly theirs: FormValues
  readonly revision: number
  /** E-mail address; empty when nobody noted it. */
  readonly by: string
  /** Instant, ISO 8601. */
  readonly at: string
}

interface ConflictPanelProps {
  conflict: Conflict
  mine: FormValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else saved first: nothing was overwritten, and the writer decides with both texts in sight. */
export function ConflictPanel({ conflict, mine, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const differences = differencesBetween(mine, conflict.theirs)
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h3 className="post-form__heading" id="conflict-title" tabIndex={-1} ref={heading}>
        Someone else saved this post first
      </h3>
      <p>
        {conflict.by || 'Another administrator'} saved it on {formatInstant(conflict.at)}. Nothing was overwritten, and
        what you typed still stands below. Keep yours, or take theirs.
      </p>
      {differences.length === 0 ? (
        <p>Both say the same.</p>
      ) : (
        <div className="conflict__table">
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Mine</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((difference) => (
                <tr key={difference.label}>
                  <th scope="row">{difference.label}</th>
                  <td>{difference.mine || <i>empty</i>}</td>
                  <td>{difference.theirs || <i>empty</i>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="actions">
        <button type="button" className="button" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="button button--quiet" onClick={onTakeTheirs}>
          Take theirs
        </button>
      </p>
    </section>
  )
}

/** In the reader's own time: this only ever runs in the browser. */
function formatInstant(instant: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))
}
