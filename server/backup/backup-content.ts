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

/** How much of each kind a backup holds. */
export function numbersIn({ tables, pictures, unpublishedPosts = 0 }: Manifest) {
  const rows = (table: string) => tables[table]?.rows ?? 0
  return {
    posts: rows('posts') - unpublishedPosts,
    draftsAndTrash: unpublishedPosts,
    pictures: Object.keys(pictures).length,
    subscribers: rows('subscribers'),
    administrators: rows('accounts'),
  }
}

function kindsOf(manifest: Manifest): [count: number, one: string, many: string][] {
  const { posts, draftsAndTrash, pictures, subscribers, administrators } = numbersIn(manifest)
  return [
    [posts, 'post', 'posts'],
    [draftsAndTrash, 'draft or post in the trash', 'drafts and posts in the trash'],
    [pictures, 'picture', 'pictures'],
    [subscribers, 'subscriber', 'subscribers'],
    [administrators, 'administrator', 'administrators'],
  ]
}
