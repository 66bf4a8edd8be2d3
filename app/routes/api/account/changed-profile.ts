import { profileChange } from '#domain/posts/authors/profile-writing.ts'
import { type RequestArgs, servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import { problem } from '../problem.ts'

const NOT_STORED = 'This picture is not stored. Choose it again.'

/** Changes the profile of an account by the body of the request. */
export async function changedProfile({ request, context }: RequestArgs, accountId: string): Promise<Response> {
  const change = await readJson(request, profileChange)
  const { authorProfiles, media } = context.get(servicesContext)
  // The day until an unused picture is removed begins again.
  if (change.portrait && !(await media.keep(change.portrait))) return unprocessable({ portrait: NOT_STORED })
  const profile = await authorProfiles.change(accountId, change)
  return profile ? Response.json(profile) : problem(404, { detail: 'There is no such administrator any more.' })
}
