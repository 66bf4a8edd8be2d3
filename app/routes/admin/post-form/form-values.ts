import type { Picture } from '#domain/picture.ts'
import { CATEGORIES, type Film, type Post, type Ratings, type Section } from '#domain/post.ts'
import { isCompleteSection } from '#domain/post-writing.ts'
import { isReview } from '#domain/review.ts'

/** What stands in the form. Everything is kept as typed; what it means is for {@link toCreation} and {@link toChange}. */
export interface FormValues {
  readonly author: string
  readonly title: string
  readonly date: string
  readonly featured: 'True' | 'False'
  readonly tag: string
  readonly articleImgSrc: string
  readonly tagline: string
  readonly description: string
  readonly image: ImageChoice
  readonly articleImageAlt: string
  readonly filmTitle: string
  readonly filmYear: string
  readonly filmDirector: string
  readonly ratings: Ratings
  readonly sections: readonly FormSection[]
  /** Only on update: where the post stands. */
  readonly path: string
  /** Only of a new post: whether subscribers get it by e-mail. */
  readonly announces: boolean
  /** Tells this wish for a new post from the next, should an answer get lost. */
  readonly creationKey: string
}

export type TextField = Exclude<
  keyof FormValues,
  'image' | 'ratings' | 'sections' | 'featured' | 'announces' | 'creationKey'
>

export interface FormSection extends Omit<Section, 'sectionImage'> {
  /** Tells blocks apart while they are moved about; saved nowhere. */
  readonly key: number
  readonly image: ImageChoice
}

/** A picture of the form: see the image picker. */
export interface ImageChoice {
  /** Address, or empty. */
  readonly value: string
  readonly uploaded: Picture | null
  readonly isExcluded: boolean
}

export const NO_RATINGS: Ratings = {
  terror: 0,
  suspense: 0,
  originality: 0,
  cinematography: 0,
  acting: 0,
  soundtrack: 0,
  overall: 0,
}

export function newForm(date: string, imageSource: string): FormValues {
  return {
    author: '',
    title: '',
    date,
    featured: 'False',
    tag: CATEGORIES[0],
    articleImgSrc: imageSource,
    tagline: '',
    description: '',
    image: imageAt(''),
    articleImageAlt: '',
    filmTitle: '',
    filmYear: '',
    filmDirector: '',
    ratings: NO_RATINGS,
    sections: [newSection(1)],
    path: '',
    announces: true,
    creationKey: newCreationKey(),
  }
}

export function newSection(key: number): FormSection {
  return { key, sectionTitle: '', sectionText: '', sectionImgSrc: '', sectionImageAlt: '', image: imageAt('') }
}

/** Whether something would be missed if it were gone. */
export function saysSomething({ key: _, image, ...texts }: FormSection): boolean {
  return image.value !== '' || image.uploaded !== null || Object.values(texts).some((text) => text.trim() !== '')
}

/**
 * The form as it will be saved, without the sections that are left out: of a new post those lacking a title or text (§5), of
 * a changed one those that were added and hold nothing.
 */
export function asSaved(values: FormValues, saved: FormValues, isUpdate: boolean): FormValues {
  const savedKeys = new Set(saved.sections.map(({ key }) => key))
  const sections = values.sections.filter((section) =>
    isUpdate ? savedKeys.has(section.key) || saysSomething(section) : isCompleteSection(section),
  )
  return sections.length === values.sections.length ? values : { ...values, sections }
}

type SavedPost = Omit<Post, 'revision' | 'createdAt' | 'updatedAt' | 'updatedBy'>

export function formOf(post: SavedPost): FormValues {
  return {
    author: post.author,
    title: post.title,
    date: post.date,
    featured: post.featured === 1 ? 'True' : 'False',
    tag: post.tag,
    articleImgSrc: post.articleImgSrc,
    tagline: post.tagline,
    description: post.description,
    image: imageAt(post.articleImage),
    articleImageAlt: post.articleImageAlt,
    filmTitle: post.film?.title ?? '',
    filmYear: post.film?.year?.toString() ?? '',
    filmDirector: post.film?.director ?? '',
    ratings: post.ratings ?? NO_RATINGS,
    sections: post.sections.map(({ sectionImage, ...section }, index) => ({
      ...section,
      key: index + 1,
      image: imageAt(sectionImage),
    })),
    path: post.path,
    announces: false,
    creationKey: '',
  }
}

/** The body of `POST /api/blogs`. */
export function toCreation(values: FormValues): Record<string, unknown> {
  const { path: _, ...written } = toWritten(values)
  return { ...written, ratings: isReview(values.tag) ? values.ratings : null, announce: values.announces }
}

/** The body of `PATCH /api/blogs/:id`. A post that is no review keeps the ratings that it had. */
export function toChange(values: FormValues, before: { readonly ratings: Ratings | null }): Record<string, unknown> {
  return { ...toWritten(values), ratings: isReview(values.tag) ? values.ratings : before.ratings }
}

function toWritten(values: FormValues) {
  return {
    author: values.author,
    title: values.title,
    date: values.date,
    featured: values.featured === 'True' ? 1 : 0,
    tag: values.tag,
    articleImage: values.image.value,
    articleImgSrc: values.articleImgSrc,
    articleImageAlt: values.articleImageAlt,
    tagline: values.tagline,
    description: values.description,
    film: filmIn(values),
    sections: values.sections.map(toSection),
    path: values.path,
  }
}

export function toSection({ key: _, image, ...section }: FormSection): Section {
  return { ...section, sectionImage: image.value }
}

/** A year that is no number goes out as it was typed, to be refused in words. */
export function filmIn({ filmTitle, filmYear, filmDirector }: FormValues): Film | null {
  const year = filmYear.trim()
  const film = {
    ...(filmTitle.trim() && { title: filmTitle.trim() }),
    ...(year && { year: /^\d+$/.test(year) ? Number(year) : (year as unknown as number) }),
    ...(filmDirector.trim() && { director: filmDirector.trim() }),
  }
  return Object.keys(film).length > 0 ? film : null
}

/** `randomUUID` is there on safe addresses only. */
export function newCreationKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function imageAt(address: string): ImageChoice {
  return { value: address, uploaded: null, isExcluded: false }
}

/** Whether two forms say the same. What was not touched is the same object, so this is quick. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => saysTheSame(a[name as keyof object], b[name as keyof object]))
}
