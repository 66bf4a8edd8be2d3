import { SETTING_LABELS } from '#domain/setting-fields.ts'
import { settingsChange } from '#domain/settings-writing.ts'
import type { Services } from '#server/services.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/settings'
import { readJson, unprocessable } from './body.ts'
import { problem } from './problem.ts'

const NO_SITE_KEY = `${SETTING_LABELS.siteKey} is required: the captcha in use has none in the environment, and Den does not start without one`

/** `GET /api/settings`: every setting as its owner typed it, for administrators. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(servicesContext).settings.stored())
}

/** `PATCH` changes those that it names and answers with all. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PATCH') return problem(405, 'Method Not Allowed', {}, { Allow: 'GET, HEAD, PATCH' })
  const body = await readJson(request, settingsChange)
  if (!body.ok) return body.response
  const { settings, config } = context.get(servicesContext)
  if (body.value.siteKey === '' && needsSiteKey(config)) return unprocessable({ siteKey: NO_SITE_KEY })
  return Response.json(await settings.save(body.value))
}

/** Without one the captcha would be closed to everybody, and the next start refused. */
function needsSiteKey({ captcha, captchaSiteKey }: Services['config']): boolean {
  return captcha.provider !== 'altcha' && !captchaSiteKey
}
