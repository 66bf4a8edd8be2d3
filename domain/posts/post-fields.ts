import { fields } from '../locales/en/admin/fields.ts'
import { LINE_MAX } from '../text/plain-text.ts'
import type { PostInput, Section } from './post.ts'
import { LANGUAGE_TAG_MAX } from './post-language.ts'

/** The longest caption, in bytes of UTF-8. */
const CAPTION_MAX = 10_000

interface PostFieldFacts {
  readonly label: string
  /** Position in the form. Errors and the comparison of revisions follow it. */
  readonly form?: number
  /** Of a text without rules of its own: its limit in bytes of UTF-8. */
  readonly maxBytes?: number
  /** A published post needs it. */
  readonly isRequired?: true
  /** Name in the front matter of an exported file, where it differs. */
  readonly markdown?: string
  /** Description in the API document. */
  readonly description?: string
  /** An answer lacks it where it is empty. */
  readonly isLeftOut?: true
  /** The value of a draft that was sent without it. */
  readonly empty: unknown
}

/**
 * The fields of a post that a writer fills in, in the order of its JSON. Texts with `maxBytes` need nothing else in the schemas of calls and
 * answers, rows, exports, imports and the comparison of revisions.
 */
export const POST_FIELDS = {
  title: { label: fields.title, form: 1, isRequired: true, empty: '' },
  tagline: {
    label: fields.tagline,
    form: 6,
    maxBytes: CAPTION_MAX,
    isRequired: true,
    description: 'The short caption',
    empty: '',
  },
  description: {
    label: fields.description,
    form: 7,
    maxBytes: CAPTION_MAX,
    isRequired: true,
    description: 'The long caption',
    empty: '',
  },
  author: { label: fields.author, form: 2, maxBytes: LINE_MAX, isRequired: true, empty: '' },
  authors: { label: fields.authors, isLeftOut: true, empty: [] },
  date: { label: fields.date, form: 3, isRequired: true, empty: '' },
  tag: {
    label: fields.tag,
    form: 4,
    maxBytes: LINE_MAX,
    isRequired: true,
    markdown: 'category',
    description: 'The category',
    empty: '',
  },
  tags: { label: fields.tags, isLeftOut: true, empty: [] },
  series: { label: fields.series, isLeftOut: true, empty: null },
  featured: { label: fields.featured, form: 5, isRequired: true, empty: 0 },
  pinnedUntil: { label: fields.pinnedUntil, isLeftOut: true, empty: null },
  path: { label: fields.path, form: 8, description: 'Starts with /blogs/; not percent-encoded', empty: '' },
  language: {
    label: fields.language,
    form: 12,
    maxBytes: LANGUAGE_TAG_MAX,
    description: 'BCP 47 tag, where it is not that of the blog',
    isLeftOut: true,
    empty: '',
  },
  film: { label: fields.film, empty: null },
  articleImage: {
    label: fields.articleImage,
    form: 9,
    markdown: 'image',
    description: 'Address of a picture on this server, a data: string, or empty',
    empty: '',
  },
  articleImgSrc: {
    label: fields.articleImgSrc,
    form: 10,
    maxBytes: LINE_MAX,
    isRequired: true,
    markdown: 'imageSource',
    empty: '',
  },
  articleImageAlt: { label: fields.articleImageAlt, form: 11, markdown: 'imageAlt', empty: '' },
  sections: { label: fields.sections, empty: [] },
  ratings: { label: fields.ratings, empty: null },
  contentWarnings: { label: fields.contentWarnings, empty: [] },
  seo: { label: fields.seo, isLeftOut: true, empty: null },
} as const satisfies Readonly<Record<string, PostFieldFacts>>

type Facts = typeof POST_FIELDS
export type PostFieldName = keyof Facts
/** A field with a control of its own in the form. */
type PostField = { [Name in PostFieldName]: Facts[Name] extends { form: number } ? Name : never }[PostFieldName]
export type TextField = Exclude<PostField, 'featured' | 'articleImage'>
/** A text without rules of its own. */
export type PlainText = {
  [Name in PostFieldName]: Facts[Name] extends { maxBytes: number } ? Name : never
}[PostFieldName]

/** A field that answers lack where it is empty. */
export type LeftOutField = {
  [Name in PostFieldName]: Facts[Name] extends { isLeftOut: true } ? Name : never
}[PostFieldName]

export const POST_FIELD_NAMES = Object.keys(POST_FIELDS) as PostFieldName[]
const FORM_FIELDS = POST_FIELD_NAMES.filter(isInForm).sort((a, b) => POST_FIELDS[a].form - POST_FIELDS[b].form)
const PLAIN_TEXTS = POST_FIELD_NAMES.filter((name): name is PlainText => 'maxBytes' in POST_FIELDS[name])

/** Labels in English, in the order of the form. */
export const FIELD_LABELS = Object.fromEntries(FORM_FIELDS.map((name) => [name, POST_FIELDS[name].label])) as {
  readonly [Name in PostField]: Facts[Name]['label']
}

export const TEXT_FIELDS = FORM_FIELDS.filter(
  (name): name is TextField => name !== 'featured' && name !== 'articleImage',
)

/** A post of which nothing is written yet. */
export const EMPTY_POST: PostInput = {
  ...(Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, POST_FIELDS[name].empty])) as Record<
    PostFieldName,
    never
  >),
  comments: [],
}

export const EMPTY_SECTION: Section = {
  sectionTitle: '',
  sectionText: '',
  sectionImage: '',
  sectionImgSrc: '',
  sectionImageAlt: '',
}

export const SECTION_LABELS = {
  sectionTitle: fields.sectionTitle,
  sectionText: fields.sectionText,
  sectionImage: fields.sectionImage,
  sectionImgSrc: fields.sectionImgSrc,
  sectionImageAlt: fields.sectionImageAlt,
  sectionSpoilers: fields.sectionSpoilers,
  sectionReview: fields.sectionReview,
  sectionFilm: fields.sectionFilm,
} as const satisfies Record<keyof Section, string>

/** A value for each text without rules of its own. */
export function eachPlainText<T>(
  of: (name: PlainText, facts: PostFieldFacts & { readonly maxBytes: number }) => T,
): Record<PlainText, T> {
  return Object.fromEntries(PLAIN_TEXTS.map((name) => [name, of(name, POST_FIELDS[name])])) as Record<PlainText, T>
}

/** Name of a field in the front matter of an exported file. */
export function markdownName(name: PostFieldName): string {
  return postFieldFacts(name).markdown ?? name
}

export function postFieldFacts(name: PostFieldName): PostFieldFacts {
  return POST_FIELDS[name]
}

export function requiredMessage(field: PostField): string {
  return `${FIELD_LABELS[field]} is required`
}

function isInForm(name: PostFieldName): name is PostField {
  return 'form' in POST_FIELDS[name]
}
