import { type Announcement, NO_ANNOUNCEMENT, writtenAnnouncement } from '#domain/posts/announcement.ts'
import { isReviewCategory, type JudgedCategories } from '#domain/posts/categories/category.ts'
import { FILM_FIELD_NAMES, FILM_FIELDS, type Film, type FilmField } from '#domain/posts/film/film-fields.ts'
import {
  CATEGORIES,
  DEFAULT_CATEGORY,
  kindIn,
  type Post,
  type PostKind,
  type Ratings,
  type Section,
} from '#domain/posts/post.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { TEXT_FIELDS, type TextField } from '#domain/posts/post-fields.ts'
import { isKeptSection } from '#domain/posts/post-writing.ts'
import { eachRating, givesScores } from '#domain/posts/ratings.ts'
import { isEmptySection } from '#domain/posts/sections/empty-section.ts'
import type { Series } from '#domain/posts/series/series.ts'
import { nameList, typedNames } from '#domain/posts/terms/typed-names.ts'
import type { ContentWarning } from '#domain/posts/warnings/content-warnings.ts'
import { type ImageChoice, imageAt } from '../picture/image-choice.ts'
import { newPostId } from './random-key.ts'
import { NO_SEO, type SeoValues, seoIn, seoValues } from './search/seo-values.ts'

/** The form's values, as typed; {@link toCreation} and {@link toChange} interpret them. */
export interface FormValues extends Readonly<Record<TextField, string>> {
  readonly kind: PostKind
  /** Between commas, like `tags`. */
  readonly authors: string
  readonly tags: string
  readonly series: SeriesValues
  readonly featured: 'True' | 'False'
  /** Instant, or empty. */
  readonly pinnedUntil: string
  readonly image: ImageChoice
  readonly seo: SeoValues
  readonly film: FilmValues
  readonly ratings: Ratings
  readonly contentWarnings: readonly WarningValues[]
  readonly sections: readonly FormSection[]
  /** For new posts only: whether subscribers get it by e-mail. */
  readonly announces: boolean
  /** What is written for that mail. */
  readonly announcement: Announcement
  /** Id of the post; a new form chooses that of the post that it makes. */
  readonly id: string
}

export type SeriesValues = Readonly<Record<keyof Series, string>>
export type FilmValues = Readonly<Record<FilmField, string>>

export interface WarningValues extends Pick<ContentWarning, 'kind' | 'severity'> {
  readonly minute: string
}

export interface FormSection extends SectionTexts {
  /** Identifies the section while sections are moved; not saved. */
  readonly key: number
  readonly image: ImageChoice
  readonly hasSpoilers: boolean
  /** Id of the review that the section is about; empty for none. */
  readonly review: string
  readonly film: FilmValues
}

type SectionTexts = Pick<Section, 'sectionTitle' | 'sectionText' | 'sectionImgSrc' | 'sectionImageAlt'>

const NO_RATINGS: Ratings = eachRating(0)
const NO_SERIES: SeriesValues = { name: '', part: '' }
const NO_FILM: FilmValues = record(FILM_FIELD_NAMES, () => '')

export function newForm(date: string, imageSource: string, author = '', category: string = CATEGORIES[0]): FormValues {
  return {
    kind: 'post',
    ...record(TEXT_FIELDS, () => ''),
    author,
    date,
    authors: '',
    tags: '',
    series: NO_SERIES,
    featured: 'False',
    pinnedUntil: '',
    tag: category,
    articleImgSrc: imageSource,
    image: imageAt(''),
    seo: NO_SEO,
    film: NO_FILM,
    ratings: NO_RATINGS,
    contentWarnings: [],
    sections: [newSection(1)],
    announces: true,
    announcement: NO_ANNOUNCEMENT,
    id: newPostId(),
  }
}

/** A new own page, which has none of what belongs to posts. @param page whose words it begins with */
export function newPageForm(page?: PostDocument | null): FormValues {
  const begun = page ? formOf(page) : newForm('', '')
  return { ...begun, kind: 'page', tag: '', announces: false, id: newPostId() }
}

