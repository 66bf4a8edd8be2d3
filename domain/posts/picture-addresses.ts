import { picturesIn } from '../text/marked-blocks.ts'
import type { PostInput } from './post.ts'

/** Every picture that a post names: the main one, those of its sections, and those within their texts. Some may be empty. */
export function pictureAddresses({ articleImage, sections }: Pick<PostInput, 'articleImage' | 'sections'>): string[] {
  return [
    articleImage,
    ...sections.flatMap(({ sectionImage, sectionText }) => [sectionImage, ...picturesIn(sectionText)]),
  ]
}
