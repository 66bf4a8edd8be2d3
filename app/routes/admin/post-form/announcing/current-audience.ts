import type { AnnouncementAudience } from '#server/mail/mail-admin.ts'
import { call } from '../../../../ui/call.ts'

const TIMEOUT_MS = 3000

/** The audience as the server has it now; as it was known where the server does not say so in time. */
export async function currentAudience(known: AnnouncementAudience): Promise<AnnouncementAudience> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  const answer = await Promise.race([call<AnnouncementAudience>('GET', '/admin/audience'), late])
  return answer?.ok ? answer.value : known
}