export function newSection(key: number): FormSection {
  const texts = { sectionTitle: '', sectionText: '', sectionImgSrc: '', sectionImageAlt: '' }
  return { key, ...texts, image: imageAt(''), hasSpoilers: false, review: '', film: NO_FILM }
}

/** The film that an entry of a list names. */
export function filmNamed(film: Pick<FilmValues, 'title' | 'year' | 'director'> | null): FilmValues {
  return film ? { ...NO_FILM, ...film } : NO_FILM
}

/** Whether a section holds any input that should not be lost. */
export function saysSomething(section: FormSection): boolean {
  return section.image.uploaded !== null || !isEmptySection(toSection(section))
}

/** Whether a new form holds any text or picture that should not be lost. */
export function hasWords({ title, tagline, description, authors, tags, image, film, ...values }: FormValues): boolean {
  const { series, seo, contentWarnings, sections } = values
  const texts = [title, tagline, description, authors, tags, series.name, image.value, ...Object.values(film)]
  const isSaid = texts.some((text) => text.trim() !== '') || seoIn(seo) !== null
  return isSaid || contentWarnings.length > 0 || sections.some(saysSomething)
}

/**
 * The values to save, without the sections that are left out: from a new post those that lack a text, or a title after the
 * first, from a new page or a changed post those that are empty and not saved.
 */
export function asSaved(values: FormValues, saved: FormValues, isUpdate: boolean): FormValues {
  const savedKeys = new Set(saved.sections.map(({ key }) => key))
  const sections = values.sections.filter((section, place) =>
    isUpdate
      ? savedKeys.has(section.key) || saysSomething(section)
      : isKeptSection(toSection(section), values.kind, place),
  )
  return sections.length === values.sections.length ? values : { ...values, sections }
}

export function formOf(post: PostDocument): FormValues {
  return {
    kind: post.kind ?? 'post',
    ...record(TEXT_FIELDS, (name) => post[name] ?? ''),
    authors: nameList(post.authors ?? []),
    tags: nameList(post.tags ?? []),
    series: seriesValues(post.series ?? null),
    featured: post.featured === 1 ? 'True' : 'False',
    pinnedUntil: post.pinnedUntil ?? '',
    image: imageAt(post.articleImage),
    seo: seoValues(post.seo ?? null),
    film: filmValues(post.film),
    ratings: post.ratings ?? NO_RATINGS,
    contentWarnings: post.contentWarnings.map(({ kind, severity, minute }) => ({
      kind,
      severity,
      minute: minute?.toString() ?? '',
    })),
    sections: post.sections.map(
      ({ sectionImage, sectionSpoilers, sectionReview = '', sectionFilm = null, ...texts }, index) => ({
        ...texts,
        key: index + 1,
        image: imageAt(sectionImage),
        hasSpoilers: sectionSpoilers === 1,
        review: sectionReview,
        film: filmValues(sectionFilm),
      }),
    ),
    announces: false,
    announcement: NO_ANNOUNCEMENT,
    id: post.id,
  }
}

/**
 * A published post with what readers see in place of a category or source that it lacks.
 * @param source what an article without a source shows
 */
export function asShown<P extends Pick<Post, 'kind' | 'tag' | 'articleImgSrc'>>(post: P, source: string): P {
  if (post.kind === 'page') return post
  return {
    ...post,
    tag: post.tag.trim() === '' ? DEFAULT_CATEGORY : post.tag,
    articleImgSrc: post.articleImgSrc.trim() === '' ? source : post.articleImgSrc,
  }
}

/** The fields of a publication. Without a path the post gets one of its title. */
export function toCreation(values: FormValues, categories: JudgedCategories): Record<string, unknown> {
  const { path, ...written } = toWritten(values)
  return {
    ...written,
    ...(path && { path }),
    ratings: savedRatings(values, categories),
    announce: values.announces,
    announcement: writtenAnnouncement(values.announcement),
  }
}

