import { type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Language } from '#domain/locales/language.ts'
import { sendScreenView } from '../../../reader/screen-views.ts'
import { useHydrated } from '../../../ui/hydrated.ts'
import { SpeakContext, useLocale } from '../../../ui/locale.ts'
import { onSessionChange } from '../../../ui/session/session-channel.ts'
import { signOut } from '../../../ui/session/sign-out.ts'
import type { Site } from '../../../ui/site.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { Footer } from '../../site/shell/footer.tsx'
import { Header } from '../../site/shell/header.tsx'
import { noteSession } from './ended-session.ts'
import { useHeadingFocus } from './focus-fallback.ts'
import type { AreaState } from './frame/areas.ts'
import { Sidebar } from './frame/sidebar.tsx'
import { Task, TopBar } from './frame/top-bar.tsx'
import { InBlogLanguage } from './languages.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { PlainTexts } from './plain-texts.ts'

interface Area extends AreaState {
  /** E-mail address of the signed-in administrator. */
  readonly email: string
  /** Of the admin area. A sign-in without a load of the document may change it. */
  readonly accountLanguage: Language
  readonly hasPasskeys: boolean
  /** Host of the OpenID provider that knows the administrator. */
  readonly provider: string | null
}

interface ShellProps {
  site: Site
  /** Null while nobody is signed in: the page then has the header of reading pages. */
  area: Area | null
  children: ReactNode
}

export function Shell({ site, area, children }: ShellProps) {
  const { t } = useLocale()
  const viewer = area?.email ?? null
  const logout = useSession()
  useLanguage(area?.accountLanguage)
  useScreenViews()
  useHeadingFocus(useLocation().key)
  useEffect(() => {
    if (viewer !== null) noteSession(viewer)
  }, [viewer])
  const isHydrated = useHydrated()
  return (
    <>
      <a className="skip" href="#main">
        {t('frame.skipToContent')}
      </a>
      {area ? (
        <>
          <TopBar area={area} />
          <Sidebar site={site} area={area} onLogout={() => void logout()} />
        </>
      ) : (
        <InBlogLanguage>
          <Header site={site} logout={null} />
        </InBlogLanguage>
      )}
      <noscript>
        <p className="admin__noscript">{t('frame.needsJavaScript')}</p>
      </noscript>
      {/* Remounted when another administrator signs in, perhaps in another tab, so that no input of the former one remains. */}
      <main className={area ? 'admin' : 'admin admin--signed-out'} id="main" key={viewer}>
        {/* Disabled until hydration, since earlier input would be lost. */}
        <fieldset className="waits" role="none" disabled={!isHydrated}>
          {/* Without a box between, Chromium 156 leaves out what stands in containers of queries. */}
          <div>
            <PlainTexts />
            {area && <Task />}
            {children}
          </div>
        </fieldset>
      </main>
      <InBlogLanguage>
        <Footer site={site} isApplication isSmall={area !== null} />
      </InBlogLanguage>
      {area && <PasswordPrompt {...area} siteUrl={site.siteUrl} />}
    </>
  )
}

/**
 * Follows sign-ins and sign-outs of other tabs by reloading the data of the page.
 * @returns a function that ends the session and stays on the page, which then shows the login panel
 */
function useSession(): () => Promise<void> {
  const { t } = useLocale()
  const { revalidate } = useRevalidator()
  useEffect(() => onSessionChange(revalidate), [revalidate])
  return async () => {
    if (!(await signOut())) return toastFailure(t('frame.logoutFailed'))
    noteSession(null)
    toastSuccess(t('frame.loggedOut'))
    await revalidate()
  }
}

function useLanguage(wished: Language | undefined): void {
  const { language } = useLocale()
  const speak = use(SpeakContext)
  useEffect(() => {
    // Without the messages, offline for instance, the area stays in the language that it has.
    if (wished && wished !== language) speak(wished).catch(() => {})
  }, [wished, language, speak])
}

/** Reports each area that is opened by client-side navigation. The first one is reported by the script of every page. */
function useScreenViews(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    sendScreenView()
  }, [pathname])
}
