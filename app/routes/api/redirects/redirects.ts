import { redirectChange, redirectCreation } from '#domain/redirects/redirect-writing.ts'
import type { RedirectResult } from '#server/redirects/redirects.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import { pageNumber } from '../page-number.ts'
import { badPage, badQuery, problem } from '../problem.ts'
import type { Route } from './+types/redirects'
import { Q_MAX_LENGTH } from './redirect-query.ts'
import { problemOfScreen } from './screen-at.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageNumber(query.get('page'))
  if (page === undefined) return badPage()
  const q = query.get('q')?.trim() ?? ''
  if (q.length > Q_MAX_LENGTH) return badQuery('q', `Search for ${Q_MAX_LENGTH} characters at most.`)
  return Response.json(await context.get(servicesContext).redirects.page(q, page))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { redirects } = context.get(servicesContext)
  const path = new URL(request.url).searchParams.get('path') ?? ''
  switch (request.method) {
    case 'POST': {
      const body = await readJson(request, redirectCreation)
      const taken = problemOfScreen(body.path)
      return taken ? unprocessable({ path: taken }) : answered(await redirects.add(body), 201, context)
    }
    case 'PATCH': {
      const body = await readJson(request, redirectChange)
      const taken = body.path === path ? null : problemOfScreen(body.path)
      return taken ? unprocessable({ path: taken }) : answered(await redirects.change(path, body), 200, context)
    }
    default: {
      if (!(await redirects.remove(path))) return missing()
      noteForAudit(context, { what: 'redirect.removed', about: path })
      return new Response(null, { status: 204 })
    }
  }
}

function answered(result: RedirectResult, status: 200 | 201, context: Route.ActionArgs['context']): Response {
  if (!result.ok) return result.problem === 'missing' ? missing() : unprocessable(result.errors)
  const { path, target } = result.redirect
  noteForAudit(context, {
    what: status === 201 ? 'redirect.added' : 'redirect.changed',
    about: `${path} → ${target}`,
  })
  return Response.json(result.redirect, { status })
}

function missing(): Response {
  return problem(404, { detail: 'This path leads nowhere else: its redirect is gone, or never was.' })
}
