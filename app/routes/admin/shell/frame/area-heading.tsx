import { useId } from 'react'
import { useLocation } from 'react-router'
import { useApplication } from '../../application-context.ts'
import { AreaNav } from './area-nav.tsx'

const TASKS = [
  { address: '/admin', label: 'Create Blog' },
  { address: '/admin/posts', label: 'Update or Delete Blog' },
] as const

export function AreaHeading() {
  const { history } = useApplication()
  const { pathname } = useLocation()
  const id = useId()
  const task = /^\/admin\/(posts|drafts|revisions|trash)/.test(pathname)
    ? '/admin/posts'
    : TASKS.find(({ address }) => address === pathname)?.address
  return (
    <header className="admin__top">
      <h1 className="admin__title">Admin Page</h1>
      <AreaNav />
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
