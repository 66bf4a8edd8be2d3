import type { Post } from './post.ts'

/** Entity tag of a post's current state; `views` does not change it. */
export function postEntityTag({ id, revision }: Pick<Post, 'id' | 'revision'>): string {
  return `"${id}.${revision}"`
}

export function editEntityTag(postId: string, edit: number): string {
  return `"${postId}.edit.${edit}"`
}

/** What a save with this idempotency key has stored: `If-Match` may name it where its answer, with the entity tag, was lost. */
export function saveEntityTag(postId: string, key: string): string {
  return `"${postId}.save.${key}"`
}
