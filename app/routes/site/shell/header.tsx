import { useLocation } from 'react-router'
import { isCurrent, linksInBar, type MenuLink } from '#domain/menu/menu-links.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import type { Site } from '../../../ui/site.ts'
import { Brand } from './logo.tsx'
import { navigationOf, screenLink } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** Invoker commands: the browser opens and closes the dialog itself, so the menu needs no script. */
const openMenu = { command: 'show-modal', commandfor: 'menu' }
const closeMenu = { command: 'close', commandfor: 'menu' }

interface HeaderProps {
  site: Site
  /** Ends the session; null without a session. Absent on reading pages: `reader/session.ts` shows the button there. */
  logout?: (() => void) | null | undefined
}

export function Header({ site, logout }: HeaderProps) {
  const { t, language, direction } = useLocale()
  const links = navigationOf(site, t)
  const inBar = linksInBar(links)
  const search = screenLink('search', t)
  const all = links.some(({ href }) => href === search.href) ? links : [...links, search]
  return (
    <header className="header" {...(logout !== undefined && { lang: language, dir: direction })}>
      <div className="page header__bar">
        <Brand site={site} />
        <nav className="header__links" aria-label={t('shell.mainNavigation')}>
          <NavigationLinks links={inBar} />
        </nav>
        <a className="icon-button header__search" href={search.href} aria-label={search.label}>
          <Icon name="search" />
        </a>
        <LogoutButton logout={logout} />
        <ThemeToggle />
        <IconButton
          icon="menu"
          className={inBar.length === links.length ? 'header__menu' : ''}
          label={t('shell.openMenu')}
          aria-haspopup="dialog"
          {...openMenu}
        />
      </div>
      <dialog className="menu" id="menu" aria-label={t('shell.menu')}>
        <div className="menu__top">
          <Brand site={site} />
          <IconButton icon="close" label={t('shell.closeMenu')} {...closeMenu} />
        </div>
        <nav className="menu__links" aria-label={t('shell.menu')}>
          <NavigationLinks links={all} />
        </nav>
        <ThemeToggle hasText />
        <LogoutButton logout={logout} />
      </dialog>
    </header>
  )
}

/** Hidden on reading pages, which are the same for all readers, until their script shows it. */
function LogoutButton({ logout }: Pick<HeaderProps, 'logout'>) {
  const { t } = useLocale()
  if (logout === null) return null
  return (
    <button
      type="button"
      className="logout"
      hidden={logout === undefined}
      data-logout={logout ? undefined : ''}
      onClick={logout}
    >
      {t('shell.logout')}
    </button>
  )
}

function NavigationLinks({ links }: { links: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  return links.map((link, index) => (
    <a
      key={index}
      className="nav-link"
      href={link.href}
      rel={link.rel}
      aria-current={isCurrent(link, pathname) ? 'page' : undefined}
    >
      {link.label}
    </a>
  ))
}
