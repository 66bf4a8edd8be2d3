import { type ReactNode, use, useState } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import { DEFAULT_PAGES } from '#domain/look/look-choices.ts'
import { iconAddress } from '#domain/pictures/picture.ts'
import type { DocumentLook } from '#server/settings/site-look.ts'
import type { Route } from './+types/root'
import { guard } from './guard.ts'
import icon from './icons/den.svg?url'
import touchIcon from './icons/den-180.png?url'
import firstThemeScript from './reader/first-theme.js?url'
import readerScript from './reader/reader.ts?worker&url'
import themeScript from './reader/theme-boot.js?url'
import { InAccountLanguage } from './routes/admin/shell/languages.tsx'
import { answerUnknownAddress } from './routes/unknown-address.ts'
import adminStyles from './styles/admin.css?url'
import languageStyles from './styles/languages.css?url'
import readingStyles from './styles/reading.css?url'
import styles from './styles/site.css?url'
import { ButtonLink } from './ui/button.tsx'
import { AccountLocaleContext, useLocale } from './ui/locale.ts'
import { NonceContext } from './ui/nonce.ts'
import { RequestId } from './ui/request-id.tsx'
import { storageFailureDetail } from './ui/storage-failure-detail.ts'
import { TYPE_FILES } from './ui/type-files.ts'

const DEFAULT_LOOK: DocumentLook = {
  version: null,
  firstTheme: 'dark',
  type: 'den',
  pages: DEFAULT_PAGES,
  icon: null,
}

/** Read by `reader/first-theme.js` before the first paint. */
const THEME_ATTRIBUTES = { dark: {}, light: { 'data-theme': 'light' }, reader: { 'data-first-theme': 'reader' } }
const COLOR_SCHEMES = { dark: 'dark', light: 'light', reader: 'dark light' }

const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true}'

/**
 * The look as the loader of a layout or screen gives it, or that of a new blog. The document has no loader of its own: an error of a
 * middleware below it would then be shown by the document's error boundary, and not by that of the admin area.
 */
function lookOf(loaded: readonly unknown[]): DocumentLook {
  const looks = (loaded as ({ look?: DocumentLook; site?: { look?: DocumentLook } } | null | undefined)[]).map(
    (data) => data?.look ?? data?.site?.look,
  )
  return looks.find((look) => look !== undefined) ?? DEFAULT_LOOK
}

/** The entry of the admin area loads the messages of the blog as well, by `data-blog-language`. */
function languageAttributes(locale: Locale, account: Locale | null) {
  const { language, direction } = account ?? locale
  return {
    lang: language,
    dir: direction === 'rtl' ? direction : undefined,
    'data-blog-language': account && locale.language !== language ? locale.language : undefined,
  }
}

/** The document around every screen. Reading pages load no framework, only a tiny script before the first paint and an asynchronous one. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const locale = useLocale()
  const account = use(AccountLocaleContext)
  const matches = useMatches()
  const isApplication = useIsApplication()
  const { version, firstTheme, type, pages, icon: ownIcon } = lookOf(matches.map(({ loaderData }) => loaderData))
  const { styles: typeStyles, fonts } = TYPE_FILES[type]
  // Of the first rendering: later the theme is what the reader chose, whatever the owner saves.
  const [first] = useState({ attributes: THEME_ATTRIBUTES[firstTheme], pages, isLight: firstTheme === 'light' })
  return (
    <html {...languageAttributes(locale, account)} {...first.attributes} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={COLOR_SCHEMES[firstTheme]} />
        <script src={firstTheme === 'dark' ? themeScript : firstThemeScript} />
        <link rel="stylesheet" href={styles} />
        {typeStyles && <link rel="stylesheet" href={typeStyles} />}
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {ownIcon ? (
          <link rel="icon" href={iconAddress(ownIcon, 48)} type="image/png" sizes="48x48" />
        ) : (
          <link rel="icon" href={icon} type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={ownIcon ? iconAddress(ownIcon, 180) : touchIcon} />
        <link rel="manifest" href="/site.webmanifest" />
        <meta
          name="theme-color"
          content={first.isLight ? first.pages.light : first.pages.dark}
          data-dark={first.pages.dark}
          data-light={first.pages.light}
        />
        <script async type="module" src={readerScript} fetchPriority="low" />
        {isApplication && (
          <>
            {/* Else zod tries `new Function` once, which the policy refuses and the browser reports. */}
            <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ZOD_WITHOUT_EVAL }} />
            {/* The preview of the post form renders the article. */}
            <link rel="stylesheet" href={readingStyles} />
            <link rel="stylesheet" href={adminStyles} />
          </>
        )}
        <Links />
        {[locale, account ?? locale].some(({ language }) => language !== 'en') && (
          <link rel="stylesheet" href={languageStyles} />
        )}
        {version && <link rel="stylesheet" href={`/look-${version}.css`} />}
      </head>
      <body>
        {children}
        {isApplication && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export const middleware: Route.MiddlewareFunction[] = [answerUnknownAddress, guard]

export default function App() {
  if (!useIsApplication()) return <Outlet />
  return (
    <InAccountLanguage>
      <Outlet />
    </InAccountLanguage>
  )
}

function useIsApplication(): boolean {
  return useMatches().some(({ id }) => id.startsWith('routes/admin/'))
}

/** Keeps `Retry-After` of a refusal that a loader throws, which the error boundary here shows. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? {}
}

/** Shown when a screen failed. It uses no settings, since they may be what failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLocale()
  const { title, heading = title, text, isOurs = false } = failureWords(error, t)
  return (
    <main className="notice" id="main">
      <title>{title}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      <ButtonLink href="/">{t('shell.home')}</ButtonLink>
      {isOurs && <RequestId />}
    </main>
  )
}

interface FailureWords {
  title: string
  heading?: string
  text: string
  /** Whether the server failed, so that its log tells more. */
  isOurs?: boolean
}

function failureWords(error: unknown, t: Locale['t']): FailureWords {
  const closed = storageFailureDetail(error)
  if (closed) return { title: t('shell.closedTitle'), heading: t('shell.closedHeading'), text: closed, isOurs: true }
  const refusal = isRouteErrorResponse(error) ? error : null
  if (refusal?.status === 429 || refusal?.status === 503)
    return { title: t('shell.busyTitle'), text: t('shell.busyText') }
  const title = refusal ? `${refusal.status} ${refusal.statusText}` : t('shell.failedTitle')
  if (refusal?.status === 405) return { title, heading: t('shell.refusedTitle'), text: t('shell.refusedText') }
  return { title, heading: t('shell.failedHeading'), text: t('shell.failedText'), isOurs: true }
}
