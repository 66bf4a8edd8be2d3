import { LINE_MAX } from '#domain/text/plain-text.ts'
import { bytesOf } from '#domain/text/text-field.ts'
import { servicesContext } from '../../../context.ts'
import { badQuery, problem } from '../problem.ts'
import type { Route } from './+types/films'

const OFF = 'Films are not looked up here. FILM_DIRECTORY=wikidata in the environment turns it on.'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { films } = context.get(servicesContext)
  if (!films) return problem(404, { detail: OFF })
  const title = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (title === '' || bytesOf(title) > LINE_MAX) return badQuery('q', 'q is the title of a film.')
  const result = await films.search(title)
  if (result.ok) return Response.json({ films: result.films })
  const { problem: detail, retryAfterSeconds } = result
  if (retryAfterSeconds === undefined) return problem(502, { detail })
  return problem(429, { detail }, { 'Retry-After': String(retryAfterSeconds) })
}
