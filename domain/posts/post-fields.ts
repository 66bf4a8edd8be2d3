import type { Section } from './post.ts'

/** Labels by names in the JSON interface. The form's values, its errors and the comparison of versions follow this order. */
export const FIELD_LABELS = {
  title: 'Title',
  author: 'Author Name',
  date: 'Date',
  tag: 'Category',
  featured: 'Featured',
  tagline: 'Short Caption',
  description: 'Long Caption',
  path: 'Path',
  articleImage: 'Main Image',
  articleImgSrc: 'Image Source',
  articleImageAlt: 'Image Description',
} as const

export const SECTION_LABELS = {
  sectionTitle: 'Section Title',
  sectionText: 'Section Text',
  sectionImage: 'Section Image',
  sectionImgSrc: 'Section Image Source',
  sectionImageAlt: 'Section Image Description',
  sectionSpoilers: 'This section contains spoilers',
  sectionReview: 'Review of this section',
  sectionFilm: 'Film of this section',
} as const satisfies Record<keyof Section, string>

export const WARNINGS_LABEL = 'Content Warnings'

export type PostField = keyof typeof FIELD_LABELS
export type TextField = Exclude<PostField, 'featured' | 'articleImage'>

export const TEXT_FIELDS = namesOf(FIELD_LABELS).filter(
  (name): name is TextField => name !== 'featured' && name !== 'articleImage',
)

export function requiredMessage(field: PostField): string {
  return `${FIELD_LABELS[field]} is required`
}

function namesOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[]
}
