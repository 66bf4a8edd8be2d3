import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import {
  SETTING_PICTURES,
  type Settings,
  type SettingsChange,
  settingsChange,
} from '#domain/settings/settings-writing.ts'
import type { Services } from '#server/services.ts'
import { noteForAudit } from '../../audit.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/settings'
import { passwordNeeded } from './auth/password-needed.ts'
import { readJson, unprocessable } from './body.ts'

const NO_SITE_KEY = `${SETTING_LABELS.siteKey} is required: the captcha in use has none in the environment, and Den does not start without one`

const NO_SECOND_FACTOR = 'Set up a second factor of your own first, under Account. Otherwise this would lock you out.'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(servicesContext).settings.stored())
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, settingsChange)
  const { identity, secondFactor, settings, media, config } = context.get(servicesContext)
  const { siteKey, requireSecondFactor } = body
  const before = await settings.stored()
  const isOtherService = siteKey !== undefined && siteKey !== before.siteKey
  const isOtherRule = requireSecondFactor !== undefined && requireSecondFactor !== before.requireSecondFactor
  if ((isOtherService || isOtherRule) && !(await identity.isRecentlyConfirmed(request))) return passwordNeeded()
  if (siteKey === '' && needsSiteKey(config)) return unprocessable({ siteKey: NO_SITE_KEY })
  if (isOtherRule && requireSecondFactor && !(await secondFactor.has(context.get(viewerContext)!.id)))
    return unprocessable({ requireSecondFactor: NO_SECOND_FACTOR })
  const missing = await missingPictures(body, media)
  if (missing) return unprocessable(missing)
  const after = await settings.save(body, context.get(viewerContext)!.email)
  noteChanges(context, before, after)
  return Response.json(after)
}

/** By the field; undefined where all pictures are stored. The day until they would be removed begins again. */
async function missingPictures(
  change: SettingsChange,
  media: Services['media'],
): Promise<Record<string, string> | undefined> {
  const missing: Record<string, string> = {}
  for (const name of SETTING_PICTURES) {
    const address = change[name]
    if (address && !(await media.keep(address))) missing[name] = 'This picture is not stored. Choose it again.'
  }
  return Object.keys(missing).length > 0 ? missing : undefined
}

/** Records the names of the changed settings, never their values. */
function noteChanges(context: Route.ActionArgs['context'], before: Settings, after: Settings): void {
  const keys = (Object.keys(SETTING_LABELS) as (keyof Settings)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (keys.length > 0)
    noteForAudit(context, { what: 'settings.changed', about: keys.map((key) => SETTING_LABELS[key]).join(', ') })
}

/** Whether the setting is needed: without a site key a captcha service refuses every visitor, and the next start fails. */
function needsSiteKey({ captcha, captchaSiteKey }: Services['config']): boolean {
  return captcha.provider !== 'altcha' && !captchaSiteKey
}
