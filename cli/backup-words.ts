import type { Manifest } from '#server/backup/archive-format.ts'
import { partsOf } from '#server/backup/backup-content.ts'
import type { HeldBack } from '#server/backup/restore/held-back.ts'
import { serverSayer, speech, t } from './speech.ts'
import { printable } from './terminal.ts'

/** The content of a backup, such as “25 posts, 1 picture, 5,000 subscribers, of 2026-10-31 12:00 UTC”. */
export async function contentWords(manifest: Manifest): Promise<string> {
  const parts = partsOf(manifest).map(await serverSayer())
  const instant = manifest.createdAt.slice(0, 16).replace('T', ' ')
  return t('contentOf', { parts: speech().commas(parts), instant })
}

/** Sentences about cancelled pending work. */
export function heldBackLines({ mails, announcements, invitations, posts }: HeldBack): string[] {
  return [
    ...(mails > 0 ? [t('mailsCancelled', { count: mails })] : []),
    ...(announcements > 0 ? [t('announcementsStopped', { count: announcements })] : []),
    ...(invitations > 0 ? [t('invitationsToRepeat', { count: invitations })] : []),
    ...(posts.length > 0
      ? [t('scheduledAreDrafts', { count: posts.length, titles: posts.map(printable).join(', ') })]
      : []),
  ]
}

/** Sentences about sign-in and secrets after a restore. */
export function secretsLine({ secrets, createdAt }: Manifest): string {
  return secrets ? t('signInAgain', { day: createdAt.slice(0, 10) }) : t('withoutSecrets')
}
