import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/campaign'

export async function action({ params, context }: Route.ActionArgs) {
  const { mailAdmin } = context.get(servicesContext)
  const campaign = (await mailAdmin.overview()).campaigns.find(({ id }) => id === params.id)
  if (campaign) noteForAudit(context, { about: campaign.subject, postId: campaign.postId })
  const isKnown = await mailAdmin.cancel(params.id)
  return isKnown ? new Response(null, { status: 204 }) : problem(404, { detail: 'There is no such announcement.' })
}
