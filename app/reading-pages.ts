import {
  createStaticHandler,
  type EntryContext,
  type HeadersFunction,
  type MiddlewareFunction,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import type { PageResponse } from '#server/pages/app-pages.ts'
import { handleError, renderReadingPage } from './entry.server.tsx'

type ServerRoute = NonNullable<ServerBuild['routes'][string]>

const LAYOUT = 'routes/site/layout'
/** The page of addresses outside `routes.ts`. */
const CATCH_ALL = 'routes/site/missing'

type Branch = Pick<EntryContext, 'manifest' | 'routeModules'>

/**
 * Renders reading pages without what React Router's own handler does for pages that hydrate: matching all routes, encoding the
 * loader data as a stream, and a body that is a stream. Routes, middleware, loaders and components are the same.
 * @returns a function that answers GET; undefined where the address is that of no reading page
 */
export function createReadingPages(build: ServerBuild) {
  const handler = createStaticHandler(siteRoutes(build))
  const branches = new Map<string, Branch>()
  const others = otherSegments(build)

  return async (request: Request, context: RouterContextProvider): Promise<PageResponse | undefined> => {
    // The pattern of own pages matches other screens as well, and what the admin area asks them for, such as `/admin.data`.
    const segment = decodedSegment(request)
    if (segment.endsWith('.data') || others.has(segment)) return undefined
    let html: string | undefined
    let isMatched = true
    const render = (page: StaticHandlerContext): Response => {
      // If no route matches, React Router returns only the root.
      isMatched = page.matches.length > 1
      if (!isMatched) return new Response(null, { status: 404 })
      for (const error of Object.values(page.errors ?? {})) handleError(error, { request, context })
      const headers = documentHeaders(page, build)
      headers.set('Content-Type', 'text/html; charset=utf-8')
      html = renderReadingPage(entryContext(build, branchOf(page), page), request, context)
      return new Response(null, { status: page.statusCode, headers })
    }
    try {
      const response = (await handler.query(request, {
        requestContext: context,
        async generateMiddlewareResponse(query) {
          const page = await query(request)
          return page instanceof Response ? page : render(page)
        },
      })) as Response
      if (!isMatched) return undefined
      return html === undefined || response.body ? response : Object.assign(response, { html })
    } catch (error) {
      // The client disconnected, or rendering the error page failed as well.
      handleError(error, { request, context })
      return new Response(null, { status: 500 })
    }
  }

  /** Passes only the matched routes: for each page React Router builds a router from all routes that it is given. */
  function branchOf({ matches }: StaticHandlerContext): Branch {
    const leaf = matches.at(-1)!.route.id
    const known = branches.get(leaf)
    if (known) return known
    const ids = matches.map(({ route }) => route.id)
    const branch = {
      manifest: { ...build.assets, routes: Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]])) },
      routeModules: Object.fromEntries(ids.map((id) => [id, build.routes[id]?.module])),
    } as Branch
    branches.set(leaf, branch)
    return branch
  }
}

/** The tree of the routes of reading pages: the root, the layout, and its children. */
function siteRoutes({ routes }: ServerBuild): RouteObject[] {
  const leaves = Object.values(routes).filter((route) => route?.parentId === LAYOUT && route.id !== CATCH_ALL)
  const layout = { ...toRoute(routes[LAYOUT]!), children: leaves.map((route) => toRoute(route!)) } as RouteObject
  return [{ ...toRoute(routes.root!), children: [layout] } as RouteObject]
}

/** Addresses of one segment that are no reading pages. */
function otherSegments({ routes }: ServerBuild): ReadonlySet<string> {
  const others = Object.values(routes).filter((route) => route?.parentId !== LAYOUT)
  return new Set(others.flatMap((route) => (route?.path && !/[/:*]/.test(route.path) ? route.path : [])))
}

function decodedSegment({ url }: Request): string {
  return decodeURIComponent(new URL(url).pathname).replace(/^\/|\/+$/g, '')
}

function toRoute({ id, path, index, caseSensitive, module }: ServerRoute): RouteObject {
  const { loader, ErrorBoundary } = module
  const { middleware } = module as { middleware?: MiddlewareFunction<Response>[] }
  return { id, path, index, caseSensitive, middleware, loader, ErrorBoundary } as RouteObject
}

function entryContext(
  { future, ssr, routeDiscovery }: ServerBuild,
  branch: Branch,
  staticHandlerContext: StaticHandlerContext,
): EntryContext {
  return {
    ...branch,
    branches: [],
    staticHandlerContext,
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    renderMeta: {},
    serializeError: (error) => error,
  }
}

/** The headers of a page, from the `headers` functions of its routes. The headers of a failed loader are in `errorHeaders`. */
function documentHeaders({ matches, errors, loaderHeaders, loaderData }: StaticHandlerContext, build: ServerBuild) {
  const boundary = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1
  const shown = boundary < 0 ? matches : matches.slice(0, boundary + 1)
  const failed =
    boundary < 0
      ? undefined
      : matches.slice(boundary).find(({ route }) => loaderHeaders[route.id] && !(route.id in loaderData))
  let headers = new Headers()
  for (const { route } of shown) {
    const own = build.routes[route.id]?.module.headers as HeadersFunction | HeadersInit | undefined
    if (own === undefined) continue
    const isLast = route.id === shown.at(-1)!.route.id
    const args = {
      loaderHeaders: loaderHeaders[route.id] ?? new Headers(),
      parentHeaders: headers,
      actionHeaders: new Headers(),
      errorHeaders: failed && isLast ? loaderHeaders[failed.route.id] : undefined,
    }
    headers = new Headers(typeof own === 'function' ? own(args) : own)
  }
  return headers
}
