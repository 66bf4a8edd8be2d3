import type { Post } from './post.ts'

export type PostDocument = Omit<Post, 'revision' | 'createdAt' | 'updatedAt' | 'updatedBy'>

/** The same fields in the same order for every post, so that two exports can be compared line by line. */
export function postDocument(post: Post): PostDocument {
  return {
    id: post.id,
    title: post.title,
    tagline: post.tagline,
    description: post.description,
    author: post.author,
    date: post.date,
    tag: post.tag,
    featured: post.featured,
    path: post.path,
    film: post.film,
    articleImage: post.articleImage,
    articleImgSrc: post.articleImgSrc,
    articleImageAlt: post.articleImageAlt,
    sections: post.sections,
    ratings: post.ratings,
    contentWarnings: post.contentWarnings,
    comments: post.comments,
    views: post.views,
  }
}

/** Header of the answer to a publication that is announced: the number of recipients. */
export const ANNOUNCED_TO = 'Announced-To'

/** Entity tag of a post's current state; `views` does not change it. */
export function postEntityTag({ id, revision }: Pick<Post, 'id' | 'revision'>): string {
  return `"${id}.${revision}"`
}

export function editEntityTag(postId: string, edit: number): string {
  return `"${postId}.edit.${edit}"`
}

/** The same document with other pictures: `translate` gets the main picture and those of sections. */
export function withPictures(document: PostDocument, translate: (address: string) => string): PostDocument {
  const picture = (address: string) => (address ? translate(address) : '')
  return {
    ...document,
    articleImage: picture(document.articleImage),
    sections: document.sections.map((section) => ({ ...section, sectionImage: picture(section.sectionImage) })),
  }
}
