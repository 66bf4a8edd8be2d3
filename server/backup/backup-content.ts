import { counted } from '#domain/text/counted.ts'
import type { Manifest } from './archive-format.ts'

/** The content of a backup in words, such as "25 posts, 1 picture, 5,000 subscribers, of 2026-10-31 12:00 UTC". */
export function contentOf(manifest: Manifest): string {
  const { createdAt } = manifest
  const counts = kindsOf(manifest).map(([count, one, many]) => counted(count, one, many))
  return `${counts.join(', ')}, of ${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)} UTC`
}

export function countsOf(manifest: Manifest): string {
  const [posts, ...others] = kindsOf(manifest)
  const shown = [posts!, ...others.filter(([count]) => count > 0)]
  return shown.map(([count, one, many]) => counted(count, one, many)).join(', ')
}

function kindsOf({ tables, pictures, unpublishedPosts = 0 }: Manifest): [count: number, one: string, many: string][] {
  const rows = (table: string) => tables[table]?.rows ?? 0
  return [
    [rows('posts') - unpublishedPosts, 'post', 'posts'],
    [unpublishedPosts, 'draft or post in the trash', 'drafts and posts in the trash'],
    [Object.keys(pictures).length, 'picture', 'pictures'],
    [rows('subscribers'), 'subscriber', 'subscribers'],
    [rows('accounts'), 'administrator', 'administrators'],
  ]
}
