import { picturesIn } from '../text/marked-blocks.ts'
import type { PostInput } from './post.ts'

/** The fields in which a post names pictures. What an earlier version stored lacks `seo`. */
export type Pictured = Pick<PostInput, 'articleImage' | 'sections'> & Partial<Pick<PostInput, 'seo'>>

/** Every picture that a post names: the main one, that of shared links, and those of sections and their texts. Some may be empty. */
export function pictureAddresses({ articleImage, sections, seo }: Pictured): string[] {
  return [
    articleImage,
    seo?.picture ?? '',
    ...sections.flatMap(({ sectionImage, sectionText }) => [sectionImage, ...picturesIn(sectionText)]),
  ]
}
