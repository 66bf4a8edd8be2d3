/** What the form calls each field of a post, and what its messages call it. */
export const FIELD_LABELS = {
  author: 'Author Name',
  title: 'Title',
  date: 'Date',
  featured: 'Featured',
  tag: 'Category',
  articleImage: 'Main Image',
  articleImgSrc: 'Image Source',
  tagline: 'Short Caption',
  description: 'Long Caption',
} as const

export const SECTION_LABELS = {
  sectionTitle: 'Section Title',
  sectionImgSrc: 'Section Image Source',
  sectionText: 'Section Text',
  sectionImage: 'Section Image',
} as const

export type PostField = keyof typeof FIELD_LABELS

export function requiredMessage(field: PostField): string {
  return `${FIELD_LABELS[field]} is required`
}
