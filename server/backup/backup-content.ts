import { counted } from '#domain/text/counted.ts'
import type { Manifest } from './archive-format.ts'

/** The content of a backup in words, such as "25 posts" and "0 pictures". */
export function partsOf(manifest: Manifest): string[] {
  return kindsOf(manifest).map(([count, one, many]) => counted(count, one, many))
}

/** Those parts of which there is something, such as "25 posts, 1 picture, 5,000 subscribers". Posts are always named. */
export function countsOf(manifest: Manifest): string {
  const kinds = kindsOf(manifest)
  return partsOf(manifest)
    .filter((_, index) => index === 0 || kinds[index]![0] > 0)
    .join(', ')
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
