import { useEffect } from 'react'
import { data, isRouteErrorResponse, Outlet, useNavigate } from 'react-router'
import { servicesContext, viewerContext } from '../../context.ts'
import { loadSettings, settingsContext, siteOf } from '../../middleware.ts'
import type { Site } from '../../ui/site.ts'
import { storageFailureDetail } from '../../ui/storage-failure-detail.ts'
import type { Route } from './+types/layout'
import { ApplicationProvider } from './application-context.ts'
import { AreaFailure } from './shell/area-failure.tsx'
import { AreaHeading } from './shell/frame/area-heading.tsx'
import { ScreenCode } from './shell/screen-code.tsx'
import { Shell } from './shell/shell.tsx'
import { LoginPanel } from './sign-in/login-panel.tsx'
import { useWelcomeByProvider } from './sign-in/provider-welcome.ts'

/** Without a session no loader below this one runs, and the login panel is shown. */
const stopVisitors: Route.MiddlewareFunction = async ({ context }) => {
  if (context.get(viewerContext)) return
  const provider = context.get(servicesContext).openIdSignIn?.name ?? null
  throw data({ ...(await siteOf(context, 'question')), provider }, { status: 401 })
}

export const middleware: Route.MiddlewareFunction[] = [loadSettings, stopVisitors]

export async function loader({ context }: Route.LoaderArgs) {
  const { posts, captchaSiteKey, mail, films, passkeys, backups, openIdSignIn } = context.get(servicesContext)
  const { id, email } = context.get(viewerContext)!
  const [listed, rKey, isMailFailing, ownPasskeys, isBackupOverdue] = await Promise.all([
    posts.listed({}, 0),
    captchaSiteKey(),
    mail.isFailing(),
    passkeys.list(id),
    backups.isOverdue(),
  ])
  const { timeZone } = context.get(settingsContext)
  return {
    ...(await siteOf(context, 'question')),
    email,
    listed,
    rKey,
    timeZone,
    isMailFailing,
    isBackupOverdue,
    filmDirectory: films?.name ?? null,
    hasPasskeys: ownPasskeys.length > 0,
    provider: (await openIdSignIn?.isLinked(id)) ? openIdSignIn!.name : null,
  }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { blogName, email, listed, rKey, timeZone, isMailFailing, isBackupOverdue, filmDirectory } = loaderData
  const history = useNavigate()
  useEffect(() => {
    latest = loaderData
  }, [loaderData])
  useWelcomeByProvider(loaderData.provider, email)
  return (
    <Shell
      site={loaderData}
      viewer={loaderData.email}
      hasPasskeys={loaderData.hasPasskeys}
      provider={loaderData.provider}
    >
      <ApplicationProvider
        value={{
          ...{ blogs: listed.posts, blogName, history, email, rKey, timeZone },
          ...{ isMailFailing, isBackupOverdue, filmDirectory },
        }}
      >
        {/* Another administrator who signs in, maybe in another tab, gets none of this one's input. */}
        <main className="admin" id="main" key={loaderData.email}>
          <ScreenCode />
          <AreaHeading />
          <Outlet />
        </main>
      </ApplicationProvider>
    </Shell>
  )
}

/** The last data of the area in this tab: after a failed request the error boundary gets none. */
let latest: Awaited<ReturnType<typeof loader>> | undefined

export function ErrorBoundary({ error, loaderData = latest }: Route.ErrorBoundaryProps) {
  if (loaderData && !isSignedOut(error))
    return (
      <Shell site={loaderData} viewer={loaderData.email} hasPasskeys={loaderData.hasPasskeys}>
        <main className="admin" id="main">
          <AreaFailure isUnreachable={error instanceof TypeError} closed={storageFailureDetail(error)} />
        </main>
      </Shell>
    )
  if (!isSignedOut(error)) throw error
  return (
    <Shell site={error.data} viewer={null}>
      <main className="admin admin--signed-out" id="main">
        <title>{`Admin Page – ${error.data.blogName}`}</title>
        <LoginPanel siteUrl={error.data.siteUrl} provider={error.data.provider} />
      </main>
    </Shell>
  )
}

function isSignedOut(error: unknown): error is { data: Site & { provider: string | null } } {
  return isRouteErrorResponse(error) && error.status === 401
}
