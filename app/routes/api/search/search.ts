import { ENGLISH } from '#domain/locales/english.ts'
import { servicesContext } from '../../../context.ts'
import { admit } from '../../admission.ts'
import { SEARCH_COST, searchRequest } from '../../search-request.ts'
import { pageNumber } from '../page-number.ts'
import { badPage, badQuery } from '../problem.ts'
import type { Route } from './+types/search'

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams
  const asked = searchRequest(query, ENGLISH.t)
  if (!asked.ok) return badQuery('q', asked.problem)
  const page = pageNumber(query.get('page'))
  if (page === undefined) return badPage()
  const admitted = await admit(args, { kind: 'searches', rows: async () => SEARCH_COST })
  if (!admitted.ok) return admitted.response
  try {
    const { results, pages, total } = await args.context.get(servicesContext).search.page(asked.q, page)
    return admitted.answer(
      Response.json({
        results: results.map(({ post: { id, kind, path, title }, excerpt, marks }) => ({
          id,
          ...(kind && { kind }),
          path,
          title,
          excerpt,
          marks,
        })),
        page,
        pages,
        total,
      }),
    )
  } finally {
    admitted.release()
  }
}
