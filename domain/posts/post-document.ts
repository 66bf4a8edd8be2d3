import type { Post } from './post.ts'
import { type LeftOutField, POST_FIELD_NAMES, type PostFieldName, postFieldFacts } from './post-fields.ts'

/** All fields of a post that a writer decides or reads, in the order of its JSON. */
export type WholeDocument = Omit<Post, 'isReview' | 'revision' | 'createdAt' | 'updatedAt' | 'updatedBy'>

/** A post in answers and exports: a field that few posts have is missing where a post has none. */
export type PostDocument = WithoutEmpty<WholeDocument>

type WithoutEmpty<Fields extends Pick<Post, LeftOutField>> = Omit<Fields, LeftOutField> &
  Partial<Pick<Fields, LeftOutField>>

/** The same fields in the same order for every post, so that two exports can be compared line by line. */
export function postDocument(post: Post): PostDocument {
  return withoutEmpty(wholeDocument(post))
}

export function wholeDocument(post: Post): WholeDocument {
  const { id, kind, comments, views } = post
  const fields = Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, post[name]])) as Pick<Post, PostFieldName>
  return { id, ...(kind && { kind }), ...fields, comments, views }
}

export function withoutEmpty<Fields extends Pick<Post, LeftOutField>>(fields: Fields): WithoutEmpty<Fields> {
  const isLeftOut = ([name, value]: [string, unknown]) =>
    LEFT_OUT.has(name) && (value === null || value === '' || (Array.isArray(value) && value.length === 0))
  return Object.fromEntries(Object.entries(fields).filter((entry) => !isLeftOut(entry))) as WithoutEmpty<Fields>
}

const LEFT_OUT: ReadonlySet<string> = new Set(POST_FIELD_NAMES.filter((name) => postFieldFacts(name).isLeftOut))

/** Header of the answer to a publication that is announced: the number of recipients. */
export const ANNOUNCED_TO = 'Announced-To'

/** The same document with other pictures: `translate` gets the main picture and those of sections. */
export function withPictures(document: PostDocument, translate: (address: string) => string): PostDocument {
  const picture = (address: string) => (address ? translate(address) : '')
  return {
    ...document,
    articleImage: picture(document.articleImage),
    ...(document.seo?.picture && { seo: { ...document.seo, picture: picture(document.seo.picture) } }),
    sections: document.sections.map((section) => ({ ...section, sectionImage: picture(section.sectionImage) })),
  }
}
