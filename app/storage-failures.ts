import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type ServerBuild,
} from 'react-router'
import { redactedUrl } from '#domain/redacted-url.ts'
import { servicesContext, storageFailureContext } from './context.ts'
import { problem } from './routes/api/problem.ts'

type Args = LoaderFunctionArgs | ActionFunctionArgs
type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * Wraps a build: when the database or the disk fails, its loaders, actions and middleware answer 503 or 507 with an explanation.
 * React Router would hide the message of the error, and answer 500.
 */
export function withStorageFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: refusing(route.module) },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

function refusing(module: RouteModule): RouteModule {
  const { loader, action } = module
  const { middleware } = module as { middleware?: MiddlewareFunction<Response>[] }
  const isScreen = module.default !== undefined
  return {
    ...module,
    ...(loader && { loader: (args: LoaderFunctionArgs) => refused(args, isScreen, () => loader(args)) }),
    ...(action && { action: (args: ActionFunctionArgs) => refused(args, isScreen, () => action(args)) }),
    ...(middleware && {
      middleware: middleware.map(
        (step): MiddlewareFunction<Response> =>
          (args, next) =>
            refused(args, isScreen, () => step(args, next)),
      ),
    }),
  }
}

async function refused<T>(args: Args, isScreen: boolean, work: () => T): Promise<Awaited<T>> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error, args, isScreen)
  }
}

function refusalOf(error: unknown, { request, context }: Args, isScreen: boolean): unknown {
  const { storageFailure, log } = context.get(servicesContext)
  const failure = storageFailure(error)
  if (!failure) return error
  if (!request.signal.aborted) log.error({ err: error, url: redactedUrl(request.url) }, 'request failed: storage error')
  context.set(storageFailureContext, failure)
  const { status } = failure
  const title = status === 507 ? 'Insufficient Storage' : 'Service Unavailable'
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const { detail } = failure
  // After a form without scripts the user has to go back in the history; forms of the admin area are still shown.
  if (isScreen && !isCall(request))
    return data(
      { detail: isReading ? detail : `${detail} Go back to the form: what you typed still stands there.` },
      { status, statusText: title },
    )
  return isCall(request)
    ? problem(status, { detail: isReading ? detail : `${detail} What you typed is kept.` })
    : new Response(`${detail}\n`, {
        status,
        statusText: title,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      })
}

/** Whether the request is for the JSON interface, whose clients expect no HTML. */
export function isCall(request: Request): boolean {
  return /^\/(api|v1)(\/|$)/.test(new URL(request.url).pathname)
}
