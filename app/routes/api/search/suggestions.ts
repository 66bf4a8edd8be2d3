import { ENGLISH } from '#domain/locales/english.ts'
import { servicesContext } from '../../../context.ts'
import { admit } from '../../admission.ts'
import { SUGGESTION_COST, searchRequest } from '../../search-request.ts'
import { badQuery } from '../problem.ts'
import type { Route } from './+types/suggestions'

export async function loader(args: Route.LoaderArgs) {
  const asked = searchRequest(new URL(args.request.url).searchParams, ENGLISH.t)
  if (!asked.ok) return badQuery('q', asked.problem)
  const admitted = await admit(args, { kind: 'searches', rows: async () => SUGGESTION_COST })
  if (!admitted.ok) return admitted.response
  try {
    const suggestions = await args.context.get(servicesContext).suggestions.for(asked.q)
    return admitted.answer(Response.json({ suggestions }))
  } finally {
    admitted.release()
  }
}
