import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { call } from '../../../../ui/call.ts'

const TIMEOUT_MS = 3000

/** Asks the server for the audience. @returns `known` after an error, or without an answer within three seconds */
export async function currentAudience(known: AnnouncementAudience): Promise<AnnouncementAudience> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  const answer = await Promise.race([call<AnnouncementAudience>('GET', '/admin/audience'), late])
  return answer?.ok ? answer.value : known
}
