import type { ReactNode } from 'react'
import { useHydrated } from '../../../ui/hydrated.ts'
import type { Site } from '../../../ui/site.ts'
import { Footer } from '../../site/shell/footer.tsx'
import { Header } from '../../site/shell/header.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { useScreenViews } from './screen-views.ts'
import { useSessionChanges } from './session-changes.ts'
import { useSignOut } from './sign-out.ts'

interface ShellProps {
  site: Site
  /** E-mail address of the signed-in administrator. */
  viewer: string | null
  children: ReactNode
}

/** The same header and footer as on reading pages, around the admin area. */
export function Shell({ site, viewer, children }: ShellProps) {
  const signOut = useSignOut()
  useSessionChanges()
  useScreenViews()
  const isHydrated = useHydrated()
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header blogName={site.blogName} logout={viewer === null ? null : signOut} />
      <noscript>
        <p className="admin__noscript">
          The admin area is an application and needs JavaScript. Reading pages do without.
        </p>
      </noscript>
      {/* Disabled until hydration, since earlier input would be lost. */}
      <fieldset className="waits" disabled={!isHydrated}>
        {children}
      </fieldset>
      <Footer site={site} isApplication />
      {viewer !== null && <PasswordPrompt email={viewer} />}
    </>
  )
}
