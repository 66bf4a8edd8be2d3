import { type ReactNode, useEffect } from 'react'
import { data, isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { accountLocale, accountSayer } from '../../account-locale.ts'
import { pageRefusalContext, type RequestArgs, servicesContext, viewerContext } from '../../context.ts'
import { loadSettings, settingsContext, siteOf } from '../../middleware.ts'
import { onlyAuthor } from '../../role-refusal.ts'
import { pagesClosedTo } from '../../route-access.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Site } from '../../ui/site.ts'
import { storageFailureDetail } from '../../ui/storage-failure-detail.ts'
import type { Route } from './+types/layout'
import { ApplicationProvider } from './application-context.ts'
import { listedPosts } from './post-list/listed-posts.ts'
import { AreaFailure } from './shell/area-failure.tsx'
import { AreaRefusal } from './shell/frame/area-refusal.tsx'
import { ScreenCode } from './shell/screen-code.tsx'
import { Shell } from './shell/shell.tsx'
import { LoginPanel } from './sign-in/login-panel.tsx'
import { useWelcomeByProvider } from './sign-in/provider-welcome.ts'

/** Without a session, or with a role that does not open the page, no loader below this one runs. */
const stopVisitors: Route.MiddlewareFunction = async ({ request, context }) => {
  if (!context.get(viewerContext)) {
    const provider = context.get(servicesContext).openIdSignIn?.name ?? null
    throw data({ ...(await siteOf(context, 'application')), provider }, { status: 401 })
  }
  const detail = context.get(pageRefusalContext)
  if (detail === null) return
  const say = await accountSayer({ request, context })
  throw data({ ...(await areaOf({ request, context })), detail: say(detail) }, { status: 403 })
}

export const middleware: Route.MiddlewareFunction[] = [loadSettings, stopVisitors]

export function loader(args: Route.LoaderArgs) {
  return areaOf(args)
}

/** Also on the way to another screen: what was saved meanwhile has changed the numbers of the sidebar. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname
}

async function areaOf({ request, context }: RequestArgs) {
  const { captchaSiteKey, mail, films, passkeys, backups, openIdSignIn, savedPosts } = context.get(servicesContext)
  const { id, email, role } = context.get(viewerContext)!
  const authorId = onlyAuthor(context)
  const [listed, draft, scheduled, pages, trashed, rKey, isMailFailing, ownPasskeys, isBackupOverdue] =
    await Promise.all([
      listedPosts(context, {}, 0),
      savedPosts.count('draft', authorId, 'post'),
      savedPosts.count('scheduled', authorId, 'post'),
      authorId === undefined ? savedPosts.count('pages') : 0,
      savedPosts.count('trashed', authorId),
      captchaSiteKey(),
      mail.isFailing(),
      passkeys.list(id),
      backups.isOverdue(),
    ])
  const { timeZone } = context.get(settingsContext)
  return {
    ...(await siteOf(context, 'application')),
    email,
    accountLanguage: (await accountLocale({ request, context })).language,
    closed: pagesClosedTo(role),
    listed,
    postCounts: { published: listed.total, draft, scheduled, pages, trashed },
    rKey,
    timeZone,
    isMailFailing,
    isBackupOverdue,
    filmDirectory: films?.name ?? null,
    hasPasskeys: ownPasskeys.length > 0,
    provider: (await openIdSignIn?.isLinked(id)) ? openIdSignIn!.name : null,
  }
}

type AreaData = Awaited<ReturnType<typeof areaOf>>

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    latest = loaderData
  }, [loaderData])
  useWelcomeByProvider(loaderData.provider, loaderData.email)
  return (
    <Area area={loaderData}>
      <Outlet />
    </Area>
  )
}

function Area({ area, children }: { area: AreaData; children: ReactNode }) {
  const history = useNavigate()
  return (
    <Shell site={area} area={area}>
      <ApplicationProvider value={{ ...area, blogs: area.listed.posts, history }}>
        <ScreenCode />
        {children}
      </ApplicationProvider>
    </Shell>
  )
}

/** The last data of the area in this tab: after a failed request the error boundary gets none. */
let latest: AreaData | undefined

export function ErrorBoundary({ error, loaderData = latest }: Route.ErrorBoundaryProps) {
  const { t } = useLocale()
  if (isRefused(error))
    return (
      <>
        <LookStyle version={error.data.look.version} />
        <Area area={error.data}>
          <AreaRefusal detail={error.data.detail} />
        </Area>
      </>
    )
  if (loaderData && !isSignedOut(error))
    return (
      <Shell site={loaderData} area={loaderData}>
        <LookStyle version={loaderData.look.version} />
        <AreaFailure
          blogName={loaderData.blogName}
          isUnreachable={error instanceof TypeError}
          closed={storageFailureDetail(error)}
        />
      </Shell>
    )
  if (!isSignedOut(error)) throw error
  return (
    <Shell site={error.data} area={null}>
      <LookStyle version={error.data.look.version} />
      <title>{t('frame.adminPageOf', { blogName: error.data.blogName })}</title>
      <LoginPanel siteUrl={error.data.siteUrl} provider={error.data.provider} />
    </Shell>
  )
}

/** In the body: where a middleware refuses the page, or a loader failed, the document has no data that names the sheet in its head. */
function LookStyle({ version }: { version: string | null }) {
  return version && <link rel="stylesheet" href={`/look-${version}.css`} />
}

function isRefused(error: unknown): error is { data: AreaData & { detail: string } } {
  // A reverse proxy may answer 403 as well, but without a `detail`.
  return isRouteErrorResponse(error) && error.status === 403 && typeof error.data?.detail === 'string'
}

function isSignedOut(error: unknown): error is { data: Site & { provider: string | null } } {
  return isRouteErrorResponse(error) && error.status === 401
}
