import type { PostInput } from '../../domain/posts/post.ts'

/**
 * A post of the demo blog. Its picture fields (`articleImage` and each `sectionImage`) name a file of
 * `content/demo/pictures/` or are empty; seeding puts the file into the media store and its address into the field.
 * `sectionReview` holds the title of another demo post, which seeding replaces by the id of that post.
 */
export type DemoPost = Omit<PostInput, 'path' | 'comments'>
