import type { ListedPicture, PictureUse } from '#domain/pictures/listed-picture.ts'
import type { PostAuthors } from '#server/posts/authors/post-authors.ts'

/** Removes uses in unpublished posts of accounts other than `authorId`. */
export async function withVisibleUses(
  pictures: readonly ListedPicture[],
  postAuthors: PostAuthors,
  authorId: string,
): Promise<ListedPicture[]> {
  const uses = pictures.flatMap(({ uses, earlierUse }) => [...uses, ...(earlierUse ? [earlierUse] : [])])
  const own = await postAuthors.ownAmong([...new Set(uses.map(({ id }) => id))], authorId)
  const isVisible = ({ id, status }: PictureUse) => status === 'published' || own.has(id)
  return pictures.map((picture) => ({
    ...picture,
    uses: picture.uses.filter(isVisible),
    earlierUse: picture.earlierUse && isVisible(picture.earlierUse) ? picture.earlierUse : null,
  }))
}