/** The fields of a draft in a request: all values of the form, including unfinished sections. */
export function toDraft(values: FormValues): Record<string, unknown> {
  return {
    ...toWritten(values),
    ratings: values.kind === 'page' ? null : values.ratings,
    announce: values.announces,
    announcement: writtenAnnouncement(values.announcement),
  }
}

/** The fields of a scheduled post in a request: those of a draft, but the scores of a publication. */
export function toScheduled(values: FormValues, categories: JudgedCategories): Record<string, unknown> {
  return { ...toDraft(values), ratings: savedRatings(values, categories) }
}

/** The scores to save: those of a review, and those that were given before the post ceased to be one. */
function savedRatings(values: FormValues, categories: JudgedCategories): Ratings | null {
  return ratingsOf(values, categories) ?? (givesScores(values.ratings) ? values.ratings : null)
}

/** The scores of a review; null for any other post. */
export function ratingsOf({ tag, ratings }: FormValues, categories: JudgedCategories): Ratings | null {
  return isReviewCategory(categories, tag) ? ratings : null
}

/** The body of `PATCH /api/blogs/:id`. A post that is no review keeps the ratings that it had. */
export function toChange(
  values: FormValues,
  before: { readonly ratings: Ratings | null },
  categories: JudgedCategories,
): Record<string, unknown> {
  return { ...toWritten(values), ratings: savedRatings(values, categories) ?? before.ratings }
}

export function toWritten(values: FormValues) {
  return {
    ...kindIn(values),
    ...record(TEXT_FIELDS, (name) => values[name]),
    authors: typedNames(values.authors),
    tags: typedNames(values.tags),
    series: seriesIn(values.series),
    featured: values.featured === 'True' ? (1 as const) : (0 as const),
    pinnedUntil: values.pinnedUntil || null,
    articleImage: values.image.value,
    seo: seoIn(values.seo),
    film: filmIn(values.film),
    contentWarnings: values.contentWarnings.map(toWarning),
    sections: values.sections.map(toSection),
  }
}

export function toSection({ key: _, image, hasSpoilers, review, film, ...texts }: FormSection): Section {
  const sectionFilm = filmIn(film)
  return {
    ...texts,
    sectionImage: image.value,
    ...(hasSpoilers && { sectionSpoilers: 1 }),
    ...(review && { sectionReview: review }),
    ...(sectionFilm && { sectionFilm }),
  }
}

function toWarning({ kind, severity, minute }: WarningValues): ContentWarning {
  return { kind, severity, ...(minute && { minute: Number(minute) }) }
}

/** That of a draft may lack its name or part. */
function seriesValues(series: Partial<Series> | null): SeriesValues {
  return { name: series?.name ?? '', part: series?.part?.toString() ?? '' }
}

/** A part that is no number is sent as typed, so that the schema refuses it with a message. */
function seriesIn({ name, part }: SeriesValues): Series | null {
  const [said, typed] = [name.trim(), part.trim()]
  if (said === '' && typed === '') return null
  return { name: said, ...(typed && { part: /^\d+$/.test(typed) ? Number(typed) : typed }) } as Series
}

function filmValues(film: Film | null): FilmValues {
  return film ? record(FILM_FIELD_NAMES, (name) => film[name]?.toString() ?? '') : NO_FILM
}

/** Text in a number field that is not a number is sent as typed, so that the schema refuses it with a message. */
function filmIn(typed: FilmValues): Film | null {
  const film = FILM_FIELD_NAMES.flatMap((name) => {
    const text = typed[name].trim()
    return text ? [[name, FILM_FIELDS[name].isNumber && /^\d+$/.test(text) ? Number(text) : text]] : []
  })
  return film.length > 0 ? (Object.fromEntries(film) as Film) : null
}

function record<Name extends string>(names: readonly Name[], textOf: (name: Name) => string): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>
}

/** @returns the address of a section's picture; empty without one */
export function sectionImage({ sections }: FormValues, key: number): string {
  return sections.find((section) => section.key === key)?.image.value ?? ''
}
