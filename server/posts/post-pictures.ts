import { mediumNamedBy } from '#domain/pictures/picture.ts'
import { type Pictured, pictureAddresses } from '#domain/posts/picture-addresses.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'

/** The first address under `/media/` in a post whose picture is not stored. Addresses that the post had `before` are not checked. */
export async function missingPicture(
  { read }: Connection,
  post: Pictured,
  before?: Pictured,
): Promise<string | undefined> {
  const known = new Set(before && pictureAddresses(before))
  const wanted = pictureAddresses(post).flatMap((address) => {
    const medium = known.has(address) ? undefined : mediumNamedBy(address)
    return medium ? [{ address, ...medium }] : []
  })
  if (wanted.length === 0) return undefined
  const hashes = wanted.map(({ hash }) => hash)
  const rows = await read.selectFrom('media').select(['hash', 'type']).where('hash', 'in', hashes).execute()
  const types = new Map(rows.map(({ hash, type }) => [hash, type]))
  return wanted.find(({ hash, type }) => types.get(hash) !== type)?.address
}

/**
 * Keeps the pictures of a post and its pending edit from upkeep. Belongs into the transaction that saves one of them.
 * @param isNew the post has been inserted, so there is neither an edit of it nor a picture that it used
 */
export async function recordPictures({ write }: Connection, post: Post, isNew = false): Promise<void> {
  const edits = isNew
    ? []
    : await write.selectFrom('pending_edits').select('content').where('post_id', '=', post.id).execute()
  const addresses = [post, ...edits.map(({ content }) => JSON.parse(content))].flatMap(pictureAddresses)
  const hashes = hashesAt(addresses)
  if (!isNew) await write.deleteFrom('media_use').where('post_id', '=', post.id).execute()
  if (hashes.length === 0) return
  await write
    .insertInto('media_use')
    .values(hashes.map((hash) => ({ hash, post_id: post.id })))
    .execute()
  // If a later save drops them, their day of grace begins anew, even if no search for unused pictures ran in between.
  await write.deleteFrom('media_unused').where('hash', 'in', hashes).execute()
}

export function hashesAt(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => mediumNamedBy(address)?.hash ?? []))]
}
