import { accountChange } from '#domain/identity/account-calls.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/account'

export async function action({ request, context }: Route.ActionArgs) {
  const { name, renamePosts, language } = await readJson(request, accountChange)
  const { administrators, authorNames } = context.get(servicesContext)
  const { id, email, ...viewer } = context.get(viewerContext)!
  if (language !== undefined) await administrators.setLanguage(id, language)
  if (name === undefined) return Response.json({ user: { ...viewer, id, email } })
  const from = renamePosts ? await administrators.authorName(id) : ''
  // The posts first: after an interruption those that are left are found by the former name.
  const posts =
    from === '' || from === name ? 0 : await authorNames.rename({ accountId: id, from, to: name, by: email })
  if (posts > 0) noteForAudit(context, { what: 'post.changed', about: `${from} → ${name} (${posts})` })
  await administrators.rename(id, name)
  return Response.json({ user: { ...viewer, id, email, name } })
}
