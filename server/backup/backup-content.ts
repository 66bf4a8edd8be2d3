import type { Manifest } from './archive-format.ts'

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
