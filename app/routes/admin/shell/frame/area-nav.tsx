import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { useApplication } from '../../application-context.ts'

const AREAS = [
  { address: '/admin', label: 'Write' },
  { address: '/admin/posts', label: 'Posts' },
  { address: '/admin/media', label: 'Media' },
  { address: '/admin/statistics', label: 'Statistics' },
  { address: '/admin/subscribers', label: 'Subscribers' },
  { address: '/admin/mail', label: 'Mail' },
  { address: '/admin/settings', label: 'Settings' },
  { address: '/admin/users', label: 'Users' },
  { address: '/admin/audit', label: 'Audit log' },
  { address: '/admin/health', label: 'Health' },
  { address: '/admin/backups', label: 'Backups' },
  { address: '/admin/account', label: 'Account' },
] as const

/** Screens that are reached from *Posts*: lists of unpublished posts, import and redirects. */
const PART_OF_POSTS = /^\/admin\/(posts|drafts|revisions|trash|import|redirects)(\/|$)/

/** The areas of the admin area. On a phone they are behind a button that names the current one. */
export function AreaNav() {
  const { closed, isMailFailing, isBackupOverdue } = useApplication()
  const areas = AREAS.filter(({ address }) => !closed.includes(address))
  const troubles = new Map<string, string>([
    ...(isMailFailing ? [['/admin/mail', 'The mail server fails'] as const] : []),
    ...(isBackupOverdue ? [['/admin/backups', 'The newest backup is older than two days'] as const] : []),
  ])
  for (const address of closed) troubles.delete(address)
  const { pathname, key } = useLocation()
  // The list is open for one history entry, so every navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const current = PART_OF_POSTS.test(pathname) ? '/admin/posts' : pathname

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenedAt(null)
    toggle.current?.focus()
  }

  return (
    <nav className="areas" aria-label="Admin areas">
      <button
        type="button"
        ref={toggle}
        className="areas__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenedAt(isOpen ? null : key)}
        onKeyDown={close}
      >
        <span className="visually-hidden">Areas, now </span>
        {areas.find(({ address }) => address === current)?.label ?? 'Menu'}
        {troubles.size > 0 && <FailureBadge text={[...troubles.values()].join('. ')} />}
        <Icon name="fold" />
      </button>
      <ul className={isOpen ? 'areas__list areas__list--open' : 'areas__list'} id={id}>
        {areas.map(({ address, label }) => (
          <li key={address}>
            <Link
              to={address}
              className="nav-link"
              aria-current={address === current ? 'page' : undefined}
              onKeyDown={close}
              // The link is hidden together with the list.
              onClick={() => toggle.current?.focus()}
            >
              {label}
              {troubles.has(address) && <FailureBadge text={troubles.get(address)!} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FailureBadge({ text }: { text: string }) {
  return (
    <>
      <span className="admin__badge" aria-hidden="true" title={text}>
        !
      </span>
      <span className="visually-hidden"> ({text.charAt(0).toLowerCase() + text.slice(1)})</span>
    </>
  )
}
