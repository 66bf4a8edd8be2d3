import { tidyFilm } from '#domain/posts/film/film-writing.ts'
import { postPath } from '#domain/posts/path.ts'
import { announcementTest } from '#domain/posts/post-writing.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/test-announcement'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, announcementTest)
  const { email } = context.get(viewerContext)!
  const { announcement, ...content } = body
  const { categories, mailAdmin } = context.get(servicesContext)
  const isReview = await categories.isReview(body.tag)
  const post = { ...content, isReview, film: tidyFilm(body.film), path: postPath(body.title) }
  const { ok, reply } = await mailAdmin.testAnnouncement(email, post, announcement)
  return ok ? Response.json({ reply }) : problem(502, { detail: reply })
}
