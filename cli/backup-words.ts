import type { Manifest } from '#server/backup/archive-format.ts'
import type { HeldBack } from '#server/backup/held-back.ts'
import { printable } from './terminal.ts'

/** What a backup holds, such as "25 posts, 1 picture, 5,000 subscribers, of 2026-10-31 12:00 UTC". */
export function contentOf({ tables, pictures, createdAt }: Manifest): string {
  const rows = (table: string) => tables[table]?.rows ?? 0
  const counts = [
    counted(rows('posts'), 'post', 'posts'),
    counted(rows('unpublished_posts'), 'draft or post in the trash', 'drafts and posts in the trash'),
    counted(Object.keys(pictures).length, 'picture', 'pictures'),
    counted(rows('subscribers'), 'subscriber', 'subscribers'),
    counted(rows('accounts'), 'administrator', 'administrators'),
  ]
  return `${counts.join(', ')}, of ${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)} UTC`
}

export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

export function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** What a restored site does not do by itself, a sentence for each. */
export function heldBackLines({ mails, announcements, posts }: HeldBack): string[] {
  const lines: string[] = []
  if (mails > 0)
    lines.push(
      `${counted(mails, 'mail that waited to be sent is', 'mails that waited to be sent are')} cancelled, since they may have been sent since.`,
    )
  if (announcements > 0)
    lines.push(`${counted(announcements, 'announcement under way', 'announcements under way')} will not go on.`)
  if (posts.length > 0)
    lines.push(
      `${counted(posts.length, 'scheduled post', 'scheduled posts')} whose time had come ${posts.length === 1 ? 'is a draft' : 'are drafts'} now: ${posts.map(printable).join(', ')}.`,
    )
  return lines
}
