import type { PostInput, Section } from '../../domain/posts/post.ts'

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
  return {
    featured: 0,
    film: null,
    contentWarnings: [],
    ratings: null,
    articleImage: '',
    articleImgSrc: 'Drawn for The Midnight Den',
    articleImageAlt: '',
    ...written,
    sections: sections.map((section) => ({ ...EMPTY_SECTION, ...section })),
  }
}

const EMPTY_SECTION = { sectionTitle: '', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }
