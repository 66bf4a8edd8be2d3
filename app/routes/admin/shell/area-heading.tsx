import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useApplication } from '../application-context.ts'

const TASKS = [
  { address: '/admin', label: 'Create Blog' },
  { address: '/admin/posts', label: 'Update or Delete Blog' },
] as const

const AREAS = [
  { address: '/admin/statistics', label: 'Statistics' },
  { address: '/admin/subscribers', label: 'Subscribers' },
  { address: '/admin/mail', label: 'Mail' },
  { address: '/admin/settings', label: 'Settings' },
  { address: '/admin/users', label: 'Users' },
  { address: '/admin/account', label: 'Account' },
] as const

/** The heading of every area, with the way to the others. */
export function AreaHeading() {
  const { history, isMailFailing } = useApplication()
  const { pathname } = useLocation()
  const id = useId()
  const task = /^\/admin\/(posts|drafts|revisions|trash)/.test(pathname)
    ? '/admin/posts'
    : TASKS.find(({ address }) => address === pathname)?.address
  return (
    <header className="admin__top">
      <h1 className="admin__title">Admin Page</h1>
      <nav className="admin__areas" aria-label="Admin areas">
        {AREAS.map(({ address, label }) => (
          <Link
            key={address}
            to={address}
            className="nav-link"
            aria-current={pathname === address ? 'page' : undefined}
          >
            {label}
            {address === '/admin/mail' && isMailFailing && <FailureBadge />}
          </Link>
        ))}
      </nav>
      <div className="admin__task">
        <label className="field__label" htmlFor={id}>
          What do you want to do?
        </label>
        <select id={id} className="control" value={task ?? ''} onChange={(event) => history(event.target.value)}>
          {task === undefined && (
            <option value="" disabled>
              Choose…
            </option>
          )}
          {TASKS.map(({ address, label }) => (
            <option key={address} value={address}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </header>
  )
}

function FailureBadge() {
  return (
    <>
      <span className="admin__badge" aria-hidden="true" title="The mail server fails">
        !
      </span>
      <span className="visually-hidden"> (the mail server fails)</span>
    </>
  )
}
