import { accountChange } from '#domain/identity/account-calls.ts'
import { noteForAudit } from '../../../audit.ts'
import { type RequestArgs, servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/account'

export async function action({ request, context }: Route.ActionArgs) {
  const { name, renamePosts, language } = await readJson(request, accountChange)
  const { administrators } = context.get(servicesContext)
  const { id, email, ...viewer } = context.get(viewerContext)!
  if (name !== undefined) await rename(context, name, renamePosts)
  if (language !== undefined) await administrators.setLanguage(id, language)
  return Response.json({ user: { ...viewer, id, email, name: name ?? viewer.name } })
}

async function rename(context: RequestArgs['context'], name: string, renamePosts: boolean): Promise<void> {
  const { administrators, authorNames } = context.get(servicesContext)
  const { id, email } = context.get(viewerContext)!
  const from = renamePosts ? await administrators.authorName(id) : ''
  // The posts first: after an interruption those that are left are found by the former name.
  const posts =
    from === '' || from === name ? 0 : await authorNames.rename({ accountId: id, from, to: name, by: email })
  if (posts > 0) noteForAudit(context, { what: 'post.changed', about: `${from} → ${name} (${posts})` })
  await administrators.rename(id, name)
}
