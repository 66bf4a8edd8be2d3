import { type ReactNode, useId, useRef } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { useLocale } from '../../../../ui/locale.ts'
import type { Site } from '../../../../ui/site.ts'
import { Logo } from '../../../site/shell/logo.tsx'
import { ThemeToggle } from '../../../site/shell/theme-toggle.tsx'
import type { loader as postLoader } from '../../editor.tsx'
import { useSheet } from '../sheet.ts'
import { type AreaEntry, type AreaState, areaGroups, postLists, SCHEDULED_POSTS } from './areas.ts'
import { FailureBadge } from './failure-badge.tsx'

export const SIDEBAR_ID = 'sidebar'

interface SidebarProps {
  site: Pick<Site, 'blogName' | 'logo'>
  area: AreaState
  onLogout: () => void
}

/** The way to every screen. In wide windows it stands at the left; in others it is a popover that the top bar opens. */
export function Sidebar({ site, area, onLogout }: SidebarProps) {
  const { t, text } = useLocale()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const draft = useRouteLoaderData<typeof postLoader>('routes/admin/draft')
  const published = useRouteLoaderData<typeof postLoader>('routes/admin/published-post')
  const isPage = (draft ?? published)?.kind === 'page'
  const current = isPage ? '/admin/pages' : draft?.publishAt ? SCHEDULED_POSTS : pathname
  // The form of a post belongs to its list, a report to the imports.
  const isCurrent = (address: string) => current === address || current.startsWith(`${address}/`)
  const sheet = useSheet(nav, '.top-bar, main, .footer')
  const close = () => nav.current?.hidePopover()
  const links = (entries: readonly AreaEntry[]) =>
    entries.map((entry) => (
      <li key={entry.address}>
        <SidebarLink {...entry} isCurrent={isCurrent(entry.address)} onFollow={close} />
      </li>
    ))
  return (
    <nav className="sidebar" id={SIDEBAR_ID} popover="auto" ref={nav} aria-label={t('frame.adminAreas')} {...sheet}>
      <p className="sidebar__blog">
        <Logo logo={site.logo} />
        <span className="sidebar__name">{site.blogName}</span>
        <a href="/">{t('frame.viewSite')}</a>
      </p>
      <Link
        className="button sidebar__write"
        to="/admin"
        aria-current={pathname === '/admin' ? 'page' : undefined}
        onClick={close}
      >
        {t('frame.write')}
      </Link>
      <ul>{links([{ address: '/admin/today', label: 'labels.today' }])}</ul>
      <Group title={t('labels.posts')}>{links(postLists(area))}</Group>
      {areaGroups(area).map(({ title, isFolded, entries }) =>
        isFolded ? (
          <details key={title} className="sidebar__house" open={entries.some(({ address }) => isCurrent(address))}>
            <summary>
              {title && text(title)}
              <FailureBadge texts={entries.flatMap(({ trouble }) => (trouble ? text(trouble) : []))} />
            </summary>
            <ul>{links(entries)}</ul>
          </details>
        ) : (
          <Group key={title} title={title && text(title)}>
            {links(entries)}
          </Group>
        ),
      )}
      <ul className="sidebar__foot">
        {links([{ address: '/admin/account', label: 'labels.account' }])}
        <li>
          <button type="button" className="choice sidebar__link" onClick={onLogout}>
            {t('frame.logout')}
          </button>
        </li>
        <li>
          <ThemeToggle />
        </li>
      </ul>
    </nav>
  )
}

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  const id = useId()
  if (title === null) return <ul>{children}</ul>
  return (
    <>
      <p className="sidebar__title" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  )
}

interface SidebarLinkProps extends AreaEntry {
  isCurrent: boolean
  onFollow: () => void
}

function SidebarLink({ address, label, count, trouble, isCurrent, onFollow }: SidebarLinkProps) {
  const { number, text } = useLocale()
  return (
    <Link
      to={address}
      className="choice sidebar__link"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
    >
      {text(label)}
      {count !== undefined && <span className="sidebar__count"> {number(count)}</span>}
      {trouble && <FailureBadge texts={[text(trouble)]} />}
    </Link>
  )
}
