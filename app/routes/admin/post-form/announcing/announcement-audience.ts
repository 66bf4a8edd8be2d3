import type { RouterContextProvider } from 'react-router'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { servicesContext } from '../../../../context.ts'
import { onlyAuthor } from '../../../../role-refusal.ts'

/** The recipients of an announcement; null for authors, who may not announce posts. */
export async function announcementAudience(
  context: Readonly<RouterContextProvider>,
): Promise<AnnouncementAudience | null> {
  return onlyAuthor(context) === undefined ? context.get(servicesContext).mailAdmin.audience() : null
}
