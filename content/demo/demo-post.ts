import type { PostInput, Section } from '../../domain/posts/post.ts'
import { EMPTY_POST } from '../../domain/posts/post-fields.ts'

/**
 * A post of the demo blog. Its picture fields (`articleImage` and each `sectionImage`) name a file of
 * `content/demo/pictures/` or are empty; seeding puts the file into the media store and its address into the field.
 * `sectionReview` holds the title of another demo post, which seeding replaces by the id of that post.
 */
export type DemoPost = Omit<PostInput, 'path' | 'comments'>

type Written = Pick<DemoPost, 'title' | 'tagline' | 'description' | 'author' | 'date' | 'tag'> &
  Partial<Omit<DemoPost, 'sections'>> & {
    readonly sections: readonly (Pick<Section, 'sectionText'> & Partial<Section>)[]
  }

/** What a post does not name is empty, but for the source of its drawn picture or cover. */
export function demoPost({ sections, ...written }: Written): DemoPost {
  const { path: _, comments: __, ...empty } = EMPTY_POST
  return {
    ...empty,
    articleImgSrc: 'Drawn for The Midnight Den',
    ...written,
    sections: sections.map((section) => ({ ...EMPTY_SECTION, ...section })),
  }
}

const EMPTY_SECTION = { sectionTitle: '', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }
