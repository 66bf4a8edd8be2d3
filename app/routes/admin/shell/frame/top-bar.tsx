import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { type AreaState, areaGroups } from './areas.ts'
import { FailureBadge } from './failure-badge.tsx'
import { SIDEBAR_ID } from './sidebar.tsx'

/** The head of every screen. By their style, the screen's own heading and in wide windows the task stand in it too, and toasts do. */
export function TopBar({ area }: { area: AreaState }) {
  const { t, text } = useLocale()
  const troubles = areaGroups(area).flatMap(({ entries }) =>
    entries.flatMap(({ trouble }) => (trouble ? text(trouble) : [])),
  )
  return (
    <header className="top-bar">
      <button type="button" className="icon-button top-bar__menu" popoverTarget={SIDEBAR_ID}>
        <Icon name="menu" />
        <span className="visually-hidden">{t('frame.menu')}</span>
        <FailureBadge texts={troubles} />
      </button>
      <h1 className="top-bar__title">{t('frame.adminPage')}</h1>
    </header>
  )
}

const TASKS = [
  { address: '/admin', label: 'frame.createBlog' },
  { address: '/admin/posts', label: 'frame.changeBlog' },
] as const

export function Task() {
  const { t } = useLocale()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const id = useId()
  const task = /^\/admin\/(posts|drafts|pages|revisions|trash)/.test(pathname)
    ? '/admin/posts'
    : TASKS.find(({ address }) => address === pathname)?.address
  return (
    <div className="cluster task">
      <label htmlFor={id}>{t('frame.whatToDo')}</label>
      <select id={id} className="control" value={task ?? ''} onChange={(event) => void navigate(event.target.value)}>
        {task === undefined && (
          <option value="" disabled>
            {t('labels.choose')}
          </option>
        )}
        {TASKS.map(({ address, label }) => (
          <option key={address} value={address}>
            {t(label)}
          </option>
        ))}
      </select>
    </div>
  )
}
