import type { Site } from '../../../../ui/site.ts'
import { LEGAL_PAGES } from '../../../site/shell/navigation.ts'

/** One line below the screens of a signed-in administrator. */
export function AdminFooter({ site: { blogName } }: { site: Site }) {
  return (
    <footer className="admin-footer">
      <nav className="admin-footer__links" aria-label="Footer">
        <a className="admin-footer__blog" href="/">
          {blogName}
        </a>
        {LEGAL_PAGES.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <p className="visually-hidden" role="status" data-announcer="" />
    </footer>
  )
}
