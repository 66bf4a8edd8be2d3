import { writtenAnnouncement } from '#domain/posts/announcement.ts'
import { announcement } from '#domain/posts/announcement-schema.ts'
import { noteForAudit } from '../../audit.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/announce'
import { readJson } from './body.ts'
import { noSuchPost, problem } from './problem.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const { postEditor, posts } = context.get(servicesContext)
  const { headers } = request
  const isSaid = headers.has('Content-Type') && headers.get('Content-Length') !== '0'
  const written = isSaid ? await readJson(request, announcement) : null
  const result = await postEditor.announce(params.id, writtenAnnouncement(written))
  if (result.ok) {
    noteForAudit(context, { about: (await posts.find(params.id))?.title ?? '', postId: params.id })
    return Response.json({ recipients: result.recipients }, { status: 202 })
  }
  if (result.problem === 'missing') return noSuchPost()
  const { state, audience, createdAt } = result.announcement
  const to = audience === 1 ? '1 subscriber on' : `${audience} subscribers on`
  const when = `${createdAt.slice(0, 10)}${state === 'cancelled' ? ' and then stopped.' : '.'}`
  return problem(409, { detail: `This post was announced to ${to} ${when} A post is announced once.` })
}
